import type { Seat } from '@/engine/core/game';
import { placesOfBits } from '@/engine/kit/bits';
import { KINDS, type KindId } from '../data/ships';
import type { Chart } from '../board/chart';
import { squareId, type Square } from '../data/squares';
import type { Defeat, SeatName } from '../data/scenario';
import type { Happening } from '../events';
import { alivePoints, lotsOf, mostLots, rankedAtLimit } from '../score';
import { isAfloat, isIn, NOWHERE, turnsFrom, type AdmiralState } from '../state';
import type { Result } from '../view';
import { sink } from './damage';
import { inherit } from './forts';
import { clearMines } from './mines';
import { tell, type Play } from './play';

interface Won {
  readonly seats: readonly Seat[];
  readonly result: Result;
}

type OutReason = Extract<Happening, { type: 'out' }>['why'];

/** 7.1.10: lots are counted, then who has won, then who is out, until nobody leaves. */
export function judge(play: Play): void {
  const { s } = play;
  for (;;) {
    if (s.phase === 'over') return;
    count(play);
    const won = winnerNow(play);
    if (won) return finish(play, won);
    if (!putOut(play)) return;
  }
}

/** 7.1.7: whoever has more than before gets a new stamp. */
function count({ s, chart }: Play): void {
  if (!chart.hasCargo) return;
  for (let side = 0; side < chart.sides.length; side++) {
    const now = lotsOf(s, chart, side);
    const before = s.delivered[side] as number;
    if (now > before) s.stamp[side] = ++s.clock;
    if (now !== before) s.delivered[side] = now;
  }
}

/** 7.1.8: the sides in turn order from the active player, the conditions in the order of the file. */
function winnerNow({ s, chart }: Play): Won | null {
  const afloat = sidesAfloat(s, chart);
  let looked = 0;
  for (let i = 0, at = s.order.indexOf(s.active); i < s.order.length; i++) {
    const seat = s.order[(at + i) % s.order.length] as Seat;
    const side = chart.sideOf[seat] as number;
    if (!isIn(s, seat) || (looked & (1 << side)) !== 0) continue;
    looked |= 1 << side;
    const result = winOf(s, chart, side, afloat);
    if (result) return { seats: chart.sides[side] as readonly Seat[], result };
  }
  // 7.1.6: one event has sunk all that was left.
  if (afloat === 0 && looked !== 0 && chart.victory.some(({ type }) => type === 'lastWithShips'))
    return { seats: mostLots(s, chart, placesOfBits(looked)), result: 'last-fleet' };
  return lastOne(s, chart, afloat);
}

/** The first condition that is true for this side. */
function winOf(s: AdmiralState, chart: Chart, side: number, afloat: number): Result | null {
  for (const condition of chart.victory) {
    switch (condition.type) {
      case 'reach':
        if ((chart.sides[side] as readonly Seat[]).some((seat) => hasArrived(s, chart, seat, condition.ship)))
          return 'arrived';
        break;
      case 'deliver':
        if (isFor(chart, condition.side, side) && (s.delivered[side] as number) >= condition.count) return 'delivered';
        break;
      case 'notPossible':
        if (isFor(chart, condition.side, side) && !isPossible(s, chart, condition.of, condition.count))
          return 'condition';
        break;
      case 'captureAll':
        if (holdsAll(s, chart, side, condition.forts)) return 'condition';
        break;
      case 'lastWithShips':
        if (afloat === 1 << side) return 'last-fleet';
        break;
      case 'mostWhenExhausted':
        if (afloat !== 0 && isMostWhenExhausted(s, chart, side)) return 'exhausted';
    }
  }
  return null;
}

/** A condition may be one side's alone. */
function isFor(chart: Chart, seat: SeatName | undefined, side: number): boolean {
  return seat === undefined || chart.sideOf[Number(seat.slice(1)) - 1] === side;
}

/** 14.4 `possible`: this side could still come to so many markers. */
function isPossible(s: AdmiralState, chart: Chart, of: SeatName, count: number): boolean {
  const side = chart.sideOf[Number(of.slice(1)) - 1] as number;
  let most = (s.delivered[side] as number) + s.lots.length;
  for (const cargo of s.cargo) most += cargo;
  return most >= count;
}

function holdsAll(s: AdmiralState, chart: Chart, side: number, ids: readonly string[]): boolean {
  return chart.forts.every(({ id }, fort) => !ids.includes(id) || chart.sideOf[s.fortOwner[fort] as Seat] === side);
}

/** The sides that have ships, as bits. */
function sidesAfloat(s: AdmiralState, { sideOf }: Chart): number {
  let bits = 0;
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.at[ship] !== NOWHERE) bits |= 1 << (sideOf[s.owner[ship] as Seat] as number);
  return bits;
}

/** 7.1.4, 7.1.5, 7.1.9, A49 */
function isMostWhenExhausted(s: AdmiralState, chart: Chart, side: number): boolean {
  if (chart.isTeams && !chart.rules.allDeliveredEnds) return false;
  if (s.lots.length > 0 || s.cargo.some((count) => count > 0)) return false;
  const alive = chart.sides.flatMap((seats, one) => (seats.some((seat) => isIn(s, seat)) ? [one] : []));
  const key = (one: number): number => lotsOf(s, chart, one) * 1_000_000 - (s.stamp[one] as number);
  return lotsOf(s, chart, side) > 0 && alive.every((one) => one === side || key(one) < key(side));
}

