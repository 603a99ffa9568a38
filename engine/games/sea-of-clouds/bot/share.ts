import { clockwise } from '@/engine/kit/seats';
import type { Seat } from '@/engine/core/game';
import type { Card, Face } from '../box';
import { MOST_IN_SHARE, SLOTS } from '../data/board';
import { OBJECT, PIRATE, RELIC, RUM } from '../data/types';
import { bitOf, box, deckTop, knows, of, type SeaOfCloudsState } from '../state';
import { relicWorth, worthOf } from './worth';

/** What the back alone promises, measured over matches of rule bots; a pirate for each neighbour. */
const AVERAGE = { rum: 2.6, object: 1.2, pirate: 1.2, any: 2.1 };
/** By type: how far an unseen card scatters around that, squared. */
const SCATTER: readonly number[] = [1.6, 9, 7, 2.5];
/** By seats: how gladly a share is taken only so that nobody else may have it. */
const GREED: readonly number[] = [0, 0, 1.5, 1.5, 0.8];
/** Whatever is left lies there for the next captain. */
const GIFT = 0.8;
const GIFT_OF_A_SET = 0.5;

function averageOf(s: SeaOfCloudsState, seat: Seat, type: number): number {
  if (type === RUM) return AVERAGE.rum;
  if (type === OBJECT) return AVERAGE.object;
  if (type === PIRATE) return AVERAGE.pirate * (s.seats > 2 ? 2 : 1);
  return averageRelic(s, seat);
}

/** By how many of each kind are still to be had. */
function averageRelic(s: SeaOfCloudsState, seat: Seat): number {
  const b = box(s);
  let sum = 0;
  let cards = 0;
  for (let kind = 0; kind < b.faces.length; kind++) {
    const face = b.faces[kind] as Face;
    if (face.type !== RELIC || (s.seats === 2 && face.notWithTwo)) continue;
    let free = face.count;
    for (let other = 0; other < s.seats; other++) {
      for (const card of of(s.relics, other)) if (b.kind[card] === kind) free--;
    }
    if (free === 0) continue;
    sum += free * relicWorth(s, seat, kind, face, 0);
    cards += free;
  }
  return cards === 0 ? 0 : sum / cards;
}

/** One card as this seat sees it: its worth, or the average of its back. */
export function expectedWorth(s: SeaOfCloudsState, seat: Seat, card: Card): number {
  return knows(s, bitOf(s, seat), card) ? worthOf(s, seat, card) : averageOf(s, seat, box(s).type[card] as number);
}

/** A share whose faces are known, relics of one kind counted together. */
function shareWorth(s: SeaOfCloudsState, seat: Seat, slot: number): number {
  const b = box(s);
  const share = of(s.slots, slot);
  let worth = s.coins[slot] as number;
  for (let i = 0; i < share.length; i++) {
    const card = share[i] as Card;
    const kind = b.kind[card] as number;
    if (b.type[card] !== RELIC) {
      worth += worthOf(s, seat, card);
      continue;
    }
    let more = 0;
    for (let j = 0; j < i; j++) if (b.kind[share[j] as Card] === kind) more++;
    worth += relicWorth(s, seat, kind, b.faceOf[card] as Face, more);
  }
  return worth;
}

/** Whether to take this share, whose faces are known: for oneself, and so that the next captain does not get it. */
export function isWorthTaking(s: SeaOfCloudsState, seat: Seat, slot: number): boolean {
  const worth = shareWorth(s, seat, slot);
  const gift = (GREED[s.seats] as number) + (worth > 0 ? GIFT * worth : 0) + GIFT_OF_A_SET * setGift(s, seat, slot);
  return worth + gift >= aheadWorth(s, seat, slot);
}

/** By how much the relics of a share mean more to the left neighbour. */
function setGift(s: SeaOfCloudsState, seat: Seat, slot: number): number {
  const b = box(s);
  let gift = 0;
  for (const card of of(s.slots, slot)) {
    if (b.type[card] !== RELIC) continue;
    const kind = b.kind[card] as number;
    const face = b.faceOf[card] as Face;
    const mine = relicWorth(s, seat, kind, face, 0);
    const theirs = relicWorth(s, clockwise(s, seat, 1), kind, face, 0);
    if (theirs > 0 && theirs > mine) gift += theirs - (mine > 0 ? mine : 0);
  }
  return gift;
}

/** What leaving this share promises: the best of what lies ahead, not forgetting that one may choose there again. */
function aheadWorth(s: SeaOfCloudsState, seat: Seat, slot: number): number {
  let best = blindWorth(s, seat, slot);
  for (let ahead = SLOTS - 1; ahead > slot; ahead--) {
    let mean = s.coins[ahead] as number;
    let scatter = 0;
    for (const card of of(s.slots, ahead)) {
      mean += expectedWorth(s, seat, card);
      if (!knows(s, bitOf(s, seat), card)) scatter += SCATTER[box(s).type[card] as number] as number;
    }
    const gap = mean - best;
    best = (mean + best + Math.sqrt(gap * gap + 0.64 * scatter)) / 2;
  }
  return best;
}

/** The card that is left when all shares are left: the top one only if nothing is laid on a share before. */
function blindWorth(s: SeaOfCloudsState, seat: Seat, slot: number): number {
  let before = 0;
  for (let ahead = slot; ahead < SLOTS; ahead++) if (of(s.slots, ahead).length < MOST_IN_SHARE) before++;
  if (s.deck.length <= before) return 1;
  const top = deckTop(s) as Card;
  return before === 0 ? expectedWorth(s, seat, top) : AVERAGE.any;
}
