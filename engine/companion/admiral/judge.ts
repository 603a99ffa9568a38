import type { Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { KINDS } from '@/engine/games/admiral/data/ships';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { sideNamed } from '@/engine/games/admiral/public';
import type { Result } from '@/engine/games/admiral/view';
import type { Tell } from './facts';
import { changeOwner, sink } from './losses';
import { lotsOf } from './score';
import { chartOf, hullOf, isIn, withPlayer, type AdmiralSheet } from './sheet';

/** 7.1.10: lots are counted, then who has won, then who is out, until nobody leaves. */
export function judge(sheet: AdmiralSheet, tell: Tell): AdmiralSheet {
  let next = sheet;
  for (;;) {
    next = counted(next);
    const won = winnerNow(next);
    if (won) {
      tell({ type: 'over', result: won.result, winners: won.seats });
      return { ...next, finished: true, result: won.result, winners: won.seats };
    }
    const loser = turnsFrom(next, next.active).find((seat) => hasLost(next, seat));
    if (loser === undefined) return next;
    next = leave(next, loser, tell);
  }
}

function turnsFrom(sheet: AdmiralSheet, seat: Seat): Seat[] {
  const at = sheet.order.indexOf(seat);
  return [...sheet.order.slice(at), ...sheet.order.slice(0, at)].filter((one) => isIn(sheet, one));
}

/** 7.1.7 */
function counted(sheet: AdmiralSheet): AdmiralSheet {
  const chart = chartOf(sheet);
  if (!chart.hasCargo) return sheet;
  let { clock } = sheet;
  const delivered = chart.sides.map((_, side) => lotsOf(sheet, side));
  const stamp = sheet.stamp.map((before, side) =>
    (delivered[side] as number) > (sheet.delivered[side] as number) ? ++clock : before,
  );
  return { ...sheet, clock, delivered, stamp };
}

interface Won {
  readonly seats: readonly Seat[];
  readonly result: Result;
}

function winnerNow(sheet: AdmiralSheet): Won | null {
  const chart = chartOf(sheet);
  const looked = new Set<number>();
  for (const seat of turnsFrom(sheet, sheet.active)) {
    const side = chart.sideOf[seat] as number;
    if (looked.has(side)) continue;
    looked.add(side);
    const result = winOf(sheet, side);
    if (result) return { seats: membersOf(sheet, side), result };
  }
  const isFleet = chart.victory.some(({ type }) => type === 'lastWithShips');
  if (afloat(sheet).size === 0 && looked.size > 0 && isFleet)
    return { seats: strongest(sheet, [...looked]), result: 'last-fleet' };
  return lastOne(sheet, isFleet);
}

function membersOf(sheet: AdmiralSheet, side: number): Seat[] {
  return [...(chartOf(sheet).sides[side] ?? [])].sort((a, b) => a - b);
}

/** Sides that have ships. */
function afloat({ ships, ...sheet }: AdmiralSheet): Set<number> {
  const { sideOf } = chartOf({ ships, ...sheet });
  return new Set(ships.flatMap(({ isAfloat, owner }) => (isAfloat ? [sideOf[owner] as number] : [])));
}

/** Conditions that the sheet can see; of house scenarios with other ones the players say when it is over. */
function winOf(sheet: AdmiralSheet, side: number): Result | null {
  const chart = chartOf(sheet);
  const sides = afloat(sheet);
  for (const condition of chart.victory) {
    if (condition.type === 'reach' && membersOf(sheet, side).some((seat) => hasArrived(sheet, seat))) return 'arrived';
    const { side: name = 'any' } = condition;
    const isOurs = name === 'any' || sideNamed(chart, name) === side;
    if (condition.type === 'deliver' && isOurs && (sheet.delivered[side] ?? 0) >= condition.count) return 'delivered';
    if (condition.type === 'lastWithShips' && sides.size === 1 && sides.has(side)) return 'last-fleet';
    if (condition.type === 'mostWhenExhausted' && sides.size > 0 && isMost(sheet, side)) return 'exhausted';
  }
  return null;
}

/** 3.2.12 */
function hasArrived(sheet: AdmiralSheet, seat: Seat): boolean {
  const chart = chartOf(sheet);
  const home = sheet.players[seat]?.home;
  const fort = home ? chart.forts[chart.fortAt[squareFrom(home)] as number] : undefined;
  const port = chart.forts[fort?.opposite ?? -1]?.port ?? [];
  return sheet.ships.some(
    ({ owner, kind, isAfloat, at }) =>
      owner === seat && kind === 'brig' && isAfloat && at !== null && port.includes(squareFrom(at)),
  );
}

/** 7.1.4, A49 */
function isMost(sheet: AdmiralSheet, side: number): boolean {
  const chart = chartOf(sheet);
  if (chart.isTeams && !chart.rules.allDeliveredEnds) return false;
  if (sheet.lots.length > 0 || sheet.ships.some(({ cargo }) => cargo > 0)) return false;
  const alive = chart.sides.flatMap((seats, one) => (seats.some((seat) => isIn(sheet, seat)) ? [one] : []));
  const key = (one: number): number => lotsOf(sheet, one) * 1_000_000 - (sheet.stamp[one] ?? 0);
  return lotsOf(sheet, side) > 0 && alive.every((one) => one === side || key(one) < key(side));
}

/** 7.1.6 */
function strongest(sheet: AdmiralSheet, sides: readonly number[]): Seat[] {
  const { sideOf } = chartOf(sheet);
  const walls = (side: number): number =>
    sheet.forts.reduce(
      (sum, { owner, at }) => (owner !== null && sideOf[owner] === side ? sum + hullOf(sheet, at) : sum),
      0,
    );
  const keys = sides.map((side) => [lotsOf(sheet, side), walls(side)]);
  return (placesBy(keys)[0] ?? []).flatMap((i) => membersOf(sheet, sides[i] as number)).sort((a, b) => a - b);
}

/** E-31 */
function lastOne(sheet: AdmiralSheet, isFleet: boolean): Won | null {
  const { sides } = chartOf(sheet);
  const alive = sides.flatMap((seats, side) => (seats.some((seat) => isIn(sheet, seat)) ? [side] : []));
  if (alive.length === 0) return { seats: [], result: 'nobody' };
  const [side] = alive as [number];
  if (alive.length > 1 || sides.length === 1) return null;
  const byShips = isFleet && [...afloat(sheet)].every((one) => one === side);
  return { seats: membersOf(sheet, side), result: byShips ? 'last-fleet' : 'last-player' };
}

function hasLost(sheet: AdmiralSheet, seat: Seat): boolean {
  const own = sheet.ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat);
  return chartOf(sheet).defeat.some(
    (defeat) =>
      (defeat.type === 'noShips' && own.length === 0) ||
      (defeat.type === 'shipLost' && began(sheet, seat, defeat.ship) && !own.some(({ kind }) => kind === defeat.ship)),
  );
}

/** 14.4: nobody loses a ship that was never his. */
function began(sheet: AdmiralSheet, seat: Seat, named: string): boolean {
  return chartOf(sheet).ships.some((one) => one.seat === seat && KINDS[one.kind] === named);
}

/** 4.19.6–4.19.8 */
export function leave(sheet: AdmiralSheet, seat: Seat, tell: Tell): AdmiralSheet {
  tell({ type: 'out', seat });
  let next = withPlayer(sheet, seat, { out: sheet.round });
  for (const { id, owner, isAfloat } of sheet.ships) if (owner === seat && isAfloat) next = sink(next, id, null, tell);
  const chart = chartOf(sheet);
  const toTeam = chart.defeat.some((defeat) => defeat.type === 'noShips' && defeat.forts === 'toTeam');
  const heir = toTeam
    ? turnsFrom(next, seat).find((one) => chart.sideOf[one] === chart.sideOf[seat] && one !== seat)
    : undefined;
  for (const { at, owner } of next.forts) if (owner === seat) next = changeOwner(next, at, heir ?? null, tell);
  return next;
}
