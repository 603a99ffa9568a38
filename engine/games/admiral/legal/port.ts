import type { Seat } from '@/engine/core/game';
import { ofSquare, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import { cardOf, type Chart, type ChartFort } from '../board/chart';
import { SQUARE_RANK, type Square } from '../data/squares';
import { areMates, isAfloat, isIn, isInPort, NOWHERE, type AdmiralState } from '../state';
import { inUnitOrder, nameOf } from './units';

function whereOf(chart: Chart, fort: number): number {
  return ofSquare(chart.forts[fort]?.square as Square);
}

/** 4.13.1: a port of its owner where a ship can be repaired. */
function repairs(s: AdmiralState, chart: Chart, fort: number, seat: Seat): boolean {
  const plan = chart.forts[fort];
  return s.fortOwner[fort] === seat && !s.ruined[fort] && (!plan?.isRoyal || plan.hasRepair);
}

export function addRepairs(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
): { starts: AdmiralAction[]; ends: AdmiralAction[] } {
  const found = { starts: [] as AdmiralAction[], ends: [] as AdmiralAction[] };
  if (!chart.rules.can.repair) return found;
  for (const ship of chart.shipsByText) {
    if (s.owner[ship] !== seat || !isAfloat(s, ship) || s.locked[ship]) continue;
    const name = nameOf(chart, ship);
    if (s.repair[ship] !== NOWHERE) {
      found.ends.push(said.endRepair.of(name));
      continue;
    }
    if (s.damage[ship] === 0 || s.due[ship] !== 0 || s.work[ship] !== NOWHERE || s.repairEnded[ship] === s.turn)
      continue;
    for (const fort of chart.fortsByText)
      if (isInPort(chart, s.at[ship] as Square, fort) && repairs(s, chart, fort, seat))
        found.starts.push(said.repair.of(name, whereOf(chart, fort)));
  }
  return found;
}

/** 4.16.5, 4.16.13 */
export function addWorkEnds(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  for (const fort of chart.fortsByText) {
    if (!s.works[fort]) continue;
    const hasOne = s.work.some((at, ship) => at === fort && s.owner[ship] === seat && !s.locked[ship]);
    if (hasOne) into.push(said.endWork.of(whereOf(chart, fort)));
  }
}

/** 4.16, E-34: two ships of the own side in the port, at least one of them his own. */
export function addWorks(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  for (const fort of chart.fortsByText) {
    const isRestoring = s.ruined[fort] as boolean;
    const isOwn = s.fortOwner[fort] === seat && !chart.forts[fort]?.isRoyal;
    if (s.works[fort] || s.stopped.includes(fort)) continue;
    if (!isRestoring && (!isOwn || s.fortDamage[fort] === 0)) continue;
    const able = chart.shipsByText.filter((ship) => mayWork(s, chart, seat, fort, ship, isRestoring));
    for (const ship of able) {
      for (const other of able) {
        // E-15: named in unit order.
        if (ship === other || inUnitOrder(s, chart, [ship, other])[0] !== ship) continue;
        if (s.owner[ship] === seat || s.owner[other] === seat)
          into.push(said.work.of(whereOf(chart, fort), nameOf(chart, ship), nameOf(chart, other)));
      }
    }
  }
}

function mayWork(s: AdmiralState, chart: Chart, seat: Seat, fort: number, ship: number, withMates: boolean): boolean {
  const owner = s.owner[ship] as Seat;
  if (!isAfloat(s, ship) || !isInPort(chart, s.at[ship] as Square, fort)) return false;
  if (s.locked[ship] || s.due[ship] !== 0 || s.repair[ship] !== NOWHERE || s.work[ship] !== NOWHERE) return false;
  if (owner === seat) return true;
  return withMates && areMates(chart, owner, seat) && !s.refused.includes(refusal(fort, owner));
}

/** What is noted where a teammate said no (E-34). */
export function refusal(fort: number, seat: Seat): string {
  return `${fort}+${seat}`;
}

/** 4.20 */
export function addCargo(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
): { loads: AdmiralAction[]; unloads: AdmiralAction[] } {
  const found = { loads: [] as AdmiralAction[], unloads: [] as AdmiralAction[] };
  if (!chart.hasCargo || !chart.rules.can.cargo) return found;
  for (const ship of chart.shipsByText) {
    if (s.owner[ship] !== seat || !isAfloat(s, ship) || s.locked[ship]) continue;
    const name = nameOf(chart, ship);
    const square = s.at[ship] as Square;
    const cargo = s.cargo[ship] as number;
    const room = cardOf(chart, ship).penalty.length - 1 - cargo;
    const here = chart.portsOf[square] as readonly number[];
    const lots = countOf(s.lots, square);
    if (lots === 0 && here.length === 0) continue;
    const ports = here.filter((fort) => mayUnload(s, chart, seat, fort));
    const stores = storesAt(s, chart, here, ports);
    for (const source of sourcesOf(s, chart, square, lots, stores))
      for (let count = 1; count <= Math.min(room, source.count); count++)
        found.loads.push(said.load.of(name, ofSquare(source.square), count));
    for (const fort of chart.fortsByText)
      if (ports.includes(fort) && !s.loaded.includes(loading(ship, fort)))
        for (let count = 1; count <= cargo; count++)
          found.unloads.push(said.unload.of(name, whereOf(chart, fort), count));
  }
  return found;
}

/** 4.20.4, 14.3, E-21: in the standing forts of the own side; where there are goals, in those of them, and in their royal ports. */
export function mayUnload(s: AdmiralState, chart: Chart, seat: Seat, fort: number): boolean {
  const { goalOf, isRoyal } = chart.forts[fort] as ChartFort;
  if (goalOf !== null && (goalOf & (1 << (chart.sideOf[seat] as number))) === 0) return false;
  if (goalOf !== null && isRoyal) return true;
  return !s.ruined[fort] && areMates(chart, s.fortOwner[fort] as Seat, seat);
}

/** 4.20.7, 14.3: the forts of a port from which can be loaded. */
function storesAt(
  s: AdmiralState,
  { cargo }: Chart,
  here: readonly number[],
  own: readonly number[],
): readonly number[] {
  if (cargo.fromFort === 'anyPort') return here.filter((fort) => !s.ruined[fort]);
  return cargo.fromFort === 'never' ? [] : own;
}

interface Source {
  readonly square: Square;
  readonly count: number;
}

/** Where a ship on this square can load, in the order of the texts; not what was brought there in this turn (E-11). */
function sourcesOf(s: AdmiralState, chart: Chart, square: Square, lots: number, ports: readonly number[]): Source[] {
  const inForts = ports.map((fort) => ({
    square: chart.forts[fort]?.square as Square,
    count: (s.holds[fort] as number) - (s.brought[fort] as number),
  }));
  const rank = (source: Source): number => SQUARE_RANK[source.square] as number;
  return [{ square, count: lots }, ...inForts].sort((a, b) => rank(a) - rank(b));
}

function countOf(squares: readonly Square[], square: Square): number {
  let count = 0;
  for (let i = 0; i < squares.length; i++) if (squares[i] === square) count++;
  return count;
}

/** What is noted where a ship has loaded (E-11). */
export function loading(ship: number, fort: number): string {
  return `${ship}+${fort}`;
}

/** 4.22, E-12 */
export function addGifts(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  if (!chart.isTeams || !chart.rules.can.giveFort) return;
  for (const fort of chart.fortsByText) {
    if (s.fortOwner[fort] !== seat || s.fortLocked[fort] || chart.forts[fort]?.isRoyal) continue;
    for (let to = 0; to < s.seats; to++)
      if (to !== seat && isIn(s, to)) into.push(said.giveFort.of(whereOf(chart, fort), 0, to));
  }
}

/** 4.12.1, 4.12.2, 4.12.15 */
export function addFireships(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  if (!chart.rules.can.fireship) return;
  for (const ship of chart.shipsByText) {
    if (s.owner[ship] !== seat || !isAfloat(s, ship) || s.locked[ship] || s.due[ship] !== 0 || s.fired[ship] !== 0)
      continue;
    if (s.repair[ship] === NOWHERE && s.work[ship] === NOWHERE) into.push(said.fireship.of(nameOf(chart, ship)));
  }
}
