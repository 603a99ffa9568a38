import type { Seat } from '@/engine/core/game';
import { suitOf, valueOf, type Card } from '../data/cards';
import { ANCHOR, CANNON, CHEST, HOOK, KEY, KRAKEN, MAP, MERMAID, ORACLE, SUIT_COUNT, SWORD } from '../data/suits';
import { BEASTMASTER, GOLDEN_SCALES, MISFIRE, PARRY, PLUNDERER, SWORDSMAN, TREASURE_HUNTER } from '../data/traits';
import { scoreOf } from '../score';
import { isActive, nearestOwner, stackOf, traitsOf, type DeadMansDrawState } from '../state';

/** A card that lifts no score is still worth a little: it breaks ties and covers a top card (12.3). */
const SPARE = 0.15;

/** The value that a stack scores now. */
export function topValue(stack: number): number {
  return stack === 0 ? 0 : 2 + ((31 - Math.clz32(stack)) >> 1);
}

/** The points that a seat loses with the top card of a stack. */
export function dropOf(s: DeadMansDrawState, seat: Seat, suit: number): number {
  const stack = stackOf(s, seat, suit);
  if (stack === 0) return 0;
  const top = topValue(stack);
  if (s.variant === 'pile-o-treasure') return top;
  const rest = stack & ~(1 << (31 - Math.clz32(stack)));
  return top - topValue(rest) + (rest === 0 ? lastOfSuit(s, seat, suit) : 0);
}

/** What the first card of a suit brings beside its value, and the last one takes along. */
function lastOfSuit(s: DeadMansDrawState, seat: Seat, suit: number): number {
  const missing = s.variant === 'all-hands-on-deck' ? 5 : 0;
  return suit === MERMAID && (traitsOf(s, seat) & GOLDEN_SCALES) !== 0 ? missing + 5 : missing;
}

/** 12.3: the rise of a seat's score if this card were banked. */
export function gainOf(s: DeadMansDrawState, seat: Seat, card: Card): number {
  const stack = stackOf(s, seat, suitOf(card));
  const value = valueOf(card);
  if (s.variant === 'pile-o-treasure') return value;
  if (stack === 0) return value + lastOfSuit(s, seat, suitOf(card));
  const rise = value - topValue(stack);
  return rise > 0 ? rise : SPARE;
}

/** The rise if the row places given by `bits` were banked; of equal suits (Strange Lands) only the best counts. */
export function gainOfRow(s: DeadMansDrawState, seat: Seat, bits: number): number {
  let gain = 0;
  for (let i = 0; i < s.row.length; i++) {
    if ((bits & (1 << i)) === 0) continue;
    const card = s.row[i] as Card;
    gain += isBeatenInRow(s, i, bits) ? SPARE : gainOf(s, seat, card);
  }
  return gain;
}

function isBeatenInRow(s: DeadMansDrawState, place: number, bits: number): boolean {
  if (!s.rules.bustByValue || s.variant === 'pile-o-treasure') return false;
  const card = s.row[place] as Card;
  for (let i = 0; i < s.row.length; i++) {
    const other = s.row[i] as Card;
    if (i !== place && (bits & (1 << i)) !== 0 && suitOf(other) === suitOf(card) && other > card) return true;
  }
  return false;
}

/** What `count` row cards with a key and a chest among them bring as a bonus (4.6.4). */
export function bonusOf(s: DeadMansDrawState, seat: Seat, count: number): number {
  const traits = traitsOf(s, seat);
  if ((traits & PLUNDERER) !== 0) return 2 * Math.min(count, 6);
  const cards = Math.min((traits & TREASURE_HUNTER) !== 0 ? count * 2 : count, s.discard.length);
  if (cards === 0) return 0;
  let sum = 0;
  for (let i = 0; i < s.discard.length; i++) sum += gainOf(s, seat, s.discard[i] as Card);
  if (s.options.discardOpen) return (sum / s.discard.length) * cards;
  // Face down (R21): the mean over all that may lie there.
  for (let i = 0; i < s.draw.length; i++) sum += gainOf(s, seat, s.draw[i] as Card);
  return (sum / (s.discard.length + s.draw.length)) * cards;
}

export function hasSuits(s: DeadMansDrawState, bits: number, suits: number): boolean {
  let found = 0;
  for (let i = 0; i < s.row.length; i++) if ((bits & (1 << i)) !== 0) found |= 1 << suitOf(s.row[i] as Card);
  return (found & suits) === suits;
}

export const KEY_AND_CHEST = (1 << KEY) | (1 << CHEST);

/** How much a rival's loss is worth: all of it with two players, half of it with more, a little more against the leader. */
export function lossWeight(s: DeadMansDrawState, victim: Seat): number {
  if (s.seats === 2) return 1;
  let best = -1000;
  for (let seat = 0; seat < s.seats; seat++) best = Math.max(best, scoreOf(s, seat));
  return scoreOf(s, victim) === best ? 0.6 : 0.35;
}

/** 12.3: what each suit's ability is worth to the active player right now, into a list by suit. */
export function abilityValues(s: DeadMansDrawState, now: number, into: number[]): void {
  const seat = s.active;
  into.fill(0);
  let bestDrop = 0;
  let bestTheft = 0;
  const parried = nearestOwner(s, seat, PARRY) >= 0;
  const anySuit = (traitsOf(s, seat) & SWORDSMAN) !== 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const weight = lossWeight(s, other);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const stack = stackOf(s, other, suit);
      if (stack === 0) continue;
      const loss = weight * dropOf(s, other, suit);
      if (loss > bestDrop) bestDrop = loss;
      if (parried && suit !== KRAKEN) continue;
      if (!anySuit && stackOf(s, seat, suit) !== 0) continue;
      const theft = loss * 0.5 + Math.max(SPARE, topValue(stack) - topValue(stackOf(s, seat, suit)));
      if (theft > bestTheft) bestTheft = theft;
    }
  }
  into[ANCHOR] = 1.2 + 0.15 * now;
  into[HOOK] = 1.2;
  into[CANNON] = nearestOwner(s, seat, MISFIRE) >= 0 ? -smallestDrop(s, seat) : 0.8 * bestDrop;
  into[KEY] = 0.8;
  into[CHEST] = 0.8;
  into[MAP] = s.discard.length > 0 ? 2.2 : 0;
  into[ORACLE] = 1.5;
  into[SWORD] = 0.8 * bestTheft;
  if (s.rules.mermaidAbility) into[MERMAID] = 0.8;
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (!isActive(s, suit)) into[suit] = 0;
}

export function smallestDrop(s: DeadMansDrawState, seat: Seat): number {
  let least = 100;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (stackOf(s, seat, suit) !== 0) least = Math.min(least, dropOf(s, seat, suit));
  }
  return least === 100 ? 0 : least;
}

/** How many cards a kraken would demand of the active player. */
export function krakenDemand(s: DeadMansDrawState): number {
  return nearestOwner(s, s.active, BEASTMASTER) >= 0 ? 4 : 2;
}
