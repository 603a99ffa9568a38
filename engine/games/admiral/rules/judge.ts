import type { Seat } from '@/engine/core/game';
import { placesOfBits } from '@/engine/kit/bits';
import type { Chart } from '../board/chart';
import { squareId } from '../data/squares';
import type { FortsAfter } from '../data/scenario';
import type { Happening } from '../events';
import { lotsOf, mostLots, rankedAtLimit } from '../score';
import { isAfloat, isIn, NOWHERE, turnsFrom, type AdmiralState } from '../state';
import type { Result } from '../view';
import { sink } from './damage';
import { inherit } from './forts';
import { countHeld, isFor, isShip, winOf } from './goals';
import { afterDelivery } from './happens';
import { clearMines } from './mines';
import { mostPoints, scoreForts } from './points';
import { tell, type Play } from './play';

/** What is judged. */
type Judged = Pick<Play, 's' | 'chart'>;

export interface Won {
  readonly seats: readonly Seat[];
  readonly result: Result;
}

export type OutReason = Extract<Happening, { type: 'out' }>['why'];

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
function count(play: Play): void {
  const { s, chart } = play;
  if (!chart.hasCargo) return;
  for (let side = 0; side < chart.sides.length; side++) {
    const now = lotsOf(s, chart, side);
    const before = s.delivered[side] as number;
    if (now > before) s.stamp[side] = ++s.clock;
    if (now !== before) s.delivered[side] = now;
    if (now > before) afterDelivery(play, now);
  }
}

/** 7.1.8: the sides in turn order from the active player, the conditions in the order of the file. */
export function winnerNow({ s, chart }: Judged, first = s.active, atEnd = false): Won | null {
  const afloat = sidesAfloat(s, chart);
  let looked = 0;
  for (let i = 0, at = s.order.indexOf(first); i < s.order.length; i++) {
    const seat = s.order[(at + i) % s.order.length] as Seat;
    const side = chart.sideOf[seat] as number;
    if (!isIn(s, seat) || (looked & (1 << side)) !== 0) continue;
    looked |= 1 << side;
    const result = winOf({ s, chart, side, afloat, atEnd });
    if (result) return { seats: chart.sides[side] as readonly Seat[], result };
  }
  if (atEnd) return null;
  // 7.1.6: one event has sunk all that was left.
  if (afloat === 0 && looked !== 0 && chart.victory.some(({ type }) => type === 'lastWithShips'))
    return { seats: mostLots(s, chart, placesOfBits(looked)), result: 'last-fleet' };
  return lastOne(s, chart, afloat);
}

/** The sides that have ships, as bits. */
function sidesAfloat(s: AdmiralState, { sideOf }: Chart): number {
  let bits = 0;
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.at[ship] !== NOWHERE) bits |= 1 << (sideOf[s.owner[ship] as Seat] as number);
  return bits;
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

/** The first in turn order who has lost leaves; false: nobody has. */
function putOut(play: Play): boolean {
  const loser = loserNow(play);
  if (loser) leave(play, loser.seat, loser.why, loser.forts);
  return loser !== null;
}

/** Who is out by which defeat, and what becomes of his forts. */
interface Loser {
  readonly seat: Seat;
  readonly why: OutReason;
  readonly forts: FortsAfter;
}

export function loserNow({ s, chart }: Judged): Loser | null {
  for (const seat of turnsFrom(s, s.active)) {
    const loss = lossOf(s, chart, seat);
    if (loss) return { seat, ...loss };
  }
  return null;
}

/** The first defeat of the list that he has met. */
function lossOf(s: AdmiralState, chart: Chart, seat: Seat): Omit<Loser, 'seat'> | null {
  for (const defeat of chart.defeat) {
    if (defeat.type === 'shipLost' && began(chart, seat, defeat.ship) && !hasShip(s, chart, seat, defeat.ship))
      return { why: 'ship-lost', forts: defeat.forts ?? 'neutral' };
    if (defeat.type === 'noShips' && !s.owner.some((owner, ship) => owner === seat && isAfloat(s, ship)))
      return { why: 'no-ships', forts: defeat.forts ?? 'neutral' };
  }
  return null;
}

/** 14.4: nobody loses a ship that was never his. */
function began(chart: Chart, seat: Seat, named: string): boolean {
  return chart.ships.some((one, ship) => one.seat === seat && isShip(chart, ship, named));
}

function hasShip(s: AdmiralState, chart: Chart, seat: Seat, named: string): boolean {
  return s.owner.some((owner, ship) => owner === seat && isAfloat(s, ship) && isShip(chart, ship, named));
}

/** 4.19.6–4.19.8: the ships of a player who is out sink where they stand, his forts go to teammates or to nobody. */
export function leave(play: Play, seat: Seat, why: OutReason, forts = fortsAfter(play.chart, why)): void {
  const { s } = play;
  s.out[seat] = s.round;
  tell(play, { type: 'out', seat, why });
  for (let ship = 0; ship < s.at.length; ship++)
    if (s.owner[ship] === seat && isAfloat(s, ship)) sink(play, ship, 'out');
  inherit(play, seat, forts);
  clearMines(play, seat);
}

/** 14.4: what becomes of the forts of one who has none, which leaves royal ports, and of one who goes of himself, as if his ships were lost. */
export function fortsAfter({ defeat }: Chart, why: OutReason): FortsAfter {
  const found = defeat.find((one) => one.type === (why === 'no-fort' ? 'noFort' : 'noShips'));
  return (found && 'forts' in found && found.forts) || 'neutral';
}

/** The end of a round, before the limit (E-21). True: it is over. */
export function endRound(play: Play): boolean {
  const won = winnerOfRound(play);
  if (won) finish(play, won);
  return won !== null;
}

/** What has to hold for some time is counted; who has won by what is looked at only when a round ends. */
export function winnerOfRound(judged: Judged): Won | null {
  const { s, chart } = judged;
  countHeld(s, chart);
  scoreForts(s, chart);
  return winnerNow(judged, s.order.find((seat) => isIn(s, seat)) ?? s.active, true) ?? winnerByPoints(judged);
}

/** 14.4 `points` at the end of this round; one that is a side's alone ends it only for that side. */
function winnerByPoints({ s, chart }: Judged): Won | null {
  for (const condition of chart.victory) {
    if (condition.type !== 'points' || condition.atRound !== s.round) continue;
    const seats = mostPoints(s, chart, condition);
    if (seats.every((seat) => isFor(chart, condition.side, chart.sideOf[seat] as number)))
      return { seats, result: 'points' };
  }
  return null;
}

/** 7.4, 7.7, 7.8 */
export function endAtLimit(play: Play): void {
  finish(play, winnerAtLimit(play));
}

export function winnerAtLimit({ s, chart }: Judged): Won {
  return { seats: chart.sides.length > 1 ? (rankedAtLimit(s)[0] ?? []) : [], result: 'round-limit' };
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
