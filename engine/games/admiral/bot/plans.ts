import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { topTask } from '@/engine/kit/tasks';
import { END, ROLL, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import type { Square } from '../data/squares';
import { helpers } from '../legal/attack';
import { legalTurn } from '../legal/turn';
import {
  fortOf,
  inUnitOrder,
  isFort,
  nameOf,
  ownUnits,
  shipFrom,
  shotsLeft,
  squareOf,
  unitFrom,
  type Unit,
} from '../legal/units';
import { chartOf, isAfloat, type AdmiralState } from '../state';
import { endOf } from './ends';
import { aimFrom, lookOut, placeWorth, volleyFrom, type Lookout } from './lookout';
import { kept } from './partners';
import { boardingWorth, LEAST_SHOT } from './prize';
import { isRace } from './waters';

type Action = AdmiralAction;
export type Line = readonly Action[];

/** Something a ship could do with its green token; null: lie where it is. */
interface Intention {
  readonly ship: number;
  readonly sail: Action | null;
  readonly to: Square;
  /** Points beside lying where it is. */
  readonly gain: number;
  /** Its guns are better from there. */
  readonly firesThere: boolean;
}

interface Attack {
  readonly chain: Line;
  readonly ships: readonly number[];
  readonly gain: number;
}

const MOST_LINES = 10;
const PER_SHIP = 4;
const MUTANTS = 3;
/** Less than this nobody attacks for. */
const LEAST_ATTACK = 3;
/** A shot that is worth so much more from elsewhere waits. */
const BETTER = 1.1;

/**
 * What a turn can come to from here. Each ship has a handful of intentions; a greedy plan takes the best of each, and others
 * differ from it in one or two. Behind the first die everything is thought anew.
 */
export function plans(s: AdmiralState, seat: Seat, luck: Stream, noise: number): readonly Line[] {
  const chart = chartOf(s);
  if (topTask(s)?.kind !== 'main' || isRace(chart)) return [];
  const { fleet, attacks, lead, attack, line } = draft(
    s,
    chart,
    seat,
    noise > 0 ? () => noise * OFF * misjudged(luck) : exact,
  );
  const lines: { readonly line: Line; readonly gain: number }[] = [];
  const sum = (chosen: readonly Intention[]): number => chosen.reduce((all, { gain }) => all + gain, 0);
  const other = (chosen: readonly Intention[]): void =>
    void lines.push({ line: line(chosen, attack), gain: sum(chosen) });
  for (const all of fleet.values()) for (const one of all) if (!lead.includes(one)) other(replaced(lead, one));
  for (let i = 0; i < MUTANTS && fleet.size > 1; i++) {
    let chosen = lead;
    for (let change = 0; change < 2; change++) chosen = replaced(chosen, luck.pick(luck.pick([...fleet.values()])));
    other(chosen);
  }
  lines.sort((a, b) => b.gain - a.gain);
  return [
    line(lead, attack),
    ...(attack ? [line(lead, null)] : []),
    ...attacks
      .filter((one) => one !== attack)
      .slice(0, 2)
      .map((one) => line(lead, one)),
    ...lines.slice(0, MOST_LINES).map((one) => one.line),
  ];
}

/** Points for the whole of a win, as far as a weak level misjudges a place. */
const OFF = 100;

const exact = (): number => 0;

/** Between −1 and 1. */
function misjudged(luck: Stream): number {
  return luck.next() / 2147483648 - 1;
}

/** The first of the plans. */
export function leadOf(s: AdmiralState, seat: Seat): Line {
  const { lead, attack, line } = draft(s, chartOf(s), seat, exact);
  return line(lead, attack);
}

interface Draft {
  readonly fleet: ReadonlyMap<number, readonly Intention[]>;
  readonly attacks: readonly Attack[];
  /** The greedy plan, and the attack that is better than what its ships would do otherwise. */
  readonly lead: readonly Intention[];
  readonly attack: Attack | null;
  readonly line: (chosen: readonly Intention[], attack: Attack | null) => Line;
}

function draft(s: AdmiralState, chart: Chart, seat: Seat, error: () => number): Draft {
  const legal = kept(s, chart, seat, legalTurn(s, seat));
  const look = lookOut(s, chart, seat);
  const fleet = intentionsOf(s, chart, seat, look, legal, error);
  const attacks = attacksOf(s, chart, seat, look, legal);
  const lead = greedy(chart, fleet);
  const [best] = attacks;
  return {
    fleet,
    attacks,
    lead,
    attack: best && best.gain > LEAST_ATTACK + lost(lead, best) ? best : null,
    line: (chosen, attack) => lineOf(s, chart, seat, look, legal, chosen, attack),
  };
}

/** What the ships of an attack could have done instead. */
function lost(lead: readonly Intention[], { ships }: Attack): number {
  return lead.reduce((sum, { ship, gain }) => (ships.includes(ship) ? sum + Math.max(0, gain) : sum), 0);
}

function replaced(chosen: readonly Intention[], one: Intention): readonly Intention[] {
  return chosen.map((old) => (old.ship === one.ship && !isTaken(chosen, one) ? one : old));
}

function isTaken(chosen: readonly Intention[], one: Intention): boolean {
  return one.sail !== null && chosen.some(({ ship, to }) => ship !== one.ship && to === one.to);
}

/** By ship: the best that it could do, among them to lie where it is. */
function intentionsOf(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
  look: Lookout,
  legal: readonly Action[],
  error: () => number,
): Map<number, readonly Intention[]> {
  const found = new Map<number, Intention[]>();
  const here = new Map<number, { readonly worth: number; readonly volley: number }>();
  for (const sail of legal) {
    const end = sail.type === 'Move' || sail.type === 'Drift' ? endOf(s, chart, sail) : null;
    if (!end) continue;
    const { ship, square, damage } = end;
    const at = s.at[ship] as Square;
    const known = here.get(ship) ?? {
      worth: placeWorth(s, chart, look, seat, ship, at, true),
      volley: volleyFrom(s, chart, look, ship, at),
    };
    here.set(ship, known);
    const list = found.get(ship) ?? [{ ship, sail: null, to: at, gain: 0, firesThere: false }];
    found.set(ship, list);
    const volley = sail.type === 'Move' ? volleyFrom(s, chart, look, ship, square) : 0;
    const firesThere = volley > known.volley * BETTER;
    const more = firesThere ? volley - known.volley : 0;
    const price = damage * REEF_PRICE;
    const gain = placeWorth(s, chart, look, seat, ship, square, true) - known.worth + more - price + error();
    list.push({ ship, sail, to: square, gain: gain + boardingFrom(s, chart, look, ship, square), firesThere });
  }
  for (const [ship, list] of found) found.set(ship, list.sort((a, b) => b.gain - a.gain).slice(0, PER_SHIP));
  return found;
}

const REEF_PRICE = 6;
/** Until it lies there much may change. */
const LATER = 0.7;

/** What this ship alone could take from there. */
function boardingFrom(s: AdmiralState, chart: Chart, look: Lookout, ship: number, square: Square): number {
  if (!chart.rules.can.board || look.foes.length === 0) return 0;
  let best = 0;
  for (let course = 0; course < 8; course += 2) {
    const foe = look.at.get(chart.step[square * 8 + course] as Square);
    if (!foe || isFort(foe.unit)) continue;
    best = Math.max(best, boardingWorth(s, chart, [ship], foe.unit, foe.hull));
  }
  return best * LATER;
}

/** Each ship does the best that is left to it, the one with the most to gain first. */
function greedy(chart: Chart, fleet: ReadonlyMap<number, readonly Intention[]>): readonly Intention[] {
  const order = [...fleet.values()].sort((a, b) => (b[0]?.gain ?? 0) - (a[0]?.gain ?? 0));
  const chosen: Intention[] = [];
  for (const list of order) {
    const free = list.find((one) => chart.isPort[one.to] || !isTaken(chosen, one));
    chosen.push(free ?? (list.find(({ sail }) => sail === null) as Intention) ?? (list[0] as Intention));
  }
  return chosen;
}

/** Boardings and assaults with as many ships as is best, the most rewarding first. */
function attacksOf(s: AdmiralState, chart: Chart, seat: Seat, look: Lookout, legal: readonly Action[]): Attack[] {
  const byTarget = new Map<Unit, number[]>();
  for (const action of legal) {
    if (action.type !== 'Board' && action.type !== 'Assault') continue;
    const target = action.type === 'Board' ? shipFrom(chart, action.target) : unitFrom(chart, action.fort);
    const ships = byTarget.get(target) ?? [];
    ships.push(shipFrom(chart, action.ship));
    byTarget.set(target, ships);
  }
  const found: Attack[] = [];
  for (const [target, able] of byTarget) {
    const foe = look.foes.find(({ unit }) => unit === target);
    if (!foe) continue;
    const help = isFort(target) ? helpers(s, chart, fortOf(target)) : [];
    const ships = inUnitOrder(s, chart, able);
    let best: Attack | null = null;
    for (let bits = 1; bits < 1 << Math.min(ships.length, 4); bits++) {
      const some = ships.filter((_, i) => (bits & (1 << i)) !== 0);
      const gain = boardingWorth(s, chart, some, target, foe.hull, help);
      if (!best || gain > best.gain) best = { chain: chainOf(chart, target, some), ships: some, gain };
    }
    if (best) found.push(best);
  }
  return found.sort((a, b) => b.gain - a.gain);
}

function chainOf(chart: Chart, target: Unit, ships: readonly number[]): Line {
  const [first, ...more] = ships.map((ship) => nameOf(chart, ship));
  const say = isFort(target) ? said.assault : said.board;
  return [say.of(nameOf(chart, target), first as number), ...more.map((ship) => said.join.of(ship)), ROLL];
}

/** Shots that are best now, an attack, then ships one after the other, and what they fire from there. */
function lineOf(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
  look: Lookout,
  legal: readonly Action[],
  chosen: readonly Intention[],
  attack: Attack | null,
): Line {
  const line: Action[] = [];
  const waits = (unit: Unit): boolean =>
    attack?.ships.includes(unit) !== true && chosen.some(({ ship, firesThere }) => ship === unit && firesThere);
  let shot: Action | null = null;
  let most = LEAST_SHOT;
  for (const unit of ownUnits(s, chart, seat)) {
    if (waits(unit) || shotsLeft(s, chart, unit) === 0 || (!isFort(unit) && !isAfloat(s, unit))) continue;
    const { worth, target } = aimFrom(s, chart, look, unit, squareOf(s, chart, unit));
    const fire = worth > most ? said.fire.of(nameOf(chart, unit), nameOf(chart, target)) : null;
    if (fire && legal.includes(fire)) [shot, most] = [fire, worth];
  }
  if (shot) line.push(shot);
  if (attack) line.push(...attack.chain);
  for (const { ship, sail, to, firesThere } of inOrder(chosen)) {
    if (!sail || attack?.ships.includes(ship) === true) continue;
    line.push(sail);
    // In a storm each ship changes what the others may do.
    if (sail.type === 'Drift') return line;
    if (!firesThere) continue;
    const { target, worth } = aimFrom(s, chart, look, ship, to);
    if (worth > 0) line.push(said.fire.of(nameOf(chart, ship), nameOf(chart, target)));
  }
  line.push(END);
  return line;
}

/** First those that gain most: nobody knows what the dice will change. */
function inOrder(chosen: readonly Intention[]): readonly Intention[] {
  return chosen.slice().sort((a, b) => b.gain - a.gain);
}
