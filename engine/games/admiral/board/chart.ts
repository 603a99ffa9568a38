import type { Seat, Side } from '@/engine/core/game';
import { inTextOrder } from '@/engine/kit/text-order';
import type { Pack } from '@/engine/packs/schema';
import { cardsFrom } from '../data/card-pack';
import { HOUSE, type AdmiralOptions } from '../options';
import { HOUSE_CARDS, KINDS, PER_KIND, SHIP_IDS, type Kind, type ShipCard, type ShipId } from '../data/ships';
import type {
  Condition,
  Defeat,
  Fort,
  Island,
  Layout,
  Scenario,
  RoyalPort,
  SeatName,
  SeatPlan,
} from '../data/scenario';
import { EXTRA_ISLANDS } from '../data/scenarios/pearl-shoals';
import { scenarioFrom } from '../data/scenarios';
import { HEIGHT, SQUARE_RANK, squareFrom, WIDTH, type Square } from '../data/squares';
import { layoutFor } from './layout';
import { rulesOf, type Rules } from './rules';
import { squaresIn } from './selectors';
import { LAND, WATER } from './shape';
import { OFF, terrainOf, type Terrain } from './terrain';

/** A ship of this match. `number`: its place among all ships of the box. */
export interface ChartShip {
  readonly id: ShipId;
  readonly number: number;
  readonly kind: Kind;
  readonly seat: Seat;
}

export const NOBODY = -1;

/** A fort of this match, or a royal port (14.6.0), which is only a port. */
export interface ChartFort {
  readonly id: string;
  readonly square: Square;
  readonly isRoyal: boolean;
  readonly hasGuns: boolean;
  /** Ships of its owner can be repaired there. */
  readonly hasRepair: boolean;
  /** Markers that lie in it at the start. */
  readonly holds: number;
  /** Who owns it at the start. */
  readonly owner: Seat;
  readonly isChosen: boolean;
  /** The squares of its port, in board order. */
  readonly port: readonly Square[];
  /** 14.3: where its markers lie when it is ruined; OFF: they are lost. */
  readonly spill: Square;
  /** The fort in the opposite place, as seen from the middle of the board; OFF: none. */
  readonly opposite: number;
  /** 14.3: the sides that bring markers here, as bits; null where every fort serves its owner. */
  readonly goalOf: number | null;
}

/** All that never changes in a match: board, pieces, who plays with whom, what wins. */
export interface Chart extends Terrain {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly sides: readonly Side[];
  readonly sideOf: readonly number[];
  readonly plans: readonly SeatPlan[];
  readonly cards: readonly ShipCard[];
  /** 2.4.2; seat by seat, in the unit order of E-15. */
  readonly ships: readonly ChartShip[];
  readonly shipsByText: readonly number[];
  readonly forts: readonly ChartFort[];
  readonly fortsByText: readonly number[];
  /** By square: the fort that stands on it; OFF: none. */
  readonly fortAt: readonly number[];
  /** By square: how many ships have room; 0: none may enter. */
  readonly room: readonly number[];
  /** 2.5.1: by square, whether it is one of a port. */
  readonly isPort: readonly boolean[];
  /** By square: the forts in whose ports it lies. */
  readonly portsOf: readonly (readonly number[])[];
  readonly isTeams: boolean;
  readonly hasCargo: boolean;
  /** 4.20.7: what lies in a fort can be loaded again. */
  readonly takesOut: boolean;
  /** `step`, where the square there can be entered at all. */
  readonly go: readonly Square[];
  /** Squares where nothing but water is (3.7.5), in the order of their texts. */
  readonly plain: readonly Square[];
  readonly reefs: readonly Square[];
  readonly islands: readonly Island[];
  /** By seat: mine cards. */
  readonly mines: readonly number[];
  readonly victory: readonly Condition[];
  readonly defeat: readonly Defeat[];
}

const PORT_ROOM = 2;

const charts = new WeakMap<AdmiralOptions, Chart[]>();
const byText = new Map<string, Chart>();

