import type { Seat } from '@/engine/core/game';
import { KINDS, type KindId, type ShipId } from '@/engine/games/admiral/data/ships';
import { columnOf, rowOf, squareId, WIDTH, type Square, type SquareId } from '@/engine/games/admiral/data/squares';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { beginningOf, chartFor, lacksOf, NOBODY, zoneFor, type Chart, type Lack } from '@/engine/games/admiral/public';
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
  /** 3.1.10: yellow tokens by kind; each card has a green one, too. */
  | { readonly kind: 'tokens'; readonly shots: readonly { readonly kind: KindId; readonly count: number }[] }
  /** Red tokens at the start; a ruin has as many as there are. */
  | { readonly kind: 'damage'; readonly unit: string; readonly count: number }
  | { readonly kind: 'fixed'; readonly ship: ShipId; readonly at: SquareId }
  /** 3.1.11: where a fleet begins; null: in the port of the fort that is chosen. */
  | { readonly kind: 'deploy'; readonly seat: Seat; readonly zone: Zone | null }
  /** Reef cards of each player. */
  | { readonly kind: 'reefs'; readonly each: number }
  /** Null: everybody has as many. */
  | { readonly kind: 'mines'; readonly seat: Seat | null; readonly each: number }
  /** What a ship has on board. */
  | { readonly kind: 'cargo'; readonly ship: ShipId; readonly count: number }
  /** `allButOne`: the square nearest to the fort of whoever is first stays empty (3.6.2). */
  | { readonly kind: 'markers'; readonly squares: readonly SquareId[]; readonly allButOne: boolean }
  | { readonly kind: 'holds'; readonly fort: SquareId; readonly count: number };

/** Whole ports by their forts, and squares beside them: a rectangle by its corners, else one by one. */
export interface Zone {
  readonly ports: readonly SquareId[];
  readonly squares: readonly SquareId[];
  readonly isRectangle: boolean;
}

export function zoneOf({ forts }: Chart, squares: readonly Square[]): Zone {
  const ports = forts.filter(({ port }) => port.length > 0 && port.every((square) => squares.includes(square)));
  const rest = squares.filter((square) => !ports.some(({ port }) => port.includes(square)));
  const [columns, rows] = [rest.map(columnOf), rest.map(rowOf)];
  const span = (of: readonly number[]): [number, number] => [Math.min(...of), Math.max(...of)];
  const [[west, east], [south, north]] = [span(columns), span(rows)];
  const isRectangle = rest.length > 1 && (east - west + 1) * (north - south + 1) === rest.length;
  const named = isRectangle ? [south * WIDTH + west, north * WIDTH + east] : rest;
  return { ports: ports.map(({ square }) => squareId(square)), squares: named.map(squareId), isRectangle };
}

function deployOf(chart: Chart): SetupLine[] {
  return chart.plans.flatMap(({ deploy, fort }, seat): SetupLine[] => {
    const isAll = chart.ships.every((one, ship) => one.seat !== seat || beginningOf(chart, ship).at !== undefined);
    if (isAll) return [];
    const isChosen = fort === 'choose' && deploy === 'port:own';
    return [{ kind: 'deploy', seat, zone: isChosen ? null : zoneOf(chart, zoneFor(chart, deploy, seat, -1)) }];
  });
}

/** What lies on cards and beside forts. */
function tokensOf(chart: Chart): SetupLine[] {
  const { ships, forts, cards, rules } = chart;
  const shots = KINDS.flatMap((kind, k) =>
    ships.some((ship) => ship.kind === k && ship.seat !== NOBODY) ? [{ kind, count: cards[k]?.shots[0] ?? 0 }] : [],
  );
  return [
    { kind: 'tokens', shots: rules.can.fire ? shots : [] },
    ...ships.flatMap(({ id }, ship): SetupLine[] => {
      const { damage } = beginningOf(chart, ship);
      return damage > 0 ? [{ kind: 'damage', unit: id, count: damage }] : [];
    }),
    ...forts.flatMap(({ square, isRuined, damage }): SetupLine[] => {
      const count = isRuined ? rules.fort.durability : damage;
      return count > 0 ? [{ kind: 'damage', unit: squareId(square), count }] : [];
    }),
  ];
}

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
    ...tokensOf(chart),
    ...(reefsEach > 0 ? [{ kind: 'reefs', each: reefsEach } as const] : []),
    ...ships.flatMap(({ id }, ship): SetupLine[] => {
      const { at } = beginningOf(chart, ship);
      return at === undefined ? [] : [{ kind: 'fixed', ship: id, at }];
    }),
    ...deployOf(chart),
    ...minesOf(chart.mines),
    ...ships.flatMap(({ id }, ship): SetupLine[] => {
      const { cargo } = beginningOf(chart, ship);
      return cargo > 0 ? [{ kind: 'cargo', ship: id, count: cargo }] : [];
    }),
    ...(squares.length > 0 ? [{ kind: 'markers', squares, allButOne } as const] : []),
    ...holds,
  ];
  return { lines, lacks: lacksOf(chart) };
}
