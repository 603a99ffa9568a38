import type { Decision, Seat } from '@/engine/core/game';
import { ACCEPT, NAME, REFUSE, SALE_DONE, THROW } from './action-table';
import type { SevenSeasAction } from './actions';
import { characterOf } from './data/characters';
import { GOODS } from './data/goods';
import { addDeals, legalActivation } from './legal/activation';
import { GOODS_BY_TEXT, legalLosses, legalSelections } from './legal/choice';
import { legalDeals, legalPairs, legalPicks } from './legal/dice';
import { legalPortions } from './legal/portion';
import { legalSends } from './legal/raid';
import { type SevenSeasState } from './state';
import { clockwise } from '@/engine/kit/seats';
import { topTask } from '@/engine/kit/tasks';
import type { Portion, Task } from './view';

const PORTION_KINDS: Readonly<Record<Portion['kind'], SevenSeasAction['type']>> = {
  keep: 'KEEP_LOOT',
  sell: 'MERCHANT_SELL',
  discard: 'DISCARD_GOODS',
};

/** Who must choose now (5.1). Characters are chosen by all at once and in secret; the final sale is everybody's own affair. */
export function pending(s: SevenSeasState): readonly Decision[] {
  const open: Decision[] = [];
  if (s.phase === 'select') {
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.chosen[seat] === 0) open.push({ seat, kind: 'SELECT_CHARACTER', secret: true });
    }
  } else if (s.phase === 'final') {
    for (let seat = 0; seat < s.seats; seat++) {
      if ((s.sold & (1 << seat)) === 0) open.push({ seat, kind: 'FINAL_SALE' });
    }
  } else if (s.phase === 'actions') {
    open.push(decisionOf(s, topTask(s) as Task));
  }
  return open;
}

/** The seat that a task asks. */
function askedBy(s: SevenSeasState, task: Task): Seat {
  return task.kind === 'raid' ? clockwise(s, task.seat, task.at) : task.seat;
}

function decisionOf(s: SevenSeasState, task: Task): Decision {
  const seat = askedBy(s, task);
  switch (task.kind) {
    case 'activate':
      return { seat, kind: 'ACTIVATE', about: { character: characterOf(task.rank), main: task.main } };
    case 'keep':
    case 'sell':
    case 'discard':
      return { seat, kind: PORTION_KINDS[task.kind], about: { good: GOODS[task.at] as string } };
    case 'raid':
      return { seat, kind: 'SEND_SHIPS', about: { ships: task.ships } };
    case 'throw':
      return { seat, kind: 'THROW', about: { by: task.by, spills: task.spills } };
    case 'pair':
      return { seat, kind: 'CHOOSE_PAIR', about: { mm: task.mm } };
    case 'gift':
      return { seat, kind: 'TAKE_GIFT', about: { character: characterOf(task.rank), left: task.left } };
    case 'idol':
      return { seat, kind: 'IDOL_NAME' };
    case 'whirl':
      return { seat, kind: 'WHIRLPOOL_PICK', about: { need: task.need - task.picked.length } };
    case 'tavern':
      return { seat, kind: 'TAVERN_DEAL', about: { to: clockwise(s, task.seat, task.given.length) } };
    default:
      return { seat, kind: 'LOSE_GOOD' };
  }
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
  const task = topTask(s);
  return task && askedBy(s, task) === seat ? answersTo(s, task) : [];
}

/** 5.2: until the last player has chosen, a choice may be given again. */
export function asides(s: SevenSeasState, seat: Seat): readonly SevenSeasAction[] {
  return s.phase === 'select' && (s.chosen[seat] ?? 0) > 0 ? legalSelections(s, seat) : [];
}

function answersTo(s: SevenSeasState, task: Task): readonly SevenSeasAction[] {
  switch (task.kind) {
    case 'activate':
      return legalActivation(s, task);
    case 'keep':
    case 'sell':
    case 'discard':
      return legalPortions(task);
    case 'raid':
      return legalSends(s, task);
    case 'throw':
      return [THROW];
    case 'pair':
      return legalPairs(task);
    case 'gift':
      return [REFUSE, ACCEPT];
    case 'idol':
      return GOODS_BY_TEXT.map((good) => NAME[good] as SevenSeasAction);
    case 'whirl':
      return legalPicks(task);
    case 'tavern':
      return legalDeals(s, task);
    default:
      return legalLosses(s, task.seat);
  }
}
