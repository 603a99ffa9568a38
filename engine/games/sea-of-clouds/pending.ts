import type { Decision, Seat } from '@/engine/core/game';
import type { SeaOfCloudsAction } from './actions';
import { LEAVE, PEEK, TAKE } from './action-table';
import { SLOTS } from './data/board';
import {
  legalDiscards,
  legalDrops,
  legalFights,
  legalObjectSwaps,
  legalOrders,
  legalPicks,
  legalPlacings,
  legalRumSwaps,
  legalVictims,
} from './legal/cards';
import { box, type SeaOfCloudsState } from './state';
import { topTask } from '@/engine/kit/tasks';
import type { Task } from './view';

type Action = SeaOfCloudsAction;

/** Who must choose now (5.1): never more than one (5.2). */
export function pending(s: SeaOfCloudsState): readonly Decision[] {
  const task = topTask(s);
  return s.phase === 'over' || !task ? [] : [decisionOf(s, task)];
}

/** `auto` where the number of answers lies open: then a single one tells nothing. */
function decisionOf(s: SeaOfCloudsState, task: Task): Decision {
  const seat = askedBy(task);
  const id = (card: number): string => box(s).ids[card] as string;
  switch (task.kind) {
    case 'look':
      return { seat, kind: 'shareChoice', about: { slot: task.slot + 1 } };
    case 'peek':
      return { seat, kind: 'peekDeckTop' };
    case 'beer':
      return { seat, kind: 'discardOwnPirate', auto: true };
    case 'take':
      return { seat, kind: 'pickLootCard', auto: true };
    case 'effects':
      return { seat, kind: 'pirateOrder', about: { left: task.left.map(id) } };
    case 'target':
      return { seat, kind: 'fightTargetOrder', about: { card: id(task.card) } };
    case 'swap-object':
      return {
        seat,
        kind: 'swapObject',
        about: { card: id(task.card), against: task.against, ...(task.give >= 0 && { give: id(task.give) }) },
      };
    case 'swap-rum':
      return { seat, kind: 'swapRum', about: { card: id(task.card), against: task.against } };
    case 'plume':
      return { seat, kind: 'plumeVictim', auto: true, about: { card: id(task.card) } };
    case 'plume-discard':
      return { seat, kind: 'plumeDiscard', auto: true, about: { card: id(task.card) } };
    default:
      return { seat, kind: 'placeNext' };
  }
}

/** The seat that a task asks; a boarding asks nobody. */
function askedBy(task: Task): Seat {
  return task.kind === 'boarding' ? -1 : task.seat;
}

const SHARE_CHOICES: readonly (readonly Action[])[] = Array.from({ length: SLOTS }, (_, slot) => [
  LEAVE[slot] as Action,
  TAKE[slot] as Action,
]);
const NOTHING: readonly Action[] = [];

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: SeaOfCloudsState, seat: Seat): readonly Action[] {
  const task = topTask(s);
  return task && s.phase !== 'over' && askedBy(task) === seat ? answersTo(s, task) : NOTHING;
}

function answersTo(s: SeaOfCloudsState, task: Task): readonly Action[] {
  switch (task.kind) {
    case 'look':
      return SHARE_CHOICES[task.slot] as readonly Action[];
    case 'peek':
      return PEEK;
    case 'place':
      return legalPlacings(s, task);
    case 'beer':
      return legalDiscards(s, task);
    case 'take':
      return legalPicks(s);
    case 'effects':
      return legalOrders(s, task);
    case 'target':
      return legalFights(task);
    case 'swap-object':
      return legalObjectSwaps(s, task);
    case 'swap-rum':
      return legalRumSwaps(s, task);
    case 'plume':
      return legalVictims(task);
    case 'plume-discard':
      return legalDrops(s, task);
    default:
      return NOTHING;
  }
}
