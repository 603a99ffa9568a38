import type { Seat } from '@/engine/core/game';
import { LAY_DONE, ofSquare, ordersFor, PASS_MINE, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { kingDistance, SQUARE_RANK, squareFrom, type Square } from '../data/squares';
import { chartOf, isReef, type AdmiralState } from '../state';
import type { Task } from '../view';

/** 4.17.2, 4.17.3: where this player could have laid a mine; everybody can tell that. */
function mayLay(s: AdmiralState, chart: Chart, seat: Seat, square: Square): boolean {
  if (chart.room[square] === 0 || isReef(s, square)) return false;
  return chart.forts.some(
    (fort, i) =>
      !fort.isRoyal &&
      (fort.owner === seat || s.home[seat] === i) &&
      kingDistance(fort.square, square) <= chart.rules.mineRange,
  );
}

export function minefield(s: AdmiralState, chart: Chart, seat: Seat): Square[] {
  return chart.squares.filter((square) => mayLay(s, chart, seat, square));
}

export function hasCard(s: AdmiralState, square: Square): boolean {
  return s.mineCards.length > 0 && s.mineCards.some(({ at }) => squareFrom(at) === square);
}

/** Mines that were laid and have not gone off in the open. */
export function minesLeft(s: AdmiralState, seat: Seat): number {
  return (s.mines[seat] as readonly unknown[]).length - s.mineCards.filter((card) => card.seat === seat).length;
}

/** 4.17.14: for all that the owner of a ship knows, a mine of somebody else could lie on this way. */
export function couldBeMined(s: AdmiralState, chart: Chart, owner: Seat, path: readonly Square[]): boolean {
  return chart.plans.some(
    (_, seat) =>
      seat !== owner &&
      minesLeft(s, seat) > 0 &&
      path.some((square) => mayLay(s, chart, seat, square) && !hasCard(s, square)),
  );
}

/** 4.17.16: who is asked after this way, in turn order from the active player. */
export function layersAsked(s: AdmiralState, chart: Chart, owner: Seat, path: readonly Square[]): Seat[] {
  const at = s.order.indexOf(s.active);
  const inTurn = [...s.order.slice(at), ...s.order.slice(0, at)];
  return inTurn.filter((seat) => {
    if (seat === owner) return false;
    const asks = s.mines[seat]?.some(({ state, order }) => state !== 'spent' && order === 'ask');
    return asks === true && path.some((square) => mayLay(s, chart, seat, square));
  });
}

export function legalLays(s: AdmiralState, seat: Seat): AdmiralAction[] {
  const chart = chartOf(s);
  if (s.mineDone[seat]) return [];
  const free = minefield(s, chart, seat).sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number));
  return [...free.map((square) => said.lay.of(ofSquare(square))), LAY_DONE];
}

/** E-37: squares of the way, behind the one that was named last, on which a hidden `ask` mine lies. */
export function legalDetonations(s: AdmiralState, task: Extract<Task, { kind: 'mine' }>, seat: Seat): AdmiralAction[] {
  const mines = s.mines[seat] ?? [];
  const path = task.path.map(squareFrom);
  const named = mines.flatMap(({ state, square }) => (state === 'named' ? [path.indexOf(square)] : []));
  const further = path.slice(Math.max(-1, ...named) + 1);
  const such = further.filter((square) =>
    mines.some((mine) => mine.square === square && mine.state === 'live' && mine.order === 'ask'),
  );
  such.sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number));
  return [...such.map((square) => said.detonate.of(ofSquare(square))), PASS_MINE];
}

/** 4.17.17 */
export function legalOrders(s: AdmiralState, seat: Seat): AdmiralAction[] {
  if (s.tasks.some(({ kind }) => kind === 'mine')) return [];
  const mines = s.mines[seat] ?? [];
  return ordersFor(mines.flatMap(({ state }, i) => (state === 'spent' ? [] : [i + 1])));
}
