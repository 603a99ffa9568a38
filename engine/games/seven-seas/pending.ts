import type { Seat } from '@/engine/core/game';
import { askingBy, type Question, type Questions } from '@/engine/kit/questions';
import { clockwise } from '@/engine/kit/seats';
import { ACCEPT, NAME, REFUSE, SALE_DONE, THROW } from './action-table';
import type { SevenSeasAction } from './actions';
import { characterOf } from './data/characters';
import { GOODS, type Good } from './data/goods';
import type { SevenSeasDecision } from './decisions';
import { addDeals, legalActivation } from './legal/activation';
import { GOODS_BY_TEXT, legalLosses, legalSelections } from './legal/choice';
import { legalDeals, legalPairs, legalPicks } from './legal/dice';
import { legalPortions } from './legal/portion';
import { legalSends } from './legal/raid';
import type { SevenSeasState } from './state';
import type { Portion, Task } from './view';

type Asking = Exclude<Task, { kind: 'loot' | 'results' | 'overload' }>;

function portioned(
  kind: 'KEEP_LOOT' | 'MERCHANT_SELL' | 'DISCARD_GOODS',
): Question<SevenSeasState, Portion, SevenSeasDecision, SevenSeasAction> {
  return {
    decision: (_, task, seat) => ({ seat, kind, about: { good: GOODS[task.at] as Good } }),
    answers: (_, task) => legalPortions(task),
  };
}

/** 5.2: what each task asks. */
const QUESTIONS: Questions<SevenSeasState, Asking, SevenSeasDecision, SevenSeasAction> = {
  activate: {
    decision: (_, { rank, main }, seat) => ({ seat, kind: 'ACTIVATE', about: { character: characterOf(rank), main } }),
    answers: legalActivation,
  },
  keep: portioned('KEEP_LOOT'),
  sell: portioned('MERCHANT_SELL'),
  discard: portioned('DISCARD_GOODS'),
  raid: {
    decision: (_, { ships }, seat) => ({ seat, kind: 'SEND_SHIPS', about: { ships } }),
    answers: legalSends,
  },
  throw: {
    decision: (_, { by, spills }, seat) => ({ seat, kind: 'THROW', about: { by, spills } }),
    answers: () => [THROW],
  },
  pair: {
    decision: (_, { mm }, seat) => ({ seat, kind: 'CHOOSE_PAIR', about: { mm } }),
    answers: (_, task) => legalPairs(task),
  },
  gift: {
    decision: (_, { rank, left }, seat) => ({ seat, kind: 'TAKE_GIFT', about: { character: characterOf(rank), left } }),
    answers: () => [REFUSE, ACCEPT],
  },
  idol: {
    decision: (_, __, seat) => ({ seat, kind: 'IDOL_NAME' }),
    answers: () => GOODS_BY_TEXT.map((good) => NAME[good] as SevenSeasAction),
  },
  whirl: {
    decision: (_, { need, picked }, seat) => ({ seat, kind: 'WHIRLPOOL_PICK', about: { need: need - picked.length } }),
    answers: (_, task) => legalPicks(task),
  },
  tavern: {
    decision: (s, { given }, seat) => ({ seat, kind: 'TAVERN_DEAL', about: { to: clockwise(s, seat, given.length) } }),
    answers: legalDeals,
  },
  lose: {
    decision: (_, __, seat) => ({ seat, kind: 'LOSE_GOOD' }),
    answers: (s, _, seat) => legalLosses(s, seat),
  },
};

const asking = askingBy<SevenSeasState, Asking, SevenSeasDecision, SevenSeasAction>(QUESTIONS, (s, task) =>
  task.kind === 'raid' ? clockwise(s, task.seat, task.at) : task.seat,
);

/** Who must choose now (5.1). Characters are chosen by all at once and in secret; the final sale is everybody's own affair. */
export function pending(s: SevenSeasState): readonly SevenSeasDecision[] {
  const open: SevenSeasDecision[] = [];
  if (s.phase === 'select') {
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.chosen[seat] === 0) open.push({ seat, kind: 'SELECT_CHARACTER', secret: true });
    }
  } else if (s.phase === 'final') {
    for (let seat = 0; seat < s.seats; seat++) {
      if ((s.sold & (1 << seat)) === 0) open.push({ seat, kind: 'FINAL_SALE' });
    }
  } else if (s.phase === 'actions') {
    open.push(asking.decision(s) as SevenSeasDecision);
  }
  return open;
}

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: SevenSeasState, seat: Seat): readonly SevenSeasAction[] {
  if (s.phase === 'select') return s.chosen[seat] === 0 ? legalSelections(s, seat) : [];
  if (s.phase === 'final') {
    if (seat < 0 || seat >= s.seats || (s.sold & (1 << seat)) !== 0) return [];
    const actions = [SALE_DONE];
    addDeals(s, seat, actions);
    return actions;
  }
  return asking.answers(s, seat);
}

/** 5.2: until the last player has chosen, a choice may be given again. */
export function asides(s: SevenSeasState, seat: Seat): readonly SevenSeasAction[] {
  return s.phase === 'select' && (s.chosen[seat] ?? 0) > 0 ? legalSelections(s, seat) : [];
}
