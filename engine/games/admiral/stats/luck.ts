import type { SavedMatch } from '@/engine/core/match';
import type { DeckType, Luck } from '@/engine/stats/game-stats';
import { COURSES, directionOf, STRENGTHS, strengthOf } from '../data/compass';
import { chartFor } from '../board/chart';
import type { AdmiralOptions } from '../options';
import { tell } from './told';

const none = (): number[] => [0, 0, 0, 0, 0, 0];

/** E-14: of six draws, how many are calm, fresh and a storm. */
const SHARES = { vane: [2, 2, 2], directionOnly: [0, 6, 0], lively: [1, 4, 1] } as const;

/**
 * The vane, by strength and by course, and the dice. The dice of guns and of fights stand with whoever threw them: there a high face is a
 * good one. What storms throw for (8.1.2) stands apart.
 */
export function readLuck(saved: SavedMatch): Luck[] {
  const [seats, defence, strain, all] = [saved.seats.map(none), none(), none(), none()];
  const sectors: number[] = [];
  let profile: keyof typeof SHARES = 'vane';
  const count = (faces: number[], dice: readonly number[]): void => {
    for (const die of dice) {
      faces[die - 1] = (faces[die - 1] as number) + 1;
      all[die - 1] = (all[die - 1] as number) + 1;
    }
  };
  tell(saved, (event, options) => {
    profile = profileOf(options, saved.seats.length);
    if (event.type === 'wind') sectors.push(event.sector);
    else if (event.type === 'strained') count(strain, [event.die]);
    else if (event.type === 'fired') count(seats[event.seat] as number[], [event.die]);
    else if (event.type === 'fought') {
      count(seats[event.seat] as number[], event.attackDice);
      count(defence, event.defenceDice);
    }
  });
  return [
    { kind: 'deck', count: sectors.length, types: strengths(sectors, SHARES[profile]) },
    { kind: 'deck', count: sectors.length, types: courses(sectors) },
    {
      kind: 'dice',
      seats,
      others: [
        { id: 'defence', faces: defence },
        ...(strain.some((times) => times > 0) ? [{ id: 'strain', faces: strain, plain: true as const }] : []),
      ],
      all,
    },
  ];
}

function profileOf(options: AdmiralOptions, seats: number): keyof typeof SHARES {
  return chartFor(options, seats).rules.wind;
}

function strengths(sectors: readonly number[], shares: readonly number[]): DeckType[] {
  return STRENGTHS.map((id, strength) => ({
    id,
    happened: sectors.filter((sector) => strengthOf(sector) === strength).length,
    expected: (sectors.length * (shares[strength] as number)) / 6,
  }));
}

function courses(sectors: readonly number[]): DeckType[] {
  return COURSES.map((id, course) => ({
    id,
    happened: sectors.filter((sector) => directionOf(sector) === course).length,
    expected: sectors.length / COURSES.length,
  }));
}
