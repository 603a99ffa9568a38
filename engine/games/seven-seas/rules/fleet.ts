import type { Seat } from '@/engine/core/game';
import type { MarkReason } from '../events';
import { capacityOf, cargoOf, goodsOf, guardsOf, supplyOf, type SevenSeasState } from '../state';
import { NONE } from '../data/goods';
import type { Play } from './play';

/* What every rule does to a player's own things. */

export function mark({ s, emit }: Play, seat: Seat, why: MarkReason, count = 1): void {
  s.marks[seat] = (s.marks[seat] as number) + count;
  emit?.({ type: 'marked', seat, why, count });
}

/** 4.12.3: the island is looked at after every change of chests or ships. `before` are the guards until then. */
export function postGuards({ s, emit }: Play, seat: Seat, before: number): void {
  if (!emit) return;
  const now = guardsOf(s, seat);
  if (now !== before) emit({ type: 'guards', seat, from: before, to: now });
}

/** Chests of a gift, a deal or the Tavern, with the guards they call for; goods that lose their ship are asked for next (4.8.9). */
export function addChests(play: Play, seat: Seat, chests: number): void {
  const { s } = play;
  const before = guardsOf(s, seat);
  s.chests[seat] = (s.chests[seat] as number) + chests;
  postGuards(play, seat, before);
  shedOverload(s, seat);
}

/** 4.5.1, 4.5.5: ships from the supply, as many as there are. */
export function launchShips(
  play: Play,
  seat: Seat,
  count: number,
  paid: number,
  by: 'shipwright' | 'gift' | 'governor',
): void {
  const { s, emit } = play;
  const before = guardsOf(s, seat);
  const supply = supplyOf(s, seat);
  const launched = count < supply ? count : supply;
  s.owned[seat] = (s.owned[seat] as number) + launched;
  s.chests[seat] = (s.chests[seat] as number) - paid;
  emit?.({ type: 'ships', seat, count: launched, paid, by });
  postGuards(play, seat, before);
}

/** 4.8.9: exactly what no longer fits, at the owner's choice. */
export function shedOverload(s: SevenSeasState, seat: Seat): void {
  const over = cargoOf(s, seat) - capacityOf(s, seat);
  if (over <= 0) return;
  s.tasks.push({ kind: 'discard', seat, caps: goodsOf(s, seat), taken: NONE, at: 0, lo: over, hi: over });
}

/** Goods leave the ships for the loot discard (4.8.8). */
export function unload(s: SevenSeasState, seat: Seat, goods: readonly [number, number, number]): void {
  for (let good = 0; good < 3; good++) {
    const count = goods[good] as number;
    s.goods[seat * 3 + good] = (s.goods[seat * 3 + good] as number) - count;
    s.lootDiscard[good] = (s.lootDiscard[good] as number) + count;
  }
}
