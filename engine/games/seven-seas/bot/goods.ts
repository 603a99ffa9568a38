import type { Seat } from '@/engine/core/game';
import { leastOf, mostOf } from '@/engine/kit/chains';
import { sumOf, type Counts } from '../data/goods';
import { COST, FULL_PRICE_FROM } from '../data/table';
import { priceOf, saleValue } from '../rules/market';
import { goodsOf, type SevenSeasState } from '../state';
import type { Portion } from '../view';
import { goodWorth, roundsLeft } from './forecast';

/** The number to give for the good that is asked now. */
export function bestPortion(s: SevenSeasState, task: Portion): number {
  const lo = leastOf(task);
  const hi = mostOf(task);
  // Room for everything.
  if (task.kind === 'keep' && task.hi === sumOf(task.caps)) return hi;
  if (task.kind === 'sell') return Math.max(lo, Math.min(hi, wantsToSell(s, task)));
  // Kept goods are the dear ones, discarded ones the cheap.
  return isDearest(s, task, task.kind === 'keep') ? hi : lo;
}

/** Three and more are sold; fewer wait for a third, unless they will never pay more or the match is nearly over. */
function wantsToSell(s: SevenSeasState, { caps, at, seat }: Portion): number {
  const count = caps[at] as number;
  if (count >= FULL_PRICE_FROM) return count;
  const price = priceOf(s, at);
  const left = roundsLeft(s);
  const full = (s.owned[seat] as number) < 5;
  return price === 1 || left < 2 || full ? count : 0;
}

/** Whether no good that is asked for later is dearer (or, for discards, cheaper). */
function isDearest(s: SevenSeasState, { caps, at, seat }: Portion, dear: boolean): boolean {
  const mine = unitWorth(s, seat, at);
  for (let good = at + 1; good < 3; good++) {
    if (caps[good] === 0) continue;
    const other = unitWorth(s, seat, good);
    if (dear ? other > mine : other < mine) return false;
  }
  return true;
}

function unitWorth(s: SevenSeasState, seat: Seat, good: number): number {
  const count = (s.goods[seat * 3 + good] as number) + 1;
  return goodWorth(s, good, count, roundsLeft(s)) / count;
}

/** LOSE_GOOD: the cheapest on board. */
export function cheapestGood(s: SevenSeasState, seat: Seat): number {
  let best = -1;
  for (let good = 0; good < 3; good++) {
    if (s.goods[seat * 3 + good] === 0) continue;
    if (best < 0 || unitWorth(s, seat, good) < unitWorth(s, seat, best)) best = good;
  }
  return best;
}

/** What a Good Deal adds to selling everything at once, its three Yin-Yang counted as one point. */
export function dealWorth(s: SevenSeasState, seat: Seat, one: number, other: number): number {
  const all = goodsOf(s, seat);
  return dealPrice(s, one, other) + saleValue(s, without(all, one, other)) - saleValue(s, all);
}

/** The same in the final sale: what is left may make further deals, and only together they may pay. */
export function lastDealWorth(s: SevenSeasState, seat: Seat, one: number, other: number): number {
  const all = goodsOf(s, seat);
  const yy = (s.yy[seat] as number) - COST.goodDeal;
  return dealPrice(s, one, other) + bestSale(s, without(all, one, other), yy) - saleValue(s, all);
}

/** The most that these goods can bring, each deal counted as a point less. */
function bestSale(s: SevenSeasState, goods: Counts, yy: number): number {
  let best = saleValue(s, goods);
  if (yy < COST.goodDeal) return best;
  for (let one = 0; one < 2; one++) {
    for (let other = one + 1; other < 3; other++) {
      if (goods[one] === 0 || goods[other] === 0) continue;
      const rest = bestSale(s, without(goods, one, other), yy - COST.goodDeal);
      best = Math.max(best, dealPrice(s, one, other) + rest);
    }
  }
  return best;
}

function dealPrice(s: SevenSeasState, one: number, other: number): number {
  return priceOf(s, one) + priceOf(s, other) - 1;
}

function without(goods: Counts, one: number, other: number): Counts {
  const less = (good: 0 | 1 | 2) => goods[good] - (good === one || good === other ? 1 : 0);
  return [less(0), less(1), less(2)];
}
