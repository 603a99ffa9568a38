import { shareOut } from '@/engine/bots/shares';
import type { Seat } from '@/engine/core/game';
import type { Card, Face } from '../box';
import { boardingsLeft, roundsFor } from '../data/board';
import { holdingsFor, pointsOf, tieBreaker, totalOf, type Holdings } from '../score';
import { box, of, type SeaOfCloudsState } from '../state';
import { crewWorth } from './fights';
import { future } from './worth';

/*
 * Fitted to what 700 matches between rule bots at each seat count came to.
 */

/** What a bottle and a secret that nobody else has seen come to on average. */
const A_BOTTLE = 2.6;
const A_SECRET = 3.9;
/** What a captain still gets who has not had a turn in this round. */
const A_TURN = 3.5;
/** Of a Chest's doubloons so much is lost on average before the end. */
const CHEST_LOST = 0.75;
/** What an own secret still grows by. */
const SECRET_GROWS = 3.2;
/** How far final scores scatter around what a position promises: a variance at the end, and what each round to come adds. */
const AT_END = 60;
const EACH_ROUND = 10;
/** Of more than one rival not all go the same way. */
const MORE_RIVALS = 2;

const points: number[] = [];

/** Each seat's share of the win, as far as `viewer` can tell; for a match that is not over. */
export function sharesOf(s: SeaOfCloudsState, viewer: Seat | null, into: number[]): void {
  const all = holdingsFor(s, viewer);
  for (let seat = 0; seat < s.seats; seat++) points[seat] = standingOf(s, all, seat);
  const rivals = s.seats > 2 ? MORE_RIVALS : 1;
  const spread = rivals * (AT_END + EACH_ROUND * (roundsFor(s.seats) - s.round));
  shareOut(points, s.seats, spread, into);
}

/** Points now, those that lie hidden, and what is still to be hoped for. */
function standingOf(s: SeaOfCloudsState, all: readonly Holdings[], seat: Seat): number {
  const own = all[seat] as Holdings;
  const hiddenRum = of(s.rum, seat).length - own.rum.length;
  const hiddenSecrets = of(s.secrets, seat).length - own.secrets.length;
  let sum = totalOf(pointsOf(box(s), all, seat, tieBreaker(s.options, s.parrot)));
  sum += A_BOTTLE * hiddenRum + A_SECRET * hiddenSecrets;
  sum += future(s) * hopeOf(s, own) - CHEST_LOST * own.chest;
  if (s.phase === 'turns') sum += 1.2 * crewWorth(s, seat, null) + (isStillToMove(s, seat) ? A_TURN : 0);
  return sum;
}

/** Counted from the hat, whose captain begins every round (4.1.2). */
function isStillToMove(s: SeaOfCloudsState, seat: Seat): boolean {
  const moved = s.turn - 1 - (s.round - 1) * s.seats;
  return (seat - s.hat + s.seats) % s.seats >= moved;
}

/** Sets that may still grow, bottles that may find others, objects that will be of use. */
function hopeOf(s: SeaOfCloudsState, own: Holdings): number {
  const b = box(s);
  let hope = 0;
  for (let i = 0; i < own.relics.length; i++) {
    const card = own.relics[i] as Card;
    const kind = b.kind[card];
    let copies = 0;
    let isFirst = true;
    for (let j = 0; j < own.relics.length; j++) {
      if (b.kind[own.relics[j] as Card] !== kind) continue;
      copies++;
      if (j < i) isFirst = false;
    }
    if (isFirst) hope += growth((b.faceOf[card] as Face).ladder, copies);
  }
  for (const card of own.rum) {
    const code = b.faceOf[card]?.effects[0]?.code;
    if (code === 'square') hope += 1.8;
  }
  hope += SECRET_GROWS * own.secrets.length;
  const boardings = boardingsLeft(s.seats, s.round) / 3;
  for (const card of own.objects) {
    for (const { code, n } of (b.faceOf[card] as Face).effects) {
      if (code === 'strength' || code === 'gainPerWin') hope += 2 * n * boardings;
    }
  }
  return hope;
}

function growth(ladder: readonly number[], copies: number): number {
  const now = ladder[copies - 1] as number;
  const next = ladder[copies] ?? now;
  const after = ladder[copies + 1] ?? next;
  return 0.6 * (next - now) + 0.5 * (after - next);
}
