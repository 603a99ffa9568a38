import type { Seat } from '@/engine/core/game';
import { GOODS, type Counts, type Good } from '../data/goods';
import { priceIn, saleIn } from '../data/ports';
import { COST } from '../data/table';
import { goodsOf, type SevenSeasState } from '../state';
import { unload } from './fleet';
import type { Play } from './play';

export function priceOf(s: SevenSeasState, good: number): number {
  return priceIn(s.port, good, s.options.startPortRum);
}

export function saleValue(s: SevenSeasState, goods: Counts): number {
  return saleIn(s.port, goods, s.options.startPortRum);
}

/** Goods leave the ships; what they bring is for the caller to add (4.12.4: unloaded before guards are counted). */
export function sellGoods({ s, emit }: Play, seat: Seat, goods: Counts): number {
  const chests = saleValue(s, goods);
  unload(s, seat, goods);
  emit?.({ type: 'sold', seat, goods, chests });
  return chests;
}

/** 4.14.4: one of each at the full price, for three Yin-Yang. The caller adds the chests. */
export function makeDeal({ s, emit }: Play, seat: Seat, one: number, other: number): number {
  const chests = priceOf(s, one) + priceOf(s, other);
  s.yy[seat] = (s.yy[seat] as number) - COST.goodDeal;
  unload(s, seat, [0, 1, 2].map((good) => (good === one || good === other ? 1 : 0)) as unknown as Counts);
  emit?.({ type: 'good-deal', seat, goods: [GOODS[one] as Good, GOODS[other] as Good], chests });
  return chests;
}

/** 4.16.4: everything that is left. */
export function sellEverything(play: Play, seat: Seat): number {
  return sellGoods(play, seat, goodsOf(play.s, seat));
}
