import type { Seat } from '@/engine/core/game';
import { KINDS, type KindId } from '../data/ships';
import type { Chart } from '../board/chart';
import type { Square } from '../data/squares';
import { isAfloat, isIn, NOWHERE, turnsFrom, type AdmiralState } from '../state';
import { rankedAtLimit } from '../score';
import type { Result } from '../view';
import { sink } from './damage';
import { tell, type Play } from './play';

/** 7.1.10: who has won, then who is out, until nobody leaves. */
export function judge(play: Play): void {
  const { s } = play;
  while (s.phase !== 'over') {
    const won = winnerNow(play);
    if (won) return finish(play, won.seats, won.result);
    if (!putOut(play)) return;
  }
}

/** 7.1.8: the sides in turn order from the active player. */
function winnerNow({ s, chart }: Play): { seats: readonly Seat[]; result: Result } | null {
  for (const seat of turnsFrom(s, s.active))
    for (const condition of chart.victory)
      if (condition.type === 'reach' && hasArrived(s, chart, seat, condition.ship))
        return { seats: chart.sides[chart.sideOf[seat] as number] as readonly Seat[], result: 'arrived' };
  return lastOne(s, chart);
}

/** E-31 */
function lastOne(s: AdmiralState, chart: Chart): { seats: readonly Seat[]; result: Result } | null {
  const alive = chart.sides.filter((side) => side.some((seat) => isIn(s, seat)));
  if (alive.length === 0) return { seats: [], result: 'nobody' };
  if (alive.length > 1 || chart.sides.length === 1) return null;
  return { seats: alive[0] as readonly Seat[], result: 'last-player' };
}

/** 3.2.12 */
function hasArrived(s: AdmiralState, chart: Chart, seat: Seat, kind: KindId): boolean {
  const target = targetOf(s, chart, seat);
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
  if (s.phase === 'setup') return false;
  for (const seat of turnsFrom(s, s.active)) {
    const isLost = chart.defeat.some((defeat) => defeat.type === 'shipLost' && !hasShip(s, chart, seat, defeat.ship));
    if (!isLost) continue;
    leave(play, seat);
    return true;
  }
  return false;
}

function hasShip(s: AdmiralState, { ships }: Chart, seat: Seat, kind: KindId): boolean {
  return ships.some((ship, i) => s.owner[i] === seat && KINDS[ship.kind] === kind && isAfloat(s, i));
}

/** 4.19.8: the ships of a player who is out sink where they stand. */
function leave(play: Play, seat: Seat): void {
  const { s } = play;
  s.out[seat] = s.round;
  tell(play, { type: 'out', seat, why: 'ship-lost' });
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.owner[ship] === seat && isAfloat(s, ship)) sink(play, ship, 'out');
}

/** 7.4, 7.7 */
export function endAtLimit(play: Play): void {
  const { s, chart } = play;
  const best = chart.sides.length > 1 ? (rankedAtLimit(s)[0] ?? []) : [];
  finish(play, best, 'round-limit');
}

function finish(play: Play, winners: readonly Seat[], result: Result): void {
  const { s } = play;
  s.phase = 'over';
  s.tasks.length = 0;
  s.result = result;
  s.winners = winners;
  tell(play, { type: 'over', seat: winners[0] ?? s.active, result });
}
