import type { Seat, Side } from '@/engine/core/game';
import { zoneFor, type Chart } from '../board/chart';
import { partsOf } from '../board/goals';
import { sideNamed } from '../board/sides';
import type { Condition } from '../data/scenario';
import { KINDS, type KindId } from '../data/ships';
import type { Square } from '../data/squares';
import { countsFor, lotsOf } from '../score';
import { isAfloat, isIn, NOBODY, type AdmiralState } from '../state';
import type { Result } from '../view';
import { mostPoints, pointsOf } from './points';

type Of<T extends Condition['type']> = Extract<Condition, { type: T }>;

/** What a condition is looked at with: for which side, who has ships, and whether a round is over. */
interface Look {
  readonly s: AdmiralState;
  readonly chart: Chart;
  readonly side: number;
  /** The sides that have ships, as bits. */
  readonly afloat: number;
  readonly atEnd: boolean;
}

const REASONS: Readonly<Partial<Record<Condition['type'], Result>>> = {
  reach: 'arrived',
  deliver: 'delivered',
  mostWhenExhausted: 'exhausted',
  lastWithShips: 'last-fleet',
  points: 'points',
};

/** 7.1.10 (b): the first condition of the list that is true for this side, as a reason. */
export function winOf(look: Look): Result | null {
  for (const condition of look.chart.victory) {
    if (condition.when === 'roundEnd' ? !look.atEnd : look.atEnd && !isOfRounds(condition, isLast(look))) continue;
    // Who is ahead is looked at for all sides together, after all else.
    if (condition.type === 'points' && condition.atRound !== undefined) continue;
    if (isFor(look.chart, condition.side, look.side) && holds(look, condition))
      return REASONS[condition.type] ?? 'condition';
  }
  return null;
}

/** These become true at the end of a round, whatever the file says, also inside of others; a target of points also at the limit (E-21). */
function isOfRounds(condition: Condition, isLimit: boolean): boolean {
  return partsOf(condition).some(
    (one) =>
      one.type === 'survive' ||
      one.type === 'hold' ||
      (one.type === 'points' && (one.atRound !== undefined || isLimit)),
  );
}

/** The end of the last round: what is afloat or standing then brings its points. */
function isLast({ s, chart, atEnd }: Look): boolean {
  return atEnd && s.round >= chart.rules.roundLimit;
}

/** A condition may be one side's alone. */
export function isFor(chart: Chart, name: string | undefined, side: number): boolean {
  return name === undefined || name === 'any' || sideNamed(chart, name) === side;
}

/** 14.4; inside of others a condition of another side is about that side. */
function holds(look: Look, condition: Condition): boolean {
  const { s, chart, side, afloat, atEnd } = look;
  switch (condition.type) {
    case 'all':
      return condition.of.every((one) => holdsFor(look, one));
    case 'any':
      return condition.of.some((one) => holdsFor(look, one));
    case 'not':
      return !holdsFor(look, condition.of);
    case 'reach':
      return membersOf(chart, side).some((seat) => hasArrived(s, chart, seat, condition));
    case 'deliver':
      return deliveredTo(s, chart, side, condition.to) >= condition.count;
    case 'lastWithShips':
      return afloat === 1 << side;
    case 'mostWhenExhausted':
      return afloat !== 0 && isMostWhenExhausted(s, chart, side);
    case 'possible':
      return isPossible(s, chart, side, condition.count);
    case 'capture':
      return isCaptured(s, chart, side, condition);
    case 'destroy':
      return lossesOf(s, chart, side, condition) >= condition.count;
    case 'flagship':
      return isFlagshipLost(s, chart, side, condition.ship);
    case 'hold':
      return (s.held[chart.holdings.indexOf(condition) * chart.sides.length + side] ?? 0) >= condition.rounds;
    case 'survive':
      return atEnd && s.round >= condition.round && isAlive(s, chart, side);
    case 'points':
      if (condition.atRound !== undefined) return atEnd && s.round === condition.atRound && isAhead(look, condition);
      return condition.target !== undefined && pointsOf(s, chart, condition, side, isLast(look)) >= condition.target;
    case 'exit':
      return false;
  }
}

function holdsFor(look: Look, condition: Condition): boolean {
  const { side } = condition;
  const other = side === undefined || side === 'any' ? look.side : sideNamed(look.chart, side);
  return holds({ ...look, side: other }, condition);
}

/** Alone: equal ones that nothing parts are a draw. */
function isAhead({ s, chart, side }: Look, condition: Of<'points'>): boolean {
  return mostPoints(s, chart, condition).every((seat) => chart.sideOf[seat] === side);
}

function membersOf({ sides }: Chart, side: number): Side {
  return sides[side] ?? [];
}

function isAlive(s: AdmiralState, chart: Chart, side: number): boolean {
  return membersOf(chart, side).some((seat) => isIn(s, seat));
}

/** A kind, or one ship by its name. */
export function isShip({ ships }: Chart, ship: number, named: string): boolean {
  const one = ships[ship];
  return one !== undefined && (one.id === named || KINDS[one.kind] === (named as KindId));
}

