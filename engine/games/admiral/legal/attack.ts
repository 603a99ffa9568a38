import type { Seat } from '@/engine/core/game';
import { behindLast, leastOf, mostOf } from '@/engine/kit/chains';
import { DEFEND_DONE, pointsFrom, ROLL, said, SHIFT_DONE } from '../action-table';
import type { AdmiralAction } from '../actions';
import { cardOf, type Chart } from '../board/chart';
import { opposite, STORM } from '../data/compass';
import type { Square } from '../data/squares';
import { chartOf, isAfloat, strengthNow, type AdmiralState } from '../state';
import type { Attack, Share, Task } from '../view';
import { mustDrift } from './sail';
import {
  enemyUnits,
  fortFrom,
  fortOf,
  fortUnit,
  inUnitOrder,
  isFort,
  mayAttack,
  nameOf,
  shipFrom,
  type Unit,
} from './units';

/** 4.8.10: in a storm a ship drifts before it attacks. */
function isReady(s: AdmiralState, chart: Chart, ship: number): boolean {
  return mayAttack(s, chart, ship) && !(strengthNow(s) === STORM && mustDrift(s, chart, ship));
}

/** 4.14.2: by row or column, nothing closed between them. */
function mayBoard(s: AdmiralState, chart: Chart, ship: number, target: number): boolean {
  const ways = chart.rules.boardAcrossLand ? chart.near : chart.step;
  const at = (s.at[ship] as Square) * 8;
  const to = s.at[target] as Square;
  return ways[at] === to || ways[at + 2] === to || ways[at + 4] === to || ways[at + 6] === to;
}

/** 4.15.2: from its port, diagonals included. */
function mayStorm(s: AdmiralState, chart: Chart, ship: number, fort: number): boolean {
  const square = s.at[ship] as Square;
  const to = chart.forts[fort]?.square as Square;
  const ways = chart.rules.boardAcrossLand ? chart.near : chart.step;
  for (let course = 0; course < 8; course++)
    if (ways[to * 8 + course] === square)
      return chart.rules.boardAcrossLand || ways[square * 8 + opposite(course)] === to;
  return false;
}

function mayJoin(s: AdmiralState, chart: Chart, ship: number, target: Unit): boolean {
  return isFort(target) ? mayStorm(s, chart, ship, fortOf(target)) : mayBoard(s, chart, ship, target);
}

/** The first link of every boarding and of every assault, each sorted by text. */
export function addAttacks(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
): { boardings: AdmiralAction[]; assaults: AdmiralAction[] } {
  const found = { boardings: [] as AdmiralAction[], assaults: [] as AdmiralAction[] };
  const { can } = chart.rules;
  if (!can.board && !can.assault) return found;
  const ready = chart.shipsByText.filter((ship) => s.owner[ship] === seat && isReady(s, chart, ship));
  if (ready.length === 0) return found;
  for (const target of enemyUnits(s, chart, seat)) {
    if (isFort(target) ? !can.assault : !can.board) continue;
    const [into, say] = isFort(target) ? [found.assaults, said.assault] : [found.boardings, said.board];
    for (const ship of ready)
      if (mayJoin(s, chart, ship, target)) into.push(say.of(nameOf(chart, target), nameOf(chart, ship)));
  }
  return found;
}

/** Further attackers, behind the last one in unit order, then the dice. */
export function legalJoin(s: AdmiralState, attack: Attack, seat: Seat): AdmiralAction[] {
  const chart = chartOf(s);
  const actions: AdmiralAction[] = [];
  if (attack.isAssault || attack.attackers.length < chart.rules.mostBoarders) {
    const target = attack.isAssault ? fortUnit(fortFrom(chart, attack.target)) : shipFrom(chart, attack.target);
    const mine = ownFleet(s, chart, seat).filter((ship) => isReady(s, chart, ship) && mayJoin(s, chart, ship, target));
    for (const ship of sorted(chart, behind(chart, mine, attack.attackers)))
      actions.push(said.join.of(nameOf(chart, ship)));
  }
  actions.push(ROLL);
  return actions;
}

/** Those of a list in unit order that come behind the last named one. */
function behind(chart: Chart, list: readonly number[], named: readonly string[]): readonly number[] {
  return behindLast(list, (ship) => named.includes(chart.ships[ship]?.id as string));
}

function ownFleet(s: AdmiralState, chart: Chart, seat: Seat): number[] {
  return inUnitOrder(
    s,
    chart,
    chart.ships.flatMap((_, ship) => (s.owner[ship] === seat && isAfloat(s, ship) ? [ship] : [])),
  );
}

function sorted(chart: Chart, ships: readonly number[]): number[] {
  return chart.shipsByText.filter((ship) => ships.includes(ship));
}

/** 4.15.4: ships of the owner in the port of the fort. */
export function helpers(s: AdmiralState, chart: Chart, fort: number): number[] {
  const owner = s.fortOwner[fort] as Seat;
  const { port = [] } = chart.forts[fort] ?? {};
  return owner < 0 ? [] : ownFleet(s, chart, owner).filter((ship) => port.includes(s.at[ship] as Square));
}

export function legalDefenders(s: AdmiralState, { target, defenders }: Attack): AdmiralAction[] {
  const chart = chartOf(s);
  const left = behind(chart, helpers(s, chart, fortFrom(chart, target)), defenders);
  return [...sorted(chart, left).map((ship) => said.defend.of(nameOf(chart, ship))), DEFEND_DONE];
}

/** E-15 */
export function legalShare({ caps, given, pool }: Share): readonly AdmiralAction[] {
  const division = { caps, taken: given, at: given.length, lo: pool, hi: pool };
  return pointsFrom(leastOf(division), mostOf(division));
}

/** 4.14.14, E-11, E-35: between a captured ship and an own one, each pair once. */
export function legalShifts(s: AdmiralState, { units, used, seat }: Extract<Task, { kind: 'cargo' }>): AdmiralAction[] {
  const chart = chartOf(s);
  const ships = sorted(
    chart,
    units.map((id) => shipFrom(chart, id)),
  );
  const actions: AdmiralAction[] = [];
  for (const from of ships)
    for (const to of ships) {
      if (from === to || (s.owner[from] === seat) === (s.owner[to] === seat)) continue;
      if (used.includes(pairOf(chart, from, to))) continue;
      const room = cardOf(chart, to).penalty.length - 1 - (s.cargo[to] as number);
      const most = Math.min(room, s.cargo[from] as number);
      for (let count = 1; count <= most; count++)
        actions.push(said.shift.of(nameOf(chart, from), nameOf(chart, to), count));
    }
  actions.push(SHIFT_DONE);
  return actions;
}

/** One name for a pair of ships, whichever way. */
export function pairOf({ ships }: Chart, one: number, other: number): string {
  const ids = [ships[one]?.id as string, ships[other]?.id as string];
  return ids.sort().join('+');
}
