import type { Seat, Side } from '@/engine/core/game';
import { inTextOrder } from '@/engine/kit/text-order';
import { HOUSE, type AdmiralOptions } from '../match-options';
import type { Kind, ShipCard } from '../data/ships';
import type { Condition, Defeat, Happens, Island, SeatPlan, Scenario, WholeLayout } from '../data/scenario';
import { EXTRA_ISLANDS } from '../data/scenarios/pearl-shoals';
import { scenarioFrom } from '../data/scenarios';
import { HEIGHT, SQUARE_RANK, squareFrom, WIDTH, type Square } from '../data/squares';
import { cardsOf } from './cards';
import { chartForts, goalsOf, piecesOf, type ChartFort } from './forts';
import { fleetOf, plansFor, type ChartShip } from './fleets';
import { layoutFor } from './layout';
import { holdsOf, noFortOf, tablesOf, type Hold, type NoFort, type Points } from './goals';
import { rulesOf, type Rules } from './rules';
import { NOBODY, seatOf } from './sides';
import { selected, type Places } from './selectors';
import { LAND, WATER } from './shape';
import { islesOf, tiled } from './isles';
import { OFF, terrainOf, type Isle } from './terrain';

export { NOBODY };
export type { ChartFort, ChartShip };

/** 14.2: where markers lie at the start. */
export interface ChartPlace {
  readonly squares: readonly Square[];
  readonly count: number | null;
  readonly fill: string;
}

/** 14.3: what is carried in this match, and what becomes of it. */
export interface Cargo {
  readonly look: 'pearl' | 'treasure' | 'chest' | 'dispatch';
  readonly onSink: 'coastalDrop' | 'lost' | 'drop';
  readonly fromFort: 'team' | 'anyPort' | 'never';
  readonly shiftAfterBoarding: boolean;
}

/** All that never changes in a match: board, pieces, who plays with whom, what wins. */
export interface Chart extends Places {
  readonly rules: Rules;
  readonly scenario: Scenario;
  readonly layout: WholeLayout;
  readonly sideOf: readonly number[];
  readonly plans: readonly SeatPlan[];
  readonly cards: readonly ShipCard[];
  /** 2.4.2; seat by seat, in the unit order of E-15. */
  readonly ships: readonly ChartShip[];
  readonly shipsByText: readonly number[];
  readonly forts: readonly ChartFort[];
  readonly fortsByText: readonly number[];
  /** By square: how many ships have room; 0: none may enter. */
  readonly room: readonly number[];
  /** 2.5.1: by square, whether it is one of a port. */
  readonly isPort: readonly boolean[];
  /** By square: the forts in whose ports it lies. */
  readonly portsOf: readonly (readonly number[])[];
  readonly isTeams: boolean;
  readonly hasCargo: boolean;
  readonly cargo: Cargo;
  readonly places: readonly ChartPlace[];
  /** `step`, where the square there can be entered at all. */
  readonly go: readonly Square[];
  /** Squares where nothing but water is (3.7.5), in the order of their texts. */
  readonly plain: readonly Square[];
  readonly reefs: readonly Square[];
  readonly islands: readonly Isle[];
  /** By seat: mine cards. */
  readonly mines: readonly number[];
  readonly victory: readonly Condition[];
  readonly defeat: readonly Defeat[];
  /** Every condition that has to hold for some rounds, also inside of others. */
  readonly holdings: readonly Hold[];
  /** Every table of points. */
  readonly tables: readonly Points[];
  /** 4.19.4; null: nobody is out for want of a fort. */
  readonly noFort: NoFort | null;
  readonly happens: readonly Happens[];
}

const charts = new WeakMap<AdmiralOptions, Chart[]>();
const byText = new Map<string, Chart>();
/** Own scenarios come and go. */
const MOST_KEPT = 64;

export function chartFor(options: AdmiralOptions, seats: number): Chart {
  const known = charts.get(options);
  const one = known?.[seats];
  if (one) return one;
  const text = `${JSON.stringify(options)} ${seats}`;
  const chart = byText.get(text) ?? draw(scenarioFrom(options.scenario), options, seats);
  if (byText.size >= MOST_KEPT) byText.clear();
  byText.set(text, chart);
  const list = known ?? [];
  list[seats] = chart;
  charts.set(options, list);
  return chart;
}

/** Of a scenario with these options, which may be of another one. */
export function draw(scenario: Scenario, options: AdmiralOptions, seats: number): Chart {
  const layout = layoutFor(scenario, seats, options.teams);
  return drawLayout(scenario, layout, options, seats);
}