export function chartFor(options: AdmiralOptions, seats: number): Chart {
  const known = charts.get(options);
  const one = known?.[seats];
  if (one) return one;
  const text = `${JSON.stringify(options)} ${seats}`;
  const chart = byText.get(text) ?? draw(options, seats);
  byText.set(text, chart);
  const list = known ?? [];
  list[seats] = chart;
  charts.set(options, list);
  return chart;
}

function draw(options: AdmiralOptions, seats: number): Chart {
  const scenario = scenarioFrom(options.scenario);
  const layout = layoutFor(scenario, seats, options.teams);
  const islands = [...(layout.islands ?? []), ...moreIslands(scenario, options)];
  const terrain = terrainOf(scenario.board, islands);
  const { near, kind, step } = terrain;
  const plans = plansFor(layout, seats);
  const ships = fleetOf(plans);
  const sides: Side[] = (layout.teams ?? plans.map((_, seat): SeatName[] => [`P${seat + 1}`])).map((team) =>
    team.map(seatOf),
  );
  const pieces: (Fort & { readonly royal?: RoyalPort })[] = [
    ...(layout.forts ?? []),
    ...(layout.royalPorts ?? []).map(royalPort),
  ];
  const places = pieces.map(({ at }) => squareFrom(at));
  const fortAt = new Array<number>(WIDTH * HEIGHT).fill(OFF);
  places.forEach((square, fort) => (fortAt[square] = fort));
  const isOpen = (square: Square): boolean => square !== OFF && kind[square] !== LAND && fortAt[square] === OFF;
  const portInCourseOrder = (square: Square): Square[] => near.slice(square * 8, square * 8 + 8).filter(isOpen);
  const portOf = (square: Square): Square[] => portInCourseOrder(square).sort((a, b) => a - b);
  const drops = scenario.markers?.some(({ onFortRuined }) => onFortRuined === 'drop') === true;
  const mirrored = (square: Square): Square =>
    (terrain.rows - 1 - Math.trunc(square / WIDTH)) * WIDTH + (terrain.cols - 1 - (square % WIDTH));
  const goals = goalsOf(scenario, layout, sides);
  const forts = pieces.map(({ id, owner, guns, holds = 0, royal }, fort): ChartFort => {
    const square = places[fort] as Square;
    const seat = seatOf(owner);
    return {
      square,
      id,
      isRoyal: royal !== undefined,
      hasGuns: guns !== false,
      hasRepair: royal?.repair ?? true,
      holds,
      owner: seat,
      isChosen: owner === 'none',
      port: portOf(square),
      spill: drops ? (portInCourseOrder(square)[0] ?? OFF) : OFF,
      opposite: places.indexOf(mirrored(square)),
      goalOf: goals && (goals[id] ?? 0),
    };
  });
  const portsOf = kind.map((_, square) => forts.flatMap(({ port }, fort) => (port.includes(square) ? [fort] : [])));
  const isPort = portsOf.map((near) => near.length > 0);
  const go = step.map((next) => (next !== OFF && isOpen(next) ? next : OFF));
  return {
    ...terrain,
    rules: rulesOf(scenario, options),
    layout,
    sides,
    sideOf: plans.map((_, seat) => sides.findIndex((side) => side.includes(seat))),
    plans,
    cards: options.cards === HOUSE ? HOUSE_CARDS : cardsFrom(JSON.parse(options.cards) as Pack),
    ships,
    shipsByText: inTextOrder(ships.map(({ id }) => id)),
    forts,
    fortsByText: inTextOrder(pieces.map(({ at }) => at)),
    fortAt,
    room: kind.map((_, square) => (!isOpen(square) || kind[square] === OFF ? 0 : isPort[square] ? PORT_ROOM : 1)),
    isPort,
    portsOf,
    isTeams: layout.teams !== undefined,
    hasCargo: (scenario.markers ?? []).length > 0,
    takesOut: scenario.markers?.[0]?.fromFort !== 'never',
    go,
    plain: kind
      .flatMap((of, square) => (of === WATER && isOpen(square) && !isPort[square] ? [square] : []))
      .sort((a, b) => (SQUARE_RANK[a] as number) - (SQUARE_RANK[b] as number)),
    islands,
    mines: plans.map(({ mines }) => minesOf(scenario, options, seats) ?? mines),
    reefs: (layout.reefs?.fixed ?? []).map(squareFrom),
    victory: layout.victory ?? [],
    defeat: layout.defeat ?? [],
  };
}

