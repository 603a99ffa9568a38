import type { Seat, Side } from '@/engine/core/game';
import { chartFor, type Chart } from '../board/chart';
import { COAST, LAND } from '../board/shape';
import { OFF, type Isle } from '../board/terrain';
import { COURSES } from '../data/compass';
import type { Scenario } from '../data/scenario';
import { cardOf } from '../board/chart';
import { KINDS, type KindId, type ShipCard, type ShipId } from '../data/ships';
import { squareFrom, squareId, type Square, type SquareId } from '../data/squares';
import { shipFrom } from '../legal/units';
import type { AdmiralOptions } from '../options';
import type { CourseName } from './sails';

export interface SeaSquare {
  readonly kind: 'water' | 'coast' | 'land';
  /** 2.2.3: courses whose side or corner is land. */
  readonly closed: readonly CourseName[];
  /** The forts in whose ports it lies. */
  readonly ports: readonly SquareId[];
  /** 4.20.10 */
  readonly isCoastal: boolean;
  /** How many ships have room; 0: none may enter. */
  readonly room: number;
}

export interface SeaFort {
  readonly at: SquareId;
  readonly look: 'fort' | 'royalPort';
  readonly hasGuns: boolean;
  readonly port: readonly SquareId[];
  /** Mini-games: the fort in the opposite corner (3.2.6). */
  readonly opposite: SquareId | null;
  /** It is chosen at the start. */
  readonly isChosen: boolean;
}

/** What a match is about. */
export interface Goal {
  /** 7.1.1: markers to be brought home; null: none. */
  readonly deliver: number | null;
  /** Mini-games: this kind has to come to the opposite port. */
  readonly reach: KindId | null;
  readonly roundLimit: number;
  /** 3.2.8 */
  readonly leastMove: number;
}

/** Board, pieces and rules of a match: nothing of it ever changes. */
export interface Sea {
  readonly scenario: Scenario;
  readonly cols: number;
  readonly rows: number;
  /** In board order. */
  readonly squares: readonly SquareId[];
  readonly islands: readonly Isle[];
  readonly forts: readonly SeaFort[];
  readonly ships: readonly { readonly id: ShipId; readonly kind: KindId; readonly seat: Seat }[];
  readonly sides: readonly Side[];
  readonly isTeams: boolean;
  readonly hasCargo: boolean;
  readonly fortHull: number;
  readonly goal: Goal;
  readonly can: Chart['rules']['can'];
}

const seas = new WeakMap<Chart, Sea>();

export function seaOf(options: AdmiralOptions, seats: number): Sea {
  const chart = chartFor(options, seats);
  const known = seas.get(chart);
  if (known) return known;
  const sea = drawn(chart);
  seas.set(chart, sea);
  return sea;
}

function drawn(chart: Chart): Sea {
  const { scenario, victory, rules } = chart;
  const deliver = victory.find(({ type }) => type === 'deliver');
  const reach = victory.find(({ type }) => type === 'reach');
  return {
    scenario,
    cols: chart.cols,
    rows: chart.rows,
    squares: chart.squares.map(squareId),
    islands: chart.islands,
    forts: chart.forts.map(({ square, look, hasGuns, port, opposite, isChosen }) => ({
      at: squareId(square),
      look,
      hasGuns,
      port: port.map(squareId),
      opposite: opposite === OFF ? null : squareId(chart.forts[opposite]?.square as Square),
      isChosen,
    })),
    ships: chart.ships.map(({ id, kind, seat }) => ({ id, kind: KINDS[kind] as KindId, seat })),
    sides: chart.sides,
    isTeams: chart.isTeams,
    hasCargo: chart.hasCargo,
    fortHull: rules.fort.durability,
    goal: {
      deliver: deliver?.type === 'deliver' ? deliver.count : null,
      reach: reach?.type === 'reach' ? (KINDS.find((kind) => reach.ship.startsWith(kind)) ?? null) : null,
      roundLimit: rules.roundLimit,
      leastMove: rules.leastMove,
    },
    can: rules.can,
  };
}

export function squareOfSea(options: AdmiralOptions, seats: number, id: SquareId): SeaSquare {
  const chart = chartFor(options, seats);
  const square = squareFrom(id);
  const kind = chart.kind[square];
  const closed = chart.closed[square] as number;
  return {
    kind: kind === LAND ? 'land' : kind === COAST ? 'coast' : 'water',
    closed: COURSES.filter((_, course) => ((closed >> course) & 1) === 1),
    ports: (chart.portsOf[square] as readonly number[]).map((fort) => squareId(chart.forts[fort]?.square as Square)),
    isCoastal: chart.coastal[square] as boolean,
    room: chart.room[square] as number,
  };
}

/** 2.4: the card of a ship of this match. */
export function cardFor(options: AdmiralOptions, seats: number, id: ShipId): ShipCard {
  const chart = chartFor(options, seats);
  return cardOf(chart, shipFrom(chart, id));
}
