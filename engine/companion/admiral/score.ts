import type { Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { kingDistance, squareFrom } from '@/engine/games/admiral/data/squares';
import { sideNamed, type Chart } from '@/engine/games/admiral/public';
import { chartOf, hullOf, isIn, type AdmiralSheet, type SheetFort } from './sheet';

/** 7.1.2 */
export function lotsOf(sheet: AdmiralSheet, side: number): number {
  return sheet.forts.reduce((sum, fort, i) => (countsFor(sheet, fort, i, side) ? sum + fort.holds : sum), 0);
}

/** 7.1.2, 14.3, E-21: whether what lies in this fort counts for this side. */
function countsFor(sheet: AdmiralSheet, { owner }: SheetFort, i: number, side: number): boolean {
  const chart = chartOf(sheet);
  const { goalOf = null, isRoyal = false } = chart.forts[i] ?? {};
  if (goalOf !== null && (goalOf & (1 << side)) === 0) return false;
  return (goalOf !== null && isRoyal) || (owner !== null && chart.sideOf[owner] === side);
}

/** 7.4, 7.7, 14.6: the players who share the first place at a limit. */
export function firstAtLimit(sheet: AdmiralSheet): Seat[] {
  return chartOf(sheet).sides.length === 1 ? [] : (rankedAtLimit(sheet)[0] ?? []);
}

function rankedAtLimit(sheet: AdmiralSheet): Seat[][] {
  return placesBy(sheet.players.map((_, seat) => keysOf(sheet, seat))).map((seats) =>
    seats.slice().sort((a, b) => a - b),
  );
}

/** 14.4: who wins by the table of points of such a round, equal ones parted as at a limit; null: it has none that the sheet can count. */
export function firstByPoints(sheet: AdmiralSheet, isSuch: (round: number) => boolean): Seat[] | null {
  const chart = chartOf(sheet);
  const table = chart.tables.find(({ atRound }) => atRound !== undefined && isSuch(atRound))?.table;
  // Deeds of the rounds before are written down nowhere.
  if (!table?.every(({ event }) => event.startsWith('alive:'))) return null;
  const worth = (event: string): number =>
    table.reduce((sum, row) => (row.event === event ? sum + row.points : sum), 0);
  const points = chart.sides.map((seats) => {
    if (!seats.some((seat) => isIn(sheet, seat))) return Number.NEGATIVE_INFINITY;
    const forts = seats.flatMap((seat) => ownForts(sheet, chart, seat));
    const ships = seats.flatMap((seat) => ownShips(sheet, seat));
    return ships.reduce((sum, { kind }) => sum + worth(`alive:${kind}`), forts.length * worth('alive:fort'));
  });
  const best = chart.sides.filter((_, side) => points[side] === Math.max(...points)).flat();
  const ahead = rankedAtLimit(sheet).map((seats) => seats.filter((seat) => best.includes(seat)));
  return ahead.find((seats) => seats.length > 0) ?? [];
}

/** Further than any way on a board. */
const FAR = 24;

function keysOf(sheet: AdmiralSheet, seat: Seat): number[] {
  const chart = chartOf(sheet);
  const members = chart.sides[chart.sideOf[seat] as number] ?? [];
  if (!members.some((one) => isIn(sheet, one)))
    return [0, Math.max(...members.map((one) => sheet.players[one]?.out ?? 0))];
  if (chart.victory.some(({ type }) => type === 'reach')) return [1, -distanceLeft(sheet, seat)];
  const keys = chart.layout.tiebreak ?? ['delivered', 'carried', 'hull'];
  return [1, ...keys.map((key) => members.reduce((sum, one) => sum + valueOf(sheet, chart, one, key), 0))];
}

/** 14.2 `tiebreak` */
function valueOf(sheet: AdmiralSheet, chart: Chart, seat: Seat, key: string): number {
  const side = chart.sideOf[seat] as number;
  switch (key) {
    case 'delivered':
      return lotsIn(sheet, chart, seat);
    case 'carried':
      return ownShips(sheet, seat).reduce((sum, { cargo }) => sum + cargo, 0);
    case 'ships':
      return ownShips(sheet, seat).length;
    case 'hull':
      return [...ownShips(sheet, seat).map(({ id }) => id), ...ownForts(sheet, chart, seat).map(({ at }) => at)].reduce(
        (sum, unit) => sum + hullOf(sheet, unit),
        0,
      );
    case 'forts':
      return ownForts(sheet, chart, seat).length;
    case 'earliestLast':
      return -(sheet.stamp[side] ?? 0);
    default:
      return key.startsWith('side:') && sideNamed(chart, key.slice(5)) === side ? 1 : 0;
  }
}

function lotsIn(sheet: AdmiralSheet, { sideOf }: Chart, seat: Seat): number {
  return sheet.forts.reduce(
    (sum, fort, i) =>
      fort.owner === seat && countsFor(sheet, fort, i, sideOf[seat] as number) ? sum + fort.holds : sum,
    0,
  );
}

function ownShips({ ships }: AdmiralSheet, seat: Seat) {
  return ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat);
}

/** Royal ports have no walls (14.6.0). */
function ownForts({ forts }: AdmiralSheet, chart: Chart, seat: Seat): SheetFort[] {
  return forts.filter(({ owner }, i) => owner === seat && !chart.forts[i]?.isRoyal);
}

/** 7.7 */
export function distanceLeft(sheet: AdmiralSheet, seat: Seat): number {
  const chart = chartOf(sheet);
  const home = sheet.players[seat]?.home;
  const fort = home ? chart.forts[chart.fortAt[squareFrom(home)] as number] : undefined;
  const port = chart.forts[fort?.opposite ?? -1]?.port ?? [];
  const brig = ownShips(sheet, seat).find(({ kind }) => kind === 'brig');
  if (!brig?.at) return FAR;
  const from = squareFrom(brig.at);
  return port.reduce((least, square) => Math.min(least, kingDistance(from, square)), FAR);
}
