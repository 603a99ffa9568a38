import type { Seat } from '@/engine/core/game';
import type { Card, Face } from '../box';
import { MOST_IN_SHARE, SLOTS } from '../data/board';
import { OBJECT, PIRATE, RELIC, RUM } from '../data/types';
import { bitOf, box, deckTop, knows, of, type SeaOfCloudsState } from '../state';
import { relicWorth, worthOf } from './worth';

/** What the back alone promises (12.2). */
const AVERAGE = { rum: 2.9, object: 1.2, pirate: 1.8, any: 2.2 };
/** How far an unseen card scatters around that, squared. */
const SCATTER = 6;

function averageOf(s: SeaOfCloudsState, seat: Seat, type: number): number {
  if (type === RUM) return AVERAGE.rum;
  if (type === OBJECT) return AVERAGE.object;
  return type === PIRATE ? AVERAGE.pirate : averageRelic(s, seat);
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
export function shareWorth(s: SeaOfCloudsState, seat: Seat, slot: number): number {
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

/** What leaving this share promises: the best of what lies ahead, not forgetting that one may choose there again. */
export function aheadWorth(s: SeaOfCloudsState, seat: Seat, slot: number): number {
  let best = blindWorth(s, seat, slot);
  for (let ahead = SLOTS - 1; ahead > slot; ahead--) {
    let mean = s.coins[ahead] as number;
    let unseen = 0;
    for (const card of of(s.slots, ahead)) {
      mean += expectedWorth(s, seat, card);
      if (!knows(s, bitOf(s, seat), card)) unseen++;
    }
    const gap = mean - best;
    best = (mean + best + Math.sqrt(gap * gap + 0.64 * SCATTER * unseen)) / 2;
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
