import { stepsTo } from '@/engine/kit/seats';
import { shareOut } from '@/engine/kit/win-shares';
import type { Seat } from '@/engine/core/game';
import type { Box, Card, Face } from '../box';
import { boardingsLeft } from '../data/board';
import { areNeighbours } from '../fights';
import { holdingsFor, pointsOf, tieBreaker, totalOf, type Holdings } from '../score';
import { box, of, type SeaOfCloudsState } from '../state';
import { strengthOf } from '../strength';
import { crewWorth } from './fights';
import { future } from './worth';

/*
 * Fitted: linear regression of the final points of each captain on what lay before one viewer, over some 120,000 positions
 * of 12,000 matches between rule bots that stray now and then, at two, three and four seats; the weights agree among these.
 */

/** What a bottle and a secret that the viewer has not seen come to on average. */
const A_BOTTLE = 2.6;
const A_SECRET = 3.8;
/** What a captain still gets who has not had a turn in this round. */
const A_TURN = 3.7;
/** Of a Chest's doubloons so much is lost on average before the end. */
const CHEST_LOST = 0.9;
/** Objects that count points leave a board by the next Monsieur Plume. */
const OBJECT_LOST = 0.28;
/** What a collector's bottle still finds, if all rounds were to come. */
const SQUARE_GROWS = 1.75;
/** The same for own secrets, by what they count. */
const SECRET_GROWS: Readonly<Record<string, number>> = {
  vpPerRum: 4.9,
  vpPerRelicKind: 2.6,
  vpPerRelic: 4.6,
  vpPerFaceUpObject: 6,
  vpPerDoubloons: 3.5,
};
/** Objects that are of use at each boarding to come, by the third of all boardings. */
const BOARDING_USE: Readonly<Record<string, number>> = { strength: 1.3, gainPerWin: 2.6 };
/** And those that are of use in every round, if all were to come. */
const ROUND_USE: Readonly<Record<string, number>> = { peekDeckTop: 1, protectDoubloons: 1.45, gainOnBlindDraw: 2.2 };
/** What a crew promises comes true to this part; and what each point of strength more than a neighbour is worth besides. */
const CREW = 0.86;
const LEAD = 0.18;
/** By seats: how far final scores scatter around what a position promises, at the end and for all rounds to come. */
const AT_END: readonly number[] = [0, 0, 40, 100, 150];
const TO_COME: readonly number[] = [0, 0, 300, 600, 600];

const points: number[] = [];

/** Each seat's share of the win, as far as `viewer` can tell; for a match that is not over. */
export function sharesOf(s: SeaOfCloudsState, viewer: Seat, into: number[]): void {
  const all = holdingsFor(s, viewer);
  for (let seat = 0; seat < s.seats; seat++) points[seat] = standingOf(s, all, seat);
  const spread = (AT_END[s.seats] as number) + (TO_COME[s.seats] as number) * future(s);
  shareOut(points, s.seats, spread, into);
}

/** Points now, those that lie hidden, and what is still to be hoped for. */
function standingOf(s: SeaOfCloudsState, all: readonly Holdings[], seat: Seat): number {
  const own = all[seat] as Holdings;
  const hiddenRum = of(s.rum, seat).length - own.rum.length;
  const hiddenSecrets = of(s.secrets, seat).length - own.secrets.length;
  const now = pointsOf(box(s), all, seat, tieBreaker(s.options, s.parrot));
  let sum = totalOf(now) - OBJECT_LOST * now.objects - CHEST_LOST * own.chest;
  sum += A_BOTTLE * hiddenRum + A_SECRET * hiddenSecrets;
  sum += relicHope(s, seat, own) + bottleHope(s, own) + secretHope(s, own) + objectHope(s, own);
  if (s.phase === 'turns') sum += CREW * crewWorth(s, seat, null) + LEAD * leadOf(s, seat);
  if (s.phase === 'turns' && isStillToMove(s, seat)) sum += A_TURN;
  return sum;
}

/** Counted from the hat, whose captain begins every round (4.1.2). */
function isStillToMove(s: SeaOfCloudsState, seat: Seat): boolean {
  const moved = s.turn - 1 - (s.round - 1) * s.seats;
  return stepsTo(s, s.hat, seat) >= moved;
}

/** Sets that may still grow, by how many of the kind are free. Early the step after the next counts, late the next alone. */
function relicHope(s: SeaOfCloudsState, seat: Seat, own: Holdings): number {
  const b = box(s);
  const f = future(s);
  let next = 0;
  let after = 0;
  for (let i = 0; i < own.relics.length; i++) {
    const card = own.relics[i] as Card;
    const kind = b.kind[card] as number;
    if (countOf(b, own.relics, kind, i) > 0) continue;
    const { count, ladder } = b.faceOf[card] as Face;
    const copies = countOf(b, own.relics, kind, own.relics.length);
    let free = count - copies;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) free -= countOf(b, of(s.relics, other), kind, Infinity);
    }
    const reached = ladder[copies - 1] as number;
    const one = ladder[copies] ?? reached;
    const two = ladder[copies + 1] ?? one;
    next += (one - reached) * (free < 4 ? free / 4 : 1);
    after += (two - one) * (free < 5 ? (free > 1 ? (free - 1) / 4 : 0) : 1);
  }
  return f * ((4.2 - 6.3 * f) * next + (4.1 * f - 1.1) * after);
}

function countOf(b: Box, cards: readonly Card[], kind: number, before: number): number {
  let count = 0;
  for (let i = 0; i < cards.length && i < before; i++) if (b.kind[cards[i] as Card] === kind) count++;
  return count;
}

function bottleHope(s: SeaOfCloudsState, own: Holdings): number {
  const { faceOf } = box(s);
  let squares = 0;
  for (const card of own.rum) if (faceOf[card]?.effects[0]?.code === 'square') squares++;
  return SQUARE_GROWS * squares * future(s);
}

function secretHope(s: SeaOfCloudsState, own: Holdings): number {
  const { faceOf } = box(s);
  let hope = 0;
  for (const card of own.secrets) {
    for (const { code } of (faceOf[card] as Face).effects) hope += SECRET_GROWS[code] ?? 0;
  }
  return hope * future(s);
}

function objectHope(s: SeaOfCloudsState, own: Holdings): number {
  const { faceOf } = box(s);
  const boardings = boardingsLeft(s.seats, s.round) / 3;
  const f = future(s);
  let hope = 0;
  for (const card of own.objects) {
    for (const { code, n } of (faceOf[card] as Face).effects) {
      hope += (BOARDING_USE[code] ?? 0) * n * boardings + (ROUND_USE[code] ?? 0) * f;
    }
  }
  return hope;
}

/** By how much the crew is stronger than its neighbours' together. */
function leadOf(s: SeaOfCloudsState, seat: Seat): number {
  const strengthAt = (other: Seat): number => strengthOf(box(s), of(s.crew, other), of(s.objects, other));
  const own = strengthAt(seat);
  let lead = 0;
  for (let other = 0; other < s.seats; other++) {
    if (areNeighbours(s.seats, seat, other)) lead += own - strengthAt(other);
  }
  return lead;
}
