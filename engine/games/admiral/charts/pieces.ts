import { FULL_BOARD } from '../board/chart';
import { wholeLayouts } from '../board/layout';
import type { Scenario, WholeLayout } from '../data/scenario';
import { KINDS, type KindId } from '../data/ships';
import { squareFrom, squareId, type SquareId } from '../data/squares';
import { sheetAt } from './laid';
import { squaresUnder, type BoardSize } from './symmetry';

/** What lies on a board. Islands, forts, reefs and ports go by their place in the layout. */
export type Piece =
  | {
      readonly type: 'ship';
      readonly at: SquareId;
      readonly seat: number;
      readonly kind: KindId;
      readonly index: number;
    }
  | { readonly type: 'marker'; readonly at: SquareId }
  | { readonly type: 'reef' | 'fort' | 'royalPort' | 'island'; readonly at: SquareId; readonly index: number };

/** Also of different drafts: all that is known of them is the same. */
export function isSame(one: Piece, other: Piece): boolean {
  const keys = ['type', 'at', 'seat', 'kind', 'index'] as const;
  return keys.every(
    (key) => (one as Partial<Record<string, unknown>>)[key] === (other as Partial<Record<string, unknown>>)[key],
  );
}

export function boardOf({ board }: Scenario): BoardSize {
  return board ?? FULL_BOARD;
}

/** The seats of a layout, and what each begins with. */
export function plansOf({ seats = [], players }: Pick<WholeLayout, 'seats' | 'players'>) {
  const count = Math.max(1, ...players);
  return 'each' in seats ? Array.from({ length: count }, () => seats.each) : seats;
}

/** E-24 (2): all that lies on the board of a layout, the uppermost first. */
export function piecesOn(scenario: Scenario, index: number): readonly Piece[] {
  const layout = wholeLayouts(scenario)[index];
  if (!layout) return [];
  const { seats = [], islands = [], forts = [], royalPorts = [], reefs } = layout;
  const ships =
    'each' in seats
      ? []
      : seats.flatMap(({ fixed = {} }, seat) =>
          KINDS.flatMap((kind) =>
            [fixed[kind] ?? []].flat().map((at, i): Piece => ({ type: 'ship', at, seat, kind, index: i })),
          ),
        );
  const lots = sheetAt(scenario, index)?.places.flatMap(({ squares }) => squares) ?? [];
  return [
    ...ships,
    ...[...new Set(lots)].map((square): Piece => ({ type: 'marker', at: squareId(square) })),
    ...forts.map(({ at }, i): Piece => ({ type: 'fort', at, index: i })),
    ...royalPorts.map(({ at }, i): Piece => ({ type: 'royalPort', at, index: i })),
    ...(reefs?.fixed ?? []).map((at, i): Piece => ({ type: 'reef', at, index: i })),
    ...islands.map(({ at }, i): Piece => ({ type: 'island', at, index: i })),
  ];
}

/** What lies on a square, the uppermost first; islands on all their squares. */
export function piecesAt(scenario: Scenario, index: number, at: SquareId): readonly Piece[] {
  const islands = wholeLayouts(scenario)[index]?.islands ?? [];
  return piecesOn(scenario, index).filter((piece) => {
    if (piece.type !== 'island') return piece.at === at;
    const isle = islands[piece.index];
    return isle !== undefined && squaresUnder(scenario, isle).includes(at);
  });
}

export function isSquareOn({ cols, rows }: BoardSize, id: SquareId): boolean {
  const square = squareFrom(id);
  return square !== undefined && square % 24 < cols && Math.trunc(square / 24) < rows;
}
