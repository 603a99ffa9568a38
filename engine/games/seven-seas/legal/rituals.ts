import type { Seat } from '@/engine/core/game';
import { COST } from '../data/table';
import type { SevenSeasState } from '../state';

/** 4.14.4: two different kinds on board, and the price in Yin-Yang. */
export function canDeal(s: SevenSeasState, seat: Seat): boolean {
  if ((s.yy[seat] as number) < COST.goodDeal) return false;
  const at = seat * 3;
  const fruit = s.goods[at] !== 0 ? 1 : 0;
  const coffee = s.goods[at + 1] !== 0 ? 1 : 0;
  return fruit + coffee + (s.goods[at + 2] !== 0 ? 1 : 0) >= 2;
}

/** Of one kind and another, by their numbers. */
export function canDealIn(s: SevenSeasState, seat: Seat, one: number, other: number): boolean {
  return canDeal(s, seat) && s.goods[seat * 3 + one] !== 0 && s.goods[seat * 3 + other] !== 0;
}

/** 4.14.1: Double Hold is the cheapest of them; without it no lasting one can be had. */
export function canHold(s: SevenSeasState, seat: Seat): boolean {
  return (s.yy[seat] as number) >= COST.doubleHold;
}

export function canUnsink(s: SevenSeasState, seat: Seat): boolean {
  return (s.yy[seat] as number) >= COST.unsinkable;
}
