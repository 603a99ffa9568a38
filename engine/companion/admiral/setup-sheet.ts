import type { Seat } from '@/engine/core/game';
import { KINDS, PER_KIND, type KindId, type ShipId } from '@/engine/games/admiral/data/ships';
import { squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { chartFor, markersOn, NOBODY } from '@/engine/games/admiral/public';
import { saidOrder, wayOfOrder } from './order';

/** E-25 a: what is laid out on the real table, in the order of 3.1. */
export type SetupLine =
  | { readonly kind: 'board'; readonly cols: number; readonly rows: number }
  | { readonly kind: 'island'; readonly shape: string; readonly at: SquareId; readonly turns: number }
  | { readonly kind: 'reef'; readonly at: SquareId }
  | { readonly kind: 'order' }
  | { readonly kind: 'fort'; readonly at: SquareId; readonly owner: Seat | null; readonly isChosen: boolean }
  | { readonly kind: 'royalPort'; readonly at: SquareId; readonly owner: Seat | null }
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly ships: readonly ShipId[] }
  /** Reef cards of each player. */
  | { readonly kind: 'reefs'; readonly each: number }
  /** Null: everybody has as many. */
  | { readonly kind: 'mines'; readonly seat: Seat | null; readonly each: number }
  /** What a ship has on board. */
  | { readonly kind: 'cargo'; readonly ship: ShipId; readonly count: number }
  /** `allButOne`: the square nearest to the fort of whoever is first stays empty (3.6.2). */
  | { readonly kind: 'markers'; readonly squares: readonly SquareId[]; readonly allButOne: boolean }
  | { readonly kind: 'holds'; readonly fort: SquareId; readonly count: number };

export type Piece =
  'line' | 'galleon' | 'frigate' | 'brig' | 'fort' | 'reef' | 'islandA' | 'islandB' | 'mine' | 'marker';

/** What one box has too little of (V07). */
export interface Lack {
  readonly piece: Piece;
  readonly needed: number;
  readonly has: number;
}

/** 1: forts are miniatures and the two royal ports. */
const BOX: Readonly<Record<Piece, number>> = {
  line: PER_KIND,
  galleon: PER_KIND,
  frigate: PER_KIND,
  brig: PER_KIND,
  fort: 6,
  reef: 6,
  islandA: 3,
  islandB: 2,
  mine: 6,
  marker: 7,
};

function minesOf(mines: readonly number[]): SetupLine[] {
  const [first = 0] = mines;
  if (mines.every((each) => each === first)) return first > 0 ? [{ kind: 'mines', seat: null, each: first }] : [];
  return mines.flatMap((each, seat): SetupLine[] => (each > 0 ? [{ kind: 'mines', seat, each }] : []));
}

export interface SetupSheet {
  readonly lines: readonly SetupLine[];
  readonly lacks: readonly Lack[];
}

export function setupSheet(options: AdmiralOptions, seats: number): SetupSheet {
  const chart = chartFor(options, seats);
  const { layout, forts, ships, plans } = chart;
  const owner = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);
  const reefsEach = layout.reefs?.perPlayer ?? 0;
  const squares = chart.places.flatMap((place) => place.squares.map(squareId));
  const allButOne = chart.places.some(({ fill }) => fill === 'allButNearestToFirst');
  const holds = forts.flatMap(({ square, holds: count }): SetupLine[] =>
    count > 0 ? [{ kind: 'holds', fort: squareId(square), count }] : [],
  );
  const lines: SetupLine[] = [
    { kind: 'board', cols: chart.cols, rows: chart.rows },
    ...chart.islands.map(({ shape, at, rot }): SetupLine => ({ kind: 'island', shape, at, turns: rot })),
    ...chart.reefs.map((square): SetupLine => ({ kind: 'reef', at: squareId(square) })),
    ...(seats > 1 && !saidOrder(wayOfOrder(options, chart), seats) ? [{ kind: 'order' } as const] : []),
    ...forts.map(({ square, owner: seat, isRoyal, isChosen }): SetupLine =>
      isRoyal
        ? { kind: 'royalPort', at: squareId(square), owner: owner(seat) }
        : { kind: 'fort', at: squareId(square), owner: owner(seat), isChosen },
    ),
    ...plans.map((_, seat): SetupLine => ({
      kind: 'fleet',
      seat,
      ships: ships.filter((ship) => ship.seat === seat).map(({ id }) => id),
    })),
    ...(reefsEach > 0 ? [{ kind: 'reefs', each: reefsEach } as const] : []),
    ...minesOf(chart.mines),
    ...ships.flatMap(({ id, kind, seat }): SetupLine[] => {
      const count = plans[seat]?.cargo?.[KINDS[kind] as KindId]?.length ?? 0;
      return count > 0 ? [{ kind: 'cargo', ship: id, count }] : [];
    }),
    ...(squares.length > 0 ? [{ kind: 'markers', squares, allButOne } as const] : []),
    ...holds,
  ];
  const onBoard = lines.reduce((sum, one) => (one.kind === 'cargo' ? sum + one.count : sum), 0);
  const needed: Readonly<Record<Piece, number>> = {
    ...(Object.fromEntries(
      KINDS.map((name, kind) => [name, ships.filter((ship) => ship.kind === kind).length]),
    ) as Record<(typeof KINDS)[number], number>),
    fort: forts.length,
    reef: chart.reefs.length + reefsEach * seats,
    islandA: chart.islands.filter(({ shape }) => shape === 'A').length,
    islandB: chart.islands.filter(({ shape }) => shape === 'B').length,
    mine: chart.mines.reduce((sum, mines) => sum + mines, 0),
    marker:
      chart.places.reduce((sum, place) => sum + markersOn(place), 0) +
      forts.reduce((sum, fort) => sum + fort.holds, 0) +
      onBoard,
  };
  const lacks = (Object.keys(BOX) as Piece[]).flatMap((piece) =>
    needed[piece] > BOX[piece] ? [{ piece, needed: needed[piece], has: BOX[piece] }] : [],
  );
  return { lines, lacks };
}
