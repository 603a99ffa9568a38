import type { Seat } from '@/engine/core/game';
import { BELOW_THE_END, FLEET, FULL_PRICE_FROM, LAST_ROUNDS } from '../data/table';
import { priceOf } from '../rules/market';
import type { SevenSeasState } from '../state';

/* What the rule bot thinks things are worth, in victory points, and how long the match will last. 12.2, 12.4. */

/** 12.5: adventure cards drawn in a round, by number of players. */
const DRAWS_A_ROUND: readonly number[] = [0, 0, 0.62, 0.82, 0.94];
/** 12.4: what a ship is worth early in a match, and for how many rounds before the end it keeps that. */
const SHIP = 1.3;
const SHIP_FADES = 10;
/** A mean over all ports for what is sold later. */
const MEAN_PRICE = 2;
const NOW = 0.8;
const CARGO = 0.85;

/** Rounds that can still be played after this one, as far as the open deck tells. */
export function roundsLeft(s: SevenSeasState): number {
  if (s.endDrawn) return s.lastRound === 0 ? LAST_ROUNDS : LAST_ROUNDS - s.lastRound;
  return LAST_ROUNDS + (s.deck.length - BELOW_THE_END) / (DRAWS_A_ROUND[s.seats] as number);
}

/** What one more ship is worth. */
export function shipWorth(left: number): number {
  return left >= SHIP_FADES ? SHIP : (SHIP * left) / SHIP_FADES;
}

/** What so many of a good will bring: fewer than three pay one each, but may still become three. */
export function goodWorth(s: SevenSeasState, good: number, count: number, left: number): number {
  if (count === 0) return 0;
  const price = priceOf(s, good);
  const later = left < 1 ? price : price * NOW + MEAN_PRICE * (1 - NOW);
  if (count >= FULL_PRICE_FROM) return count * (left < 1 ? later : CARGO * later);
  if (left < 1) return count;
  return CARGO * count * (1 + ((later - 1) * count) / (2 * FULL_PRICE_FROM));
}

export function cargoWorth(s: SevenSeasState, seat: Seat, left: number): number {
  const at = seat * 3;
  return (
    goodWorth(s, 0, s.goods[at] as number, left) +
    goodWorth(s, 1, s.goods[at + 1] as number, left) +
    goodWorth(s, 2, s.goods[at + 2] as number, left)
  );
}

/** 12.2: three quarters of a good and a quarter of a talisman. */
export const LOOT_CARD = 1.7;

/** 12.4: what a position is worth to a seat. Of its hand only how many cards it holds: nobody else can see more. */
export function standingOf(s: SevenSeasState, seat: Seat, cards: number): number {
  const left = roundsLeft(s);
  const fleet = Math.min(s.owned[seat] as number, FLEET) * shipWorth(left);
  const hold = Math.min(s.hold[seat] as number, 4) * 0.8 * shipWorth(left);
  const unsink = Math.min(s.unsink[seat] as number, 3) * 1.5 * shipWorth(left);
  // A card that there are still rounds for is worth something; the others are marks.
  const playable = left < cards ? left : cards;
  const yy = (s.yy[seat] as number) / 3;
  const plain = (s.chests[seat] as number) + (s.talismans[seat] as number) + yy - 3 * (s.marks[seat] as number);
  const hands = 0.4 * playable - 3 * (cards - playable);
  return (
    plain +
    cargoWorth(s, seat, left) +
    fleet +
    hold +
    unsink +
    hands +
    0.25 * charactersLeft(s, seat) * (left > 0 ? 1 : 0)
  );
}

/** Characters that may be chosen next round. */
function charactersLeft(s: SevenSeasState, seat: Seat): number {
  let count = 7;
  for (let rest = s.table[seat] as number; rest !== 0; rest &= rest - 1) count--;
  return count;
}
