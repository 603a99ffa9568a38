import type { Game, Seat } from '@/engine/core/game';
import { Match, type SavedMatch } from '@/engine/core/match';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';

/** How often each face came up, the ones first. */
export type Faces = readonly number[];

export interface DiceFaces {
  /** By seat, in raids: there a high face is a good one. */
  readonly seats: readonly Faces[];
  readonly caravans: Faces;
  /** Of every die in every throw, curses and the Tavern too. */
  readonly all: Faces;
}

export interface Pips {
  readonly dice: number;
  readonly expected: number;
  readonly happened: number;
  /** How likely so many pips or more were, and so many or less: both 0..1. */
  readonly orMore: number;
  readonly orLess: number;
}

const SIDES = 6;
const MEAN = 3.5;
const none = () => new Array<number>(SIDES).fill(0);

/** Tells the match again and counts its dice. Throws like `Match.replay` when it cannot be told. */
export function readDice(saved: SavedMatch): DiceFaces {
  const [seats, caravans, all] = [saved.seats.map(none), none(), none()];
  Match.replay(sevenSeas as Game, saved, (_, events, now) => {
    const raid = (now.view(null) as SevenSeasView).playedTop?.startsWith('cv-') === true;
    for (const event of events as unknown as readonly SevenSeasEvent[]) {
      if (event.type !== 'thrown') continue;
      for (const { owner, face } of event.dice) {
        count(all, face);
        if (raid) count(owner < 0 ? caravans : (seats[owner as Seat] as number[]), face);
      }
    }
  });
  return { seats, caravans, all };
}

function count(faces: number[], face: number): void {
  faces[face - 1] = (faces[face - 1] as number) + 1;
}

/** The pips of so many dice against their odds. The chances are exact: sum by sum, die by die. */
export function pipsOf(faces: Faces): Pips {
  const dice = faces.reduce((sum, times) => sum + times, 0);
  const happened = faces.reduce((sum, times, i) => sum + times * (i + 1), 0);
  // chance[k]: that the dice so far show k pips more than their least.
  let chance = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chance.length + SIDES - 1).fill(0);
    chance.forEach((one, k) => {
      for (let face = 0; face < SIDES; face++) next[k + face] = (next[k + face] as number) + one / SIDES;
    });
    chance = next;
  }
  const at = happened - dice;
  const sum = (part: readonly number[]) =>
    Math.min(
      1,
      part.reduce((total, one) => total + one, 0),
    );
  return {
    dice,
    expected: dice * MEAN,
    happened,
    orMore: sum(chance.slice(at)),
    orLess: sum(chance.slice(0, at + 1)),
  };
}
