import type { Seat } from '@/engine/core/game';
import { cardOf, type Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import { isOblique } from '../data/compass';
import { columnOf, kingDistance, rowOf, type Square } from '../data/squares';
import { isBlocked, rangeOf } from '../legal/fire';
import { mayUnload } from '../legal/port';
import { isSheltered } from '../legal/sail';
import { enemyUnits, fortOf, hullOfUnit, isFort, shotsLeft, squareOf, type Unit } from '../legal/units';
import { hittingFaces } from '../odds';
import { hullOf, REEF, type AdmiralState } from '../state';
import { isPartner } from './partners';
import { burdenOf, hitPrize } from './prize';
import { stepsTo, UNREACHED } from './steps';
import { errand, IN_FORT, pointsFor } from './worth';
import { watersOf } from './waters';

/** A unit of the others, as it is seen from own ships. */
interface Foe {
  readonly unit: Unit;
  readonly square: Square;
  readonly shots: number;
  readonly reach: number;
  /** How far it may come before it fires. */
  readonly sails: number;
  readonly hull: number;
  /** Points for one hit. */
  readonly prize: number;
  /** By square: how many steps it is from there. */
  readonly steps: readonly number[];
}

/** What a side may fire at, and who may fire at it. */
export interface Lookout {
  readonly foes: readonly Foe[];
  readonly at: ReadonlyMap<Square, Foe>;
  readonly reefs: readonly Square[];
  readonly stormy: number;
}

export function lookOut(s: AdmiralState, chart: Chart, seat: Seat): Lookout {
  const at = new Map<Square, Foe>();
  const foes: Foe[] = [];
  for (const unit of enemyUnits(s, chart, seat)) {
    if (isPartner(s, seat, unit)) continue;
    const fort = isFort(unit);
    const range = rangeOf(chart, unit);
    const shots = fort
      ? chart.forts[fortOf(unit)]?.hasGuns && (s.fortOwner[fortOf(unit)] as number) >= 0
        ? chart.rules.fort.shots
        : 0
      : cardOf(chart, unit).shots[0];
    const foe: Foe = {
      unit,
      square: squareOf(s, chart, unit),
      shots: !fort && s.due[unit] !== 0 ? 0 : shots,
      reach: range[0],
      sails: fort ? 0 : (cardOf(chart, unit).fresh[0] + 1) >> 1,
      hull: hullOfUnit(s, chart, unit),
      prize: hitPrize(s, chart, unit),
      steps: stepsTo(chart, [squareOf(s, chart, unit)]),
    };
    foes.push(foe);
    const known = at.get(foe.square);
    if (!known || known.prize < foe.prize) at.set(foe.square, foe);
  }
  const { weights, wind } = chart.rules;
  const all = 8 * (weights[0] + weights[1] + weights[2]);
  return {
    foes,
    at,
    reefs: chart.squares.filter((square) => (s.water[square] as number) >= REEF),
    stormy: wind === 'directionOnly' ? 0 : weights[2] / all,
  };
}

export interface Aim {
  /** Points, on the average over the die. */
  readonly worth: number;
  readonly target: Unit;
}

const NO_AIM: Aim = { worth: 0, target: OFF };

/** The best shot from there; the ship itself is thought away from where it lies. */
export function aimFrom(s: AdmiralState, chart: Chart, look: Lookout, unit: Unit, square: Square): Aim {
  const range = rangeOf(chart, unit);
  const own = isFort(unit) ? OFF : (s.at[unit] as Square);
  const beside = chart.rules.sameSquareFire ? look.at.get(square) : undefined;
  let best = NO_AIM;
  if (beside && !isFort(beside.unit)) best = { worth: hitChance(chart, 0) * beside.prize, target: beside.unit };
  for (let course = 0; course < 8; course++) {
    const most = range[isOblique(course) ? 1 : 0];
    let next = square;
    for (let distance = 1; distance <= most; distance++) {
      next = chart.step[next * 8 + course] as Square;
      if (next === OFF) break;
      const foe = look.at.get(next);
      if (foe) {
        const worth = hitChance(chart, distance) * foe.prize;
        if (worth > best.worth) best = { worth, target: foe.unit };
      }
      if (next !== own && isBlocked(s, chart, next, isFort(unit))) break;
    }
  }
  return best;
}

function hitChance({ rules }: Chart, distance: number): number {
  return hittingFaces(distance, rules.evenHits) / 6;
}

const HIT = 0.62;

/** How likely it is that a foe comes to fire at this square before the ship can do anything again. */
function threat({ unit, square, reach, sails }: Foe, to: Square): number {
  const away = kingDistance(square, to);
  if (isFort(unit)) return away <= reach && isStraight(square, to) ? 1 : 0;
  if (away > reach + sails) return 0;
  if (away > reach + 1) return 0.2;
  return isStraight(square, to) ? 0.7 : 0.45;
}

function isStraight(one: Square, other: Square): boolean {
  const across = Math.abs(columnOf(one) - columnOf(other));
  const up = Math.abs(rowOf(one) - rowOf(other));
  return across === 0 || up === 0 || across === up;
}

/** What a ship must expect to lose there to the guns and boarders of the others, and to reefs in the next storm. */
function danger(s: AdmiralState, chart: Chart, look: Lookout, ship: number, to: Square): number {
  const hull = hullOf(s, chart, ship);
  const all = pointsFor(chart, ship, hull) + burdenOf(s, chart, ship);
  let hits = 0;
  let boarded = 0;
  for (const foe of look.foes) {
    hits += threat(foe, to) * foe.shots * HIT;
    if (!isFort(foe.unit) && foe.hull > hull && kingDistance(foe.square, to) <= foe.sails)
      boarded = Math.max(boarded, foe.hull > hull + 1 ? 0.25 : 0.1);
  }
  // Many hits sink it, one costs a part.
  const part = Math.min(1, hits / hull);
  return all * (part * (0.5 + 0.5 * part) * 0.8 + boarded * (1 - part)) + reefDanger(s, chart, look, ship, to);
}

/** 12.10: reefs to leeward. */
function reefDanger(s: AdmiralState, chart: Chart, { reefs, stormy }: Lookout, ship: number, from: Square): number {
  if (stormy === 0) return 0;
  const { storm } = cardOf(chart, ship);
  let loss = 0;
  for (const reef of reefs) {
    const away = kingDistance(from, reef);
    if (away > storm[0] || !isStraight(from, reef)) continue;
    const course = courseOf(from, reef);
    const damage = storm[isOblique(course) ? 1 : 0] - away + 1;
    if (damage <= 0 || isSheltered(chart, from, course)) continue;
    const hull = hullOf(s, chart, ship);
    loss += stormy * (pointsFor(chart, ship, hull) - pointsFor(chart, ship, hull - damage));
  }
  return loss;
}

function courseOf(from: Square, to: Square): number {
  const dx = Math.sign(columnOf(to) - columnOf(from));
  const dy = Math.sign(rowOf(to) - rowOf(from));
  return [
    [5, 4, 3],
    [6, 0, 2],
    [7, 0, 1],
  ][dy + 1]?.[dx + 1] as number;
}

const HUNTS = { cargo: 0.5, battle: 1.6 };
const FAR = 0.3;

/** What draws a ship towards the others: the guns it may bring to bear in rounds to come. */
function prey(s: AdmiralState, chart: Chart, look: Lookout, ship: number, to: Square): number {
  const card = cardOf(chart, ship);
  const pace = watersOf(chart).pace[chart.ships[ship]?.kind as number] as number;
  const drive = (chart.hasCargo ? HUNTS.cargo : HUNTS.battle) * card.shots[0] * HIT;
  let best = 0;
  for (const foe of look.foes) {
    const steps = foe.steps[to] as number;
    if (steps === UNREACHED && kingDistance(foe.square, to) > card.range[0]) continue;
    const rounds = Math.max(0, Math.min(steps, kingDistance(foe.square, to) + 4) - card.range[1]) * pace;
    const worth = (drive * foe.prize) / (1 + FAR * rounds);
    if (worth > best) best = worth;
  }
  return best;
}

/** A ship that is badly hurt is drawn to where it can be repaired. */
function refuge(s: AdmiralState, chart: Chart, seat: Seat, ship: number, to: Square): number {
  const { durability } = cardOf(chart, ship);
  const damage = s.damage[ship] as number;
  if (damage * 2 < durability || !chart.rules.can.repair) return 0;
  let steps = UNREACHED;
  for (let fort = 0; fort < chart.forts.length; fort++) {
    const plan = chart.forts[fort];
    if (plan && s.fortOwner[fort] === seat && !s.ruined[fort] && (!plan.isRoyal || plan.hasRepair))
      steps = Math.min(steps, stepsTo(chart, plan.port)[to] as number);
  }
  const pace = watersOf(chart).pace[chart.ships[ship]?.kind as number] as number;
  return steps === UNREACHED
    ? 0
    : (pointsFor(chart, ship, durability) * 0.4 * damage) / durability / (1 + 0.3 * steps * pace);
}

/** What it is worth to have a ship there at the end of the turn, in points, with what it loads or unloads there; its shots are counted apart. */
export function placeWorth(
  s: AdmiralState,
  chart: Chart,
  look: Lookout,
  seat: Seat,
  ship: number,
  to: Square,
  mayFetch: boolean,
): number {
  return (
    errandAt(s, chart, seat, ship, to, mayFetch) +
    prey(s, chart, look, ship, to) +
    refuge(s, chart, seat, ship, to) -
    danger(s, chart, look, ship, to)
  );
}

function errandAt(s: AdmiralState, chart: Chart, seat: Seat, ship: number, to: Square, mayFetch: boolean): number {
  if (!chart.hasCargo) return 0;
  const kind = chart.ships[ship]?.kind as number;
  const cargo = s.cargo[ship] as number;
  const stores = cargo > 0 && chart.portsOf[to]?.some((fort) => mayUnload(s, chart, seat, fort)) === true;
  if (stores) return IN_FORT * cargo + errand(s, chart, seat, kind, 0, to, mayFetch);
  const room = cardOf(chart, ship).penalty.length - 1 - cargo;
  const lots = room > 0 ? s.lots.filter((square) => square === to).length : 0;
  return errand(s, chart, seat, kind, cargo + Math.min(room, lots), to, mayFetch);
}

/** All the shots that this unit has left, fired from there. */
export function volleyFrom(s: AdmiralState, chart: Chart, look: Lookout, unit: Unit, square: Square): number {
  const shots = shotsLeft(s, chart, unit);
  return shots === 0 ? 0 : shots * aimFrom(s, chart, look, unit, square).worth;
}