/** E-31 */
function lastOne(s: AdmiralState, chart: Chart, afloat: number): Won | null {
  let alive = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isIn(s, seat)) alive |= 1 << (chart.sideOf[seat] as number);
  if (alive === 0) return { seats: [], result: 'nobody' };
  const [side, another] = placesOfBits(alive);
  if (another !== undefined || chart.sides.length === 1) return null;
  const isFleet = chart.victory.some(({ type }) => type === 'lastWithShips');
  const byShips = isFleet && (afloat & ~alive) === 0;
  return { seats: chart.sides[side as number] as readonly Seat[], result: byShips ? 'last-fleet' : 'last-player' };
}

/** 3.2.12 */
function hasArrived(s: AdmiralState, chart: Chart, seat: Seat, kind: KindId): boolean {
  const target = targetOf(s, chart, seat);
  if (target.length === 0) return false;
  return chart.ships.some(
    (ship, i) =>
      s.owner[i] === seat && KINDS[ship.kind] === kind && isAfloat(s, i) && target.includes(s.at[i] as Square),
  );
}

/** 3.2.6: the port in the opposite corner. */
function targetOf(s: AdmiralState, { forts }: Chart, seat: Seat): readonly Square[] {
  const home = forts[s.home[seat] as number];
  return forts[home?.opposite ?? NOWHERE]?.port ?? [];
}

/** The first in turn order who has lost leaves; false: nobody has. */
function putOut(play: Play): boolean {
  const { s, chart } = play;
  for (const seat of turnsFrom(s, s.active)) {
    const why = lossOf(s, chart, seat);
    if (!why) continue;
    leave(play, seat, why);
    return true;
  }
  return false;
}

function lossOf(s: AdmiralState, chart: Chart, seat: Seat): OutReason | null {
  for (const defeat of chart.defeat) {
    if (defeat.type === 'shipLost' && !hasShip(s, chart, seat, defeat.ship)) return 'ship-lost';
    if (defeat.type === 'noShips' && !s.owner.some((owner, ship) => owner === seat && isAfloat(s, ship)))
      return 'no-ships';
  }
  return null;
}

function hasShip(s: AdmiralState, { ships }: Chart, seat: Seat, kind: KindId): boolean {
  return ships.some((ship, i) => s.owner[i] === seat && KINDS[ship.kind] === kind && isAfloat(s, i));
}

/** 4.19.6–4.19.8: the ships of a player who is out sink where they stand, his forts go to teammates or to nobody. */
export function leave(play: Play, seat: Seat, why: OutReason): void {
  const { s, chart } = play;
  s.out[seat] = s.round;
  tell(play, { type: 'out', seat, why });
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.owner[ship] === seat && isAfloat(s, ship)) sink(play, ship, 'out');
  const toTeam = chart.defeat.some((defeat: Defeat) => defeat.type === 'noShips' && defeat.forts === 'toTeam');
  inherit(play, seat, toTeam);
  clearMines(play, seat);
}

/** 14.4 `points` at the end of this round; equal ones are parted as at a limit. True: that was the end. */
export function endByPoints(play: Play): boolean {
  const { s, chart } = play;
  const condition = chart.victory.find((one) => one.type === 'points' && one.atRound === s.round);
  if (condition?.type !== 'points') return false;
  const points = chart.sides.map((side, i) =>
    side.some((seat) => isIn(s, seat)) ? alivePoints(s, chart, i, condition.alive) : -1,
  );
  const best = chart.sides.filter((_, i) => points[i] === Math.max(...points)).flat();
  const ahead = rankedAtLimit(s).map((seats) => seats.filter((seat) => best.includes(seat)));
  finish(play, { seats: ahead.find((seats) => seats.length > 0) ?? [], result: 'points' });
  return true;
}

/** 7.4, 7.7, 7.8 */
export function endAtLimit(play: Play): void {
  const { s, chart } = play;
  const seats = chart.sides.length > 1 ? (rankedAtLimit(s)[0] ?? []) : [];
  finish(play, { seats, result: 'round-limit' });
}

function finish(play: Play, { seats, result }: Won): void {
  const { s } = play;
  s.phase = 'over';
  s.tasks.length = 0;
  s.result = result;
  s.winners = seats.slice().sort((a, b) => a - b);
  // Section 6: at the end all mines are shown.
  const hidden = s.mines.flatMap((mines, seat) =>
    mines.flatMap(({ state, square }) => (state === 'spent' ? [] : [{ at: squareId(square), seat }])),
  );
  s.shown = [...s.shown, ...hidden];
  s.mines = s.mines.map(() => []);
  const over = { type: 'over', seat: s.winners[0] ?? s.active, result } as const;
  tell(play, hidden.length > 0 ? { ...over, reveals: true } : over);
}