/** 3.2.12: one of these ships stands in the zone. */
function hasArrived(s: AdmiralState, chart: Chart, seat: Seat, { ship: named, zone }: Of<'reach'>): boolean {
  const target = zoneFor(chart, zone, seat, s.home[seat] as number);
  if (target.length === 0) return false;
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.owner[ship] === seat && target.includes(s.at[ship] as Square) && isShip(chart, ship, named)) return true;
  return false;
}

/** 14.4 `deliver`: what counts for this side, or of it what lies where this condition wants it. */
function deliveredTo(s: AdmiralState, chart: Chart, side: number, to: string | undefined): number {
  if (to === undefined) return s.delivered[side] as number;
  const zones = membersOf(chart, side).map((seat) => zoneFor(chart, to, seat, s.home[seat] as number));
  return s.holds.reduce((sum, count, fort) => {
    const port = chart.forts[fort]?.port ?? [];
    const isThere = zones.some((zone) => port.some((square) => zone.includes(square)));
    return count > 0 && isThere && countsFor(s, chart, fort, side) ? sum + count : sum;
  }, 0);
}

/** 14.4 `possible`: this side could still come to so many markers. */
function isPossible(s: AdmiralState, chart: Chart, side: number, count: number): boolean {
  let most = (s.delivered[side] as number) + s.lots.length;
  for (const cargo of s.cargo) most += cargo;
  if (chart.cargo.fromFort !== 'never')
    for (let fort = 0; fort < s.holds.length; fort++)
      if (!countsFor(s, chart, fort, side)) most += s.holds[fort] as number;
  return most >= count;
}

/** 7.1.4, 7.1.5, 7.1.9, A49 */
function isMostWhenExhausted(s: AdmiralState, chart: Chart, side: number): boolean {
  if (chart.isTeams && !chart.rules.allDeliveredEnds) return false;
  if (s.lots.length > 0 || s.cargo.some((count) => count > 0)) return false;
  const alive = chart.sides.flatMap((_, one) => (isAlive(s, chart, one) ? [one] : []));
  const key = (one: number): number => lotsOf(s, chart, one) * 1_000_000 - (s.stamp[one] as number);
  return lotsOf(s, chart, side) > 0 && alive.every((one) => one === side || key(one) < key(side));
}

function isOurs({ sideOf }: Chart, owner: Seat, side: number): boolean {
  return owner !== NOBODY && sideOf[owner] === side;
}

function isCaptured(s: AdmiralState, chart: Chart, side: number, { fort, royalPort, ship }: Of<'capture'>): boolean {
  if (ship !== undefined) {
    const at = chart.ships.findIndex(({ id }) => id === ship);
    return at >= 0 && isAfloat(s, at) && isOurs(chart, s.owner[at] as Seat, side);
  }
  const at = chart.forts.findIndex(({ id }) => id === (fort ?? royalPort));
  return at >= 0 && isOurs(chart, s.fortOwner[at] as Seat, side);
}

/** Ships of others that have gone down. */
function lossesOf(s: AdmiralState, chart: Chart, side: number, { ids, kinds }: Of<'destroy'>): number {
  const names: readonly string[] = ids ?? kinds ?? [];
  return s.at.filter((_, ship) => {
    const owner = s.owner[ship] as Seat;
    if (isAfloat(s, ship) || owner === NOBODY || isOurs(chart, owner, side)) return false;
    return names.some((name) => isShip(chart, ship, name));
  }).length;
}

/** The named ship of another side is sunk or taken. */
function isFlagshipLost(s: AdmiralState, chart: Chart, side: number, named: string): boolean {
  const began = chart.ships.flatMap(({ seat }, ship) =>
    seat !== NOBODY && !isOurs(chart, seat, side) && isShip(chart, ship, named) ? [ship] : [],
  );
  return began.some((ship) => !isAfloat(s, ship) || s.owner[ship] !== chart.ships[ship]?.seat);
}

/** At the end of a round: how long each side has held what is to be held. */
export function countHeld(s: AdmiralState, chart: Chart): void {
  if (chart.holdings.length === 0) return;
  s.held = chart.holdings.flatMap((hold, i) =>
    chart.sides.map((_, side) => (isHeld(s, chart, side, hold) ? (s.held[i * chart.sides.length + side] ?? 0) + 1 : 0)),
  );
}

/** A fort by its flag; a zone with a ship there, and none of another side. */
function isHeld(s: AdmiralState, chart: Chart, side: number, { fort, zone = '' }: Of<'hold'>): boolean {
  if (fort !== undefined) return isCaptured(s, chart, side, { type: 'capture', fort });
  const isThere = (seat: Seat): boolean => {
    const squares = zoneFor(chart, zone, seat, s.home[seat] as number);
    return s.owner.some((owner, ship) => owner === seat && squares.includes(s.at[ship] as Square));
  };
  const there = chart.sideOf.flatMap((of, seat) => (isThere(seat) ? [of] : []));
  return there.includes(side) && there.every((of) => of === side);
}
