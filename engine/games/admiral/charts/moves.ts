import { wholeLayouts } from '../board/layout';
import type { Scenario } from '../data/scenario';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';
import { list } from './lists';
import { layMarker, withoutMarker } from './markers';
import { owning, withValue } from './paths';
import { boardOf, isSame, piecesAt, piecesOn, type Piece } from './pieces';
import { shipTo } from './squadrons';
import { sizeOf } from './symmetry';

/** By so many squares. */
export interface Way {
  readonly dx: number;
  readonly dy: number;
}

/** What would leave the board, or come to lie on another of its kind, stays; where nothing goes, the draft is the same. */
export function moved(scenario: Scenario, index: number, pieces: readonly Piece[], way: Way): Scenario {
  const going = goingOf(scenario, index, pieces, way);
  if (going.length === 0) return scenario;
  const of = (type: Piece['type']): Set<number> =>
    new Set(going.flatMap((piece) => (piece.type === type && 'index' in piece ? [piece.index] : [])));
  let draft = scenario;
  for (const [type, key] of [
    ['island', 'islands'],
    ['fort', 'forts'],
    ['royalPort', 'royalPorts'],
  ] as const) {
    const which = of(type);
    if (which.size > 0)
      draft = list(
        draft,
        index,
        key,
        (now) => now.map((one, i) => (which.has(i) ? { ...one, at: shifted(one.at, way) } : one)) as typeof now,
      );
  }
  const reefs = of('reef');
  if (reefs.size > 0) {
    draft = owning(draft, index, 'reefs');
    const fixed = draft.layouts[index]?.reefs?.fixed ?? [];
    const next = fixed.map((at, i) => (reefs.has(i) ? shifted(at, way) : at));
    draft = withValue(draft, `layouts[${index}].reefs.fixed`, next);
  }
  const lifted: SquareId[] = [];
  for (const { type, at } of going) {
    if (type !== 'marker') continue;
    const less = withoutMarker(draft, index, at);
    if (less !== draft) lifted.push(at);
    draft = less;
  }
  for (const at of lifted) draft = layMarker(draft, index, shifted(at, way));
  return going.reduce(
    (now, piece) => (piece.type === 'ship' ? shipTo(now, index, piece, shifted(piece.at, way)) : now),
    draft,
  );
}

/** Squares after what lies on them has moved: those of what stays are the same. */
export function squaresAfter(scenario: Scenario, index: number, squares: readonly SquareId[], way: Way): SquareId[] {
  const pieces = squares.flatMap((at) => piecesAt(scenario, index, at));
  const going = goingOf(scenario, index, pieces, way);
  const goes = (at: SquareId): boolean =>
    piecesAt(scenario, index, at).some((piece) => going.some((one) => isSame(one, piece)));
  return squares.map((at) => (goes(at) ? shifted(at, way) : at));
}

function shifted(at: SquareId, { dx, dy }: Way): SquareId {
  const square = squareFrom(at);
  return squareId((rowOf(square) + dy) * WIDTH + columnOf(square) + dx);
}

function goingOf(scenario: Scenario, index: number, pieces: readonly Piece[], way: Way): readonly Piece[] {
  if (way.dx === 0 && way.dy === 0) return [];
  const once = pieces.filter((piece, i) => pieces.findIndex((one) => isSame(one, piece)) === i);
  const single = piecesOn(scenario, index).filter(({ type }) => type === 'reef' || type === 'marker');
  let going = once.filter((piece) => staysOn(scenario, index, piece, way));
  for (;;) {
    const lying = single.filter((one) => !going.some((piece) => isSame(piece, one)));
    const free = going.filter(({ type, at }) => !lying.some((one) => one.type === type && one.at === shifted(at, way)));
    if (free.length === going.length) return going;
    going = free;
  }
}

/** On the board after it, whole; what hangs over its edge already may come nearer. */
function staysOn(scenario: Scenario, index: number, piece: Piece, { dx, dy }: Way): boolean {
  const { cols, rows } = boardOf(scenario);
  const isle = piece.type === 'island' ? wholeLayouts(scenario)[index]?.islands?.[piece.index] : undefined;
  const [w, h] = isle ? sizeOf(scenario, isle) : [1, 1];
  const square = squareFrom(piece.at);
  const isOn = (from: number, by: number, size: number, most: number): boolean =>
    from + by >= 0 && (by <= 0 || from + by + size <= most);
  return isOn(columnOf(square), dx, w, cols) && isOn(rowOf(square), dy, h, rows);
}
