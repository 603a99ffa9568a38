import type { Seat } from '@/engine/core/game';
import { adventureIds, cardsIn } from '../data/adventures';
import { canDeal } from '../legal/rituals';
import { cargoOf } from '../state';
import { clockwise } from '@/engine/kit/seats';
import { mark } from './fleet';
import { sellEverything } from './market';
import type { Play } from './play';

/** 4.16.4 */
export function openFinalSale({ s, emit }: Play): void {
  s.phase = 'final';
  emit?.({ type: 'final-sale', seat: s.first });
}

/** FINAL_SALE_DONE, also by itself (5.3). */
export function sellOut(play: Play, seat: Seat): void {
  const { s, emit } = play;
  if (cargoOf(s, seat) > 0) s.chests[seat] = (s.chests[seat] as number) + sellEverything(play, seat);
  s.sold |= 1 << seat;
  emit?.({ type: 'sold-out', seat });
}

/** Who cannot make a Good Deal sells at once; when all have sold, cards in hand are marks and the match is over (4.16.7). */
export function settleFinalSale(play: Play): void {
  const { s, emit } = play;
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, s.first, step);
    if ((s.sold & (1 << seat)) === 0 && !canDeal(s, seat)) sellOut(play, seat);
  }
  if (s.sold !== (1 << s.seats) - 1) return;
  s.phase = 'over';
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, s.first, step);
    const left = cardsIn(s.hands[seat] as number).length;
    if (left > 0) mark(play, seat, 'left-over', left);
  }
  const set = s.options.caravanSet;
  emit?.({
    type: 'over',
    seat: s.first,
    leftovers: s.hands.map((hand) => adventureIds(set, hand)),
    removed: adventureIds(set, s.removed),
    reveals: true,
  });
}
