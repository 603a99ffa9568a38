import { countBits } from '@/engine/kit/bits';
import type { Seat } from '@/engine/core/game';
import { CARAVANS_IN, CURSES_IN, PORTS_IN } from '../data/adventures';
import { FLEET } from '../data/table';
import { saleValue } from '../rules/market';
import { cardsInHand } from '../score';
import { cargoOf, goodsOf, guardsOf, type SevenSeasState } from '../state';
import { caravansLeft, roundsLeft } from './forecast';
import { ROUNDS_LEFT, WEIGHTS } from './weights';

/** Of thirty cards that may be held. */
const CARAVANS = 16 / 30;
const PORTS = 6 / 30;
const CURSES = 8 / 30;

const features: number[] = [];
const weights: number[] = [];

/** What each seat may expect in the end, in victory points, but for what is the same for all. */
export function standings(s: SevenSeasState, viewer: Seat, into: number[]): void {
  weighFor(roundsLeft(s));
  for (let seat = 0; seat < s.seats; seat++) {
    featuresOf(s, seat, seat === viewer, features);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
    into[seat] = sum;
  }
}

/** In the order of FEATURES. Of a hand that is not seen nothing but the number of its cards is read. */
export function featuresOf(s: SevenSeasState, seat: Seat, isSeen: boolean, into: number[]): number[] {
  const hand = s.hands[seat] as number;
  const cards = cardsInHand(s, seat);
  const ships = Math.min(s.owned[seat] as number, FLEET);
  // One card a round can still be played, this round too while characters are chosen; the others are marks.
  const playable = roundsLeft(s) + (s.phase === 'select' ? 1 : 0);
  into[0] = s.chests[seat] as number;
  into[1] = guardsOf(s, seat);
  into[2] = ships;
  into[3] = (ships * ships) / 10;
  into[4] = saleValue(s, goodsOf(s, seat));
  into[5] = cargoOf(s, seat);
  into[6] = s.talismans[seat] as number;
  into[7] = s.yy[seat] as number;
  into[8] = s.marks[seat] as number;
  into[9] = corsairCaravans(s, seat);
  into[10] = s.hold[seat] as number;
  into[11] = s.unsink[seat] as number;
  into[12] = countBits(s.table[seat] as number);
  into[13] = isSeen ? countBits(hand & CARAVANS_IN) : cards * CARAVANS;
  into[14] = isSeen ? countBits(hand & PORTS_IN) : cards * PORTS;
  into[15] = isSeen ? countBits(hand & CURSES_IN) : cards * CURSES;
  into[16] = cards > playable ? cards - playable : 0;
  into[17] = seat === s.first ? 1 : 0;
  return into;
}

/** 4.7.6: each of them is a mark when it is played. */
function corsairCaravans(s: SevenSeasState, seat: Seat): number {
  let count = 0;
  for (let rest = s.corsair[seat] as number, nation = 0; rest !== 0; rest >>= 1, nation++) {
    if ((rest & 1) !== 0) count += caravansLeft(s, nation);
  }
  return count;
}

function weighFor(left: number): void {
  const shares = sharesOfKnots(left);
  for (let i = 0; i < WEIGHTS.length; i++) {
    const row = WEIGHTS[i] as readonly number[];
    let weight = 0;
    for (let knot = 0; knot < row.length; knot++) weight += (row[knot] as number) * (shares[knot] as number);
    weights[i] = weight;
  }
}

/** How much the weights at each of ROUNDS_LEFT count when so many rounds are left: the two nearest share, outside the last one has all. */
export function sharesOfKnots(left: number): number[] {
  const shares = ROUNDS_LEFT.map(() => 0);
  const last = ROUNDS_LEFT.length - 1;
  let to = 1;
  while (to < last && left > (ROUNDS_LEFT[to] as number)) to++;
  const from = ROUNDS_LEFT[to - 1] as number;
  const far = (left - from) / ((ROUNDS_LEFT[to] as number) - from);
  const part = far < 1 ? far : 1;
  shares[to - 1] = 1 - part;
  shares[to] = part;
  return shares;
}
