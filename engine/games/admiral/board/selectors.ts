import type { Seat, Side } from '@/engine/core/game';
import { kingDistance, squareFrom, WIDTH, type Square } from '../data/squares';
import { COAST, WATER } from './shape';
import { OFF, type Terrain } from './terrain';

interface PlacedFort {
  readonly id: string;
  readonly square: Square;
  readonly port: readonly Square[];
  readonly owner: Seat;
  readonly opposite: number;
}

/** What selectors speak of beside the squares themselves. */
export interface Places extends Terrain {
  readonly forts: readonly PlacedFort[];
  readonly zones: Readonly<Record<string, string>>;
  readonly sides: readonly Side[];
  readonly fortAt: readonly number[];
  /** By island that has an id: its squares. */
  readonly isles: Readonly<Record<string, readonly Square[]>>;
}

/** For whom a selector is read: `port:own` is another port for each. */
export interface Reader {
  readonly seat: Seat;
  /** The fort that was chosen at the start; OFF: none was. */
  readonly home: number;
}

type Holds = (square: Square) => boolean;

/** What is being read, and the zones that were worked out on the way; null: unknown, or made of itself. */
interface Sight {
  readonly places: Places;
  readonly reader: Reader | null;
  readonly zones: Map<string, Holds | null>;
}

const NONE: Holds = () => false;

/** 14.2: the squares that a selector names, in board order; null where it cannot be understood. */
export function selected(places: Places, selector: string, reader: Reader | null): Square[] | null {
  const holds = testOf({ places, reader, zones: new Map() }, selector);
  return holds && places.squares.filter(holds);
}

/** Read from left to right: `+` adds, `-` takes away, `&` keeps what both have. */
function testOf(sight: Sight, selector: string): Holds | null {
  let all: Holds | null = null;
  for (const [, sign = '', term = ''] of selector.matchAll(/([+&-]?)([^+&-]*)/g)) {
    if (sign === '' && term === '') continue;
    const one = termOf(sight, term);
    if (!one || (sign === '') !== (all === null)) return null;
    all = all ? joined(all, sign, one) : one;
  }
  return all;
}

/** The squares that it calls by their names, also those that no board of this size has. */
export function squaresNamed({ forts }: Pick<Places, 'forts'>, selector: string): Square[] {
  return selector.split(/[+&-]/).flatMap((term) => {
    const [word = '', of = '', more = ''] = term.split(':');
    const isFort = forts.some(({ id }) => id === more);
    const names = squareFrom(word) !== undefined ? [word, of] : word === 'within' && !isFort ? [more] : [];
    return names.flatMap((name) => squareFrom(name) ?? []);
  });
}

function joined(before: Holds, sign: string, one: Holds): Holds {
  if (sign === '+') return (square) => before(square) || one(square);
  return sign === '-' ? (square) => before(square) && !one(square) : (square) => before(square) && one(square);
}

const isIn = (squares: readonly Square[]): Holds => {
  const set = new Set(squares);
  return (square) => set.has(square);
};

function termOf(sight: Sight, term: string): Holds | null {
  const { places, reader } = sight;
  const [word = '', of = '', more] = term.split(':');
  const from = squareFrom(word);
  if (from !== undefined) return more === undefined ? spanOf(from, of) : null;
  if (word === 'within') return withinOf(places, of, more);
  if (more !== undefined) return null;
  switch (word) {
    case 'port':
      return portOf(places, of, reader);
    case 'ports':
      return of === 'team' ? teamPorts(places, reader) : null;
    case 'edge':
      return edgeOf(places, of);
    case 'row':
      return /^\d{1,2}$/.test(of) ? (square) => Math.trunc(square / WIDTH) === Number(of) - 1 : null;
    case 'col':
      return /^[A-X]$/.test(of) ? (square) => square % WIDTH === of.charCodeAt(0) - 65 : null;
    case 'coast':
      return coastOf(places, of);
    case 'water':
      return of === '' ? waterOf(places) : null;
    case 'zone':
      return zoneOf(sight, of);
    default:
      return of === '' ? zoneOf(sight, word) : null;
  }
}

/** `L6`, or everything between two corners: `L6:M9`. */
function spanOf(from: Square, corner: string): Holds | null {
  if (corner === '') return (square) => square === from;
  const to = squareFrom(corner);
  if (to === undefined) return null;
  const isBetween = (x: number, one: number, other: number): boolean =>
    x >= Math.min(one, other) && x <= Math.max(one, other);
  return (square) =>
    isBetween(square % WIDTH, from % WIDTH, to % WIDTH) &&
    isBetween(Math.trunc(square / WIDTH), Math.trunc(from / WIDTH), Math.trunc(to / WIDTH));
}

/** Mini-games choose their fort; elsewhere it is the first that is the seat's own. */
function ownForts({ forts }: Places, { seat, home }: Reader): number[] {
  return home === OFF ? forts.flatMap(({ owner }, fort) => (owner === seat ? [fort] : [])) : [home];
}

function portOf(places: Places, of: string, reader: Reader | null): Holds | null {
  const { forts } = places;
  const ports = (which: readonly number[]): Holds => isIn(which.flatMap((fort) => forts[fort]?.port ?? []));
  if (of === 'own') return reader ? ports(ownForts(places, reader)) : NONE;
  // 3.2.6: the fort in the opposite place, as seen from the middle of the board.
  if (of === 'opposite')
    return reader ? ports(ownForts(places, reader).map((fort) => forts[fort]?.opposite ?? OFF)) : NONE;
  const fort = forts.findIndex(({ id }) => id === of);
  return fort < 0 ? null : ports([fort]);
}

function teamPorts({ forts, sides }: Places, reader: Reader | null): Holds {
  if (!reader) return NONE;
  const team = sides.find((side) => side.includes(reader.seat)) ?? [];
  return isIn(forts.flatMap(({ owner, port }, fort) => (team.includes(owner) || fort === reader.home ? port : [])));
}

/** `within:3:F1`, also of a square. */
function withinOf({ forts }: Places, far: string, of = ''): Holds | null {
  const from = forts.find(({ id }) => id === of)?.square ?? squareFrom(of);
  if (from === undefined || !/^\d{1,2}$/.test(far)) return null;
  return (square) => kingDistance(square, from) <= Number(far);
}

function edgeOf({ near }: Places, of: string): Holds | null {
  const course = ['N', 'E', 'S', 'W'].indexOf(of) * 2;
  return course < 0 ? null : (square) => near[square * 8 + course] === OFF;
}

function coastOf({ kind, isles }: Places, of: string): Holds | null {
  if (of === '') return (square) => kind[square] === COAST;
  const squares = Object.hasOwn(isles, of) ? isles[of] : undefined;
  if (!squares) return null;
  const isOf = isIn(squares);
  return (square) => kind[square] === COAST && isOf(square);
}

/** Where ships can be, off the coasts. */
function waterOf({ kind, fortAt }: Places): Holds {
  return (square) => kind[square] === WATER && fortAt[square] === OFF;
}

/** Its squares are worked out once, however often other zones name it. */
function zoneOf(sight: Sight, name: string): Holds | null {
  const { places, zones } = sight;
  const known = zones.get(name);
  if (known !== undefined) return known;
  zones.set(name, null);
  const selector = Object.hasOwn(places.zones, name) ? places.zones[name] : undefined;
  const test = selector === undefined ? null : testOf(sight, selector);
  const holds = test && isIn(places.squares.filter(test));
  zones.set(name, holds);
  return holds;
}
