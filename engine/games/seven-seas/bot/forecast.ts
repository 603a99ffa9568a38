import { countBits } from '@/engine/kit/bits';
import type { Seat } from '@/engine/core/game';
import { BELOW_THE_END, FULL_PRICE_FROM, LAST_ROUNDS } from '../data/table';
import { priceOf } from '../rules/market';
import type { SevenSeasState } from '../state';

/* What the rule bot thinks things are worth, in victory points, and how long the match will last. 12.2, 12.4. */

/** Adventure cards drawn in a round between rule bots, by number of players. */
const DRAWS_A_ROUND: readonly number[] = [0, 0, 0.8, 1.15, 1.4];
/** What a ship is worth while it can still sail, and for how many rounds before the end it no longer is. */
const SHIP = 0.85;
const SHIP_FADES = 4;
/** What a Corsair's flag costs for each caravan to come, if the match were endless. */
const TOKEN = 1.8;
/** A mean over all ports for what is sold later. */
const MEAN_PRICE = 2;
const NOW = 0.8;
const CARGO = 0.92;

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

/** What the token of a nation will cost in marks. */
export function tokenCost(s: SevenSeasState, nation: number, left: number): number {
  return (TOKEN * caravansLeft(s, nation) * left) / (left + 18);
}

/** Of one nation, not yet played; where they must be remembered, the usual share of a pile so high. */
export function caravansLeft(s: SevenSeasState, nation: number): number {
  if (s.options.caravanMemory === 'open') return 4 - countBits((s.played >>> (nation * 4)) & 15);
  const left = 4 - countBits(s.played) / 6;
  return left > 0 ? left : 0;
}
