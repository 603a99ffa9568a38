import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { allSeats } from '@/engine/kit/seats';
import { valueOf } from './data/cards';
import { MERMAID, SUIT_COUNT, SUITS } from './data/suits';
import { GOLDEN_SCALES } from './data/traits';
import type { Variant } from './data/variants';
import { bankSize, cardsOfStack, stackOf, topCard, traitsOf, type DeadMansDrawState } from './state';

/** 7.1–7.3: live and final are the same sum. */
export function scoreOf(s: DeadMansDrawState, seat: Seat): number {
  return scoreOfBank(s.bank, seat * SUIT_COUNT, s.variant, traitsOf(s, seat));
}

/** The sum over ten stacks that begin at `base`. Written out for speed; `scoreParts` says the same in words. */
export function scoreOfBank(bank: readonly number[], base: number, variant: Variant, traits: number): number {
  const all = variant === 'pile-o-treasure';
  let score = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let rest = bank[base + suit] as number;
    if (rest === 0) {
      if (variant === 'all-hands-on-deck') score -= 5;
      continue;
    }
    score += 2 + ((31 - Math.clz32(rest)) >> 1);
    if (!all) continue;
    for (rest &= ~(1 << (31 - Math.clz32(rest))); rest !== 0; rest &= rest - 1) {
      score += 2 + ((31 - Math.clz32(rest & -rest)) >> 1);
    }
  }
  return score + goldenScales(bank[base + MERMAID] as number, variant, traits);
}

/** 7.2, R14: +5 for the mermaid that scores, in Pile o' Treasure for each. */
function goldenScales(mermaids: number, variant: Variant, traits: number): number {
  if ((traits & GOLDEN_SCALES) === 0 || mermaids === 0) return 0;
  return variant === 'pile-o-treasure' ? 5 * cardsOfStack(MERMAID, mermaids).length : 5;
}

/** How the score came about, suit by suit, then trait, then variant (7.3). */
export function scoreParts(s: DeadMansDrawState, seat: Seat): ScorePart[] {
  let missing = 0;
  const parts: ScorePart[] = SUITS.map((key, suit) => {
    const stack = stackOf(s, seat, suit);
    if (stack === 0) {
      missing++;
      return { key, value: 0 };
    }
    const cards = s.variant === 'pile-o-treasure' ? cardsOfStack(suit, stack) : [topCard(suit, stack)];
    return { key, value: cards.reduce((sum, card) => sum + valueOf(card), 0) };
  });
  const golden = goldenScales(stackOf(s, seat, MERMAID), s.variant, traitsOf(s, seat));
  if (golden > 0) parts.push({ key: 'golden-scales', value: golden });
  if (s.variant === 'all-hands-on-deck' && missing > 0) parts.push({ key: 'all-hands-on-deck', value: -5 * missing });
  return parts;
}

export function outcome(s: DeadMansDrawState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = allSeats(s);
  const scores = seats.map((seat) => scoreOf(s, seat));
  // 7.5: among equals the fuller bank; 7.6: still equal, they share the place.
  const standing = seats.map((seat) => [...standingOf(s, seat, scores[seat] as number), bankSize(s, seat)] as const);
  const places = placesBy(standing);
  const [first, second] = places.flat() as [Seat, Seat];
  const winners = places[0] as Seat[];
  const byCards = s.suddenWinner < 0 && sameStanding(standing, first, second);
  return {
    places,
    winners,
    scores,
    parts: seats.map((seat) => scoreParts(s, seat)),
    reason: reasonOf(s, byCards, winners.length > 1, standing[first]?.[0] === -1),
  };
}

function reasonOf(s: DeadMansDrawState, byCards: boolean, shared: boolean, allTooHigh: boolean): string {
  if (s.suddenWinner >= 0) return 'sudden-death';
  if (byCards) return shared ? 'shared' : 'more-cards';
  // 8.3 Beneath the Waves with nobody below the limit: the lowest wins.
  return allTooHigh ? 'lowest' : 'score';
}

function sameStanding(standing: readonly (readonly number[])[], one: Seat, other: Seat): boolean {
  return standing[one]?.[0] === standing[other]?.[0] && standing[one]?.[1] === standing[other]?.[1];
}

/** Class and what counts inside it. */
function standingOf(s: DeadMansDrawState, seat: Seat, score: number): readonly [number, number] {
  // 8.3 Sudden Death: the one who got there wins, the others follow by score.
  if (s.suddenWinner >= 0) return [seat === s.suddenWinner ? 0 : -1, score];
  // 8.3 Beneath the Waves: who has too many is out; among those the lowest, which wins when nobody is below.
  if (s.rules.cap > 0 && score >= s.rules.cap) return [-1, -score];
  return [0, score];
}
