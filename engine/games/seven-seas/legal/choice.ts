import type { Seat } from '@/engine/core/game';
import { inTextOrder } from '@/engine/kit/text-order';
import { LOSE, SELECT } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { CHARACTERS } from '../data/characters';
import { GOODS } from '../data/goods';
import { charactersInHand, type SevenSeasState } from '../state';

const BY_TEXT = inTextOrder(CHARACTERS);
/** Goods in the alphabetical order of their names: the order in which `legal` lists them. */
export const GOODS_BY_TEXT = inTextOrder(GOODS);
const HANDS: (readonly SevenSeasAction[] | undefined)[] = [];

/** 4.2.1–4.2.4; each hand's list is put together once. */
export function legalSelections(s: SevenSeasState, seat: Seat): readonly SevenSeasAction[] {
  const hand = charactersInHand(s, seat);
  return (HANDS[hand] ??= BY_TEXT.filter((i) => (hand & (1 << (i + 1))) !== 0).map(
    (i) => SELECT[i] as SevenSeasAction,
  ));
}

/** 2.3.3, Tavern 2 */
export function legalLosses(s: SevenSeasState, seat: Seat): SevenSeasAction[] {
  return GOODS_BY_TEXT.filter((good) => s.goods[seat * 3 + good] !== 0).map((good) => LOSE[good] as SevenSeasAction);
}
