import type { SavedMatch } from '@/engine/core/match';
import type { Luck } from '@/engine/stats/game-stats';
import { parse } from '../action-table';
import type { WorldsEndEvent } from '../events';
import type { SideNumber } from '../view';
import { Fray } from './battle';
import { tell } from './told';

const none = () => [0, 0, 0, 0, 0, 0];

/** By whoever fires, where a high face is a good one; checks, smoke and the events beside them, where it is not (4.13.3, 2.9). */
export function readDice(saved: SavedMatch): Luck {
  const [seats, company, check, event, all] = [saved.seats.map(none), none(), none(), none(), none()];
  let fray: Fray | undefined;
  const count = (faces: number[], dice: readonly number[]): void => {
    for (const face of dice) {
      faces[face - 1] = (faces[face - 1] as number) + 1;
      all[face - 1] = (all[face - 1] as number) + 1;
    }
  };
  const gunsOf = (side: SideNumber): number[] => {
    const seat = fray?.seatOf(side) ?? null;
    return seat === null ? company : (seats[seat] as number[]);
  };
  tell(saved, (told, { entry, options }) => {
    fray ??= new Fray(options);
    if (told.type === 'rolled') count(event, again(told));
    else if (told.type === 'storm') count(event, told.dice);
    else if (told.type === 'tie-roll') count(event, told.dice);
    else if (told.type === 'dice') {
      const { why, ship, dice } = told;
      if (why === 'check' || why === 'keen-check' || why === 'smoke') count(check, dice);
      else {
        const which = why === 'reroll' ? fray.missed() : why === 'keen-eye' ? chosen(entry.action) : -1;
        count(
          gunsOf(fray.sideOf(ship)),
          dice.filter((_, i) => (which >> i) & 1),
        );
      }
    }
    fray.hear(told);
  });
  const others = [
    { id: 'company', faces: company },
    { id: 'check', faces: check, plain: true as const },
    { id: 'event', faces: event, plain: true as const },
  ];
  return { kind: 'dice', seats, others, all };
}

/** Only the dice that were in the air. */
function again({ dice, again: which }: Extract<WorldsEndEvent, { type: 'rolled' }>): readonly number[] {
  return dice.filter((_, i) => which === 'none' || which === 'both' || (which === 'first') === (i === 0));
}

function chosen(action: string): number {
  const answer = parse(action);
  const dice = answer?.type === 'AFTER_ROLL' && 'keenEye' in answer ? answer.keenEye : [];
  return dice.reduce((all, die) => all | (1 << die), 0);
}