export function drawLayout(scenario: Scenario, layout: WholeLayout, options: AdmiralOptions, seats: number): Chart {
  const rules = rulesOf(scenario, options);
  const islands = tiled(scenario, [...(layout.islands ?? []), ...moreIslands(scenario, options)]);
  const terrain = terrainOf(scenario.board ?? FULL_BOARD, islands);
  const { kind, step } = terrain;
  const plans = plansFor(layout, seats);
  const sides: Side[] = (layout.teams ?? plans.map((_, seat) => [`P${seat + 1}`])).map((team) => team.map(seatOf));
  const pieces = piecesOf(layout);
  const fortAt = new Array<number>(WIDTH * HEIGHT).fill(OFF);
  pieces.forEach(({ at }, fort) => (fortAt[squareFrom(at)] = fort));
  const isOpen = (square: Square): boolean => square !== OFF && kind[square] !== LAND && fortAt[square] === OFF;
  const bare = chartForts(scenario, terrain, pieces, isOpen);
  const places: Places = {
    ...terrain,
    forts: bare,
    zones: layout.zones ?? {},
    sides,
    fortAt,
    isles: islesOf(islands),
  };
  const goals = goalsOf(scenario, layout.victory, places);
  const forts = bare.map((fort, i): ChartFort => ({ ...fort, goalOf: goals && (goals[i] ?? 0) }));
  const portsOf = kind.map((_, square) => forts.flatMap(({ port }, fort) => (port.includes(square) ? [fort] : [])));
  const isPort = portsOf.map((near) => near.length > 0);
  const ships = fleetOf(plans, scenario.events ?? []);
  const marker = scenario.markers?.[0];
  return {
    ...places,
    forts,
    rules,
    scenario,
    layout,
    sideOf: plans.map((_, seat) => sides.findIndex((side) => side.includes(seat))),
    plans,
    cards: cardsOf(scenario, options.cards === HOUSE ? null : options.cards),
    ships,
    shipsByText: inTextOrder(ships.map(({ id }) => id)),
    fortsByText: inTextOrder(pieces.map(({ at }) => at)),
    room: kind.map((_, square) => (!isOpen(square) || kind[square] === OFF ? 0 : isPort[square] ? rules.portRoom : 1)),
    isPort,
    portsOf,
    isTeams: layout.teams !== undefined,
    hasCargo: marker !== undefined,
    cargo: {
      look: marker?.look ?? 'pearl',
      onSink: marker?.onSink ?? 'coastalDrop',
      fromFort: marker?.fromFort ?? 'team',
      shiftAfterBoarding: marker?.shiftAfterBoarding !== false,
    },
    places: (layout.place ?? []).map(({ squares, count = null, fill = 'all' }) => ({
      squares: selected(places, squares, null) ?? [],
      count,
      fill,
    })),
    go: step.map((next) => (next !== OFF && isOpen(next) ? next : OFF)),
    plain: plainSquares(places, isPort, layout.reefs?.zone),
    islands,
    mines: plans.map(({ mines = 0 }) => (rules.can.mines ? (minesOf(scenario, options, seats) ?? mines) : 0)),
    reefs: (layout.reefs?.fixed ?? []).map(squareFrom),
    victory: layout.victory,
    defeat: layout.defeat,
    holdings: layout.victory.flatMap(holdsOf),
    tables: layout.victory.flatMap(tablesOf),
    noFort: noFortOf(layout.defeat, rules),
    happens: scenario.events ?? [],
  };
}

/** 14.1 */
export const FULL_BOARD = { cols: WIDTH, rows: HEIGHT };

/** 3.7.5, 14.2: where players may lay reefs, in the order of the texts. */
function plainSquares(places: Places, isPort: readonly boolean[], zone: string | undefined): Square[] {
  const { kind, fortAt, squares } = places;
  const within = zone === undefined ? squares : (selected(places, zone, null) ?? []);
  return within
    .filter((square) => kind[square] === WATER && fortAt[square] === OFF && !isPort[square])
    .sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number));
}

const PEARL_SHOALS = 'pearl-shoals';

/** 3.9: what players choose in Pearl Shoals of the app, or what a file of its own says, whatever it is called. */
export function moreIslands({ rules }: Scenario, { scenario, islandsExtra }: AdmiralOptions): readonly Island[] {
  const wished = rules?.['islands.extra'] ?? 'none';
  return EXTRA_ISLANDS[scenario === PEARL_SHOALS && islandsExtra !== 'none' ? islandsExtra : wished];
}

/** E-13; null: as each seat has it. */
function minesOf({ rules }: Scenario, { scenario, minesPerPlayer }: AdmiralOptions, seats: number): number | null {
  if (scenario === PEARL_SHOALS) {
    if (minesPerPlayer === 'most') return mostMines(seats);
    if (minesPerPlayer > 0) return minesPerPlayer;
  }
  return rules?.['mines.perPlayer'] || null;
}

/** E-13: six cards lie in the box. */
export function mostMines(seats: number): number {
  return Math.trunc(6 / seats);
}

/** How many markers are laid out here at the start. */
export function markersOn({ squares, count, fill }: ChartPlace): number {
  const [, random] = /^random (\d+)$/.exec(fill) ?? [];
  const free = fill === 'allButNearestToFirst' ? Math.max(0, squares.length - 1) : squares.length;
  return Math.min(free, count ?? free, random === undefined ? free : Number(random));
}

const zonesKept = new WeakMap<Chart, Map<string, (readonly Square[])[]>>();
/** More than there are forts, and one for no fort. */
const HOMES = 64;

/** The squares that a selector names for a seat, whose fort was chosen at the start. */
export function zoneFor(chart: Chart, selector: string, seat: Seat, home: number): readonly Square[] {
  let kept = zonesKept.get(chart);
  if (!kept) zonesKept.set(chart, (kept = new Map()));
  let zones = kept.get(selector);
  if (!zones) kept.set(selector, (zones = []));
  return (zones[seat * HOMES + home + 1] ??= selected(chart, selector, { seat, home }) ?? []);
}

/** 4.19.4, E-21 (7): not whoever begins without a fort. */
export function losesWithoutFort({ noFort, plans }: Chart, seat: Seat): boolean {
  return noFort !== null && plans[seat]?.fort !== undefined;
}

export function cardOf({ cards, ships }: Chart, ship: number): ShipCard {
  return cards[ships[ship]?.kind as Kind] as ShipCard;
}