/** 3.9 */
function moreIslands({ id }: Scenario, { islandsExtra }: AdmiralOptions): readonly Island[] {
  return id === 'pearl-shoals' ? EXTRA_ISLANDS[islandsExtra] : [];
}

/** E-13; null: as the scenario has it. */
function minesOf({ id }: Scenario, { minesPerPlayer }: AdmiralOptions, seats: number): number | null {
  if (id !== 'pearl-shoals') return null;
  return minesPerPlayer === 'most' ? mostMines(seats) : minesPerPlayer;
}

/** E-13: six cards lie in the box. */
export function mostMines(seats: number): number {
  return Math.trunc(6 / seats);
}

/** 14.6.0: a royal port lies among the forts, without walls and guns. */
function royalPort({ id, at, owner, repair }: RoyalPort): Fort & { readonly royal?: RoyalPort } {
  return { id, at, owner, guns: false, royal: { id, at, owner, repair } };
}

/** By fort, as bits of sides; null: no goals, markers are brought into the own forts. */
function goalsOf(
  { markers }: Scenario,
  { victory }: Layout,
  sides: readonly Side[],
): Readonly<Record<string, number>> | null {
  if (markers?.[0]?.unload !== 'zone') return null;
  const goals: Record<string, number> = {};
  for (const condition of victory ?? []) {
    if (condition.type !== 'deliver' || condition.to === undefined) continue;
    const bits = sides.reduce(
      (all, side, i) => (condition.side === undefined || side.includes(seatOf(condition.side)) ? all | (1 << i) : all),
      0,
    );
    for (const id of portsIn(condition.to)) goals[id] = (goals[id] ?? 0) | bits;
  }
  return goals;
}

/** The forts and royal ports whose ports a selector names: `port:R2+port:FP`. */
export function portsIn(selector: string): string[] {
  return selector.split('+').flatMap((part) => (part.startsWith('port:') ? [part.slice(5)] : []));
}

function seatOf(name: string): Seat {
  return name.startsWith('P') ? Number(name.slice(1)) - 1 : NOBODY;
}

function plansFor({ seats: plans }: Layout, seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) =>
    plans && 'each' in plans ? plans.each : (plans?.[seat] as SeatPlan),
  );
}

/** E-27: first the ship with the number of the seat, then the lowest that nobody has. */
function fleetOf(plans: readonly SeatPlan[]): ChartShip[] {
  const taken = new Set<number>();
  const fleets = plans.map(({ fleet }, seat) =>
    KINDS.flatMap((kind, k) => {
      const count = fleet.filter((one) => one === kind).length;
      if (count > 0) taken.add(k * PER_KIND + seat);
      return Array.from({ length: count }, (_, i) => ({ kind: k, number: i === 0 ? k * PER_KIND + seat : OFF }));
    }),
  );
  return fleets.flatMap((fleet, seat) =>
    fleet
      .map(({ kind, number }) => {
        let found = number;
        if (found === OFF) {
          found = kind * PER_KIND;
          while (taken.has(found)) found++;
          taken.add(found);
        }
        return { id: SHIP_IDS[found] as ShipId, number: found, kind, seat };
      })
      .sort((a, b) => a.number - b.number),
  );
}

/** The squares of a seat's deployment that its selector names; null: the ports of its own forts. */
export function deployment(chart: Chart, seat: Seat): readonly Square[] | null {
  const { deploy } = chart.plans[seat] as SeatPlan;
  if (deploy === 'port:own') return null;
  const ports = portsIn(deploy);
  return ports.length > 0
    ? chart.forts.flatMap(({ id, port }) => (ports.includes(id) ? port : []))
    : squaresIn(chart, deploy);
}

export function cardOf({ cards, ships }: Chart, ship: number): ShipCard {
  return cards[ships[ship]?.kind as Kind] as ShipCard;
}
