import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import type { SeaOfCloudsAction } from './actions';
import { LEAVE, PEEK, TAKE } from './action-table';
import type { CardId } from './box';
import { SLOTS } from './data/board';
import type { SeaOfCloudsDecision } from './decisions';
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
import type { Task } from './view';

type Action = SeaOfCloudsAction;
type Asking = Exclude<Task, { kind: 'boarding' | 'pirate' }>;

const SHARE_CHOICES: readonly (readonly Action[])[] = Array.from({ length: SLOTS }, (_, slot) => [
  LEAVE[slot] as Action,
  TAKE[slot] as Action,
]);

const idOf = (s: SeaOfCloudsState, card: number): CardId => box(s).ids[card] as CardId;

/** 5.2: what each task asks. `auto` where the number of answers lies open: then a single one tells nothing. */
const QUESTIONS: Questions<SeaOfCloudsState, Asking, SeaOfCloudsDecision, Action> = {
  look: {
    decision: (_, { slot }, seat) => ({ seat, kind: 'shareChoice', about: { slot: slot + 1 } }),
    answers: (_, { slot }) => SHARE_CHOICES[slot] as readonly Action[],
  },
  peek: { decision: (_, __, seat) => ({ seat, kind: 'peekDeckTop' }), answers: () => PEEK },
  place: { decision: (_, __, seat) => ({ seat, kind: 'placeNext' }), answers: legalPlacings },
  beer: { decision: (_, __, seat) => ({ seat, kind: 'discardOwnPirate', auto: true }), answers: legalDiscards },
  take: { decision: (_, __, seat) => ({ seat, kind: 'pickLootCard', auto: true }), answers: legalPicks },
  effects: {
    decision: (s, { left }, seat) => ({ seat, kind: 'pirateOrder', about: { left: left.map((one) => idOf(s, one)) } }),
    answers: legalOrders,
  },
  target: {
    decision: (s, { card }, seat) => ({ seat, kind: 'fightTargetOrder', about: { card: idOf(s, card) } }),
    answers: (_, task) => legalFights(task),
  },
  'swap-object': {
    decision: (s, { card, against, give }, seat) => ({
      seat,
      kind: 'swapObject',
      about: { card: idOf(s, card), against, ...(give >= 0 && { give: idOf(s, give) }) },
    }),
    answers: legalObjectSwaps,
  },
  'swap-rum': {
    decision: (s, { card, against }, seat) => ({ seat, kind: 'swapRum', about: { card: idOf(s, card), against } }),
    answers: legalRumSwaps,
  },
  plume: {
    decision: (s, { card }, seat) => ({ seat, kind: 'plumeVictim', auto: true, about: { card: idOf(s, card) } }),
    answers: (_, task) => legalVictims(task),
  },
  'plume-discard': {
    decision: (s, { card }, seat) => ({ seat, kind: 'plumeDiscard', auto: true, about: { card: idOf(s, card) } }),
    answers: legalDrops,
  },
};

const asking = askingBy<SeaOfCloudsState, Asking, SeaOfCloudsDecision, Action>(QUESTIONS, (_, { seat }) => seat);

/** Who must choose now (5.1): never more than one (5.2). */
export function pending(s: SeaOfCloudsState): readonly SeaOfCloudsDecision[] {
  const decision = s.phase === 'over' ? undefined : asking.decision(s);
  return decision ? [decision] : [];
}

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: SeaOfCloudsState, seat: Seat): readonly Action[] {
  return s.phase === 'over' ? [] : asking.answers(s, seat);
}
