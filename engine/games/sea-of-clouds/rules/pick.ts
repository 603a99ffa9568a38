import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { bitOf, box, learn, of } from '../state';
import { refillIfEmpty } from './deck';
import { startPlacing } from './place';
import type { Play } from './play';

/** 4.4.7, 4.7.18: the slot is refilled before the card is looked at and placed (4.6.6); the others keep their order (4.6.7). */
export function pickLootCard(play: Play, seat: Seat, slot: number, index: number): void {
  const { s, emit } = play;
  s.tasks.pop();
  const [card] = of(s.slots, slot).splice(index, 1) as [Card];
  s.hand.push(card);
  learn(s, bitOf(s, seat), card);
  const own = { [seat]: { card: box(s).ids[card] as string } };
  emit?.({ type: 'picked', seat, slot: slot + 1, index, own, reveals: true });
  refillIfEmpty(play, seat, slot);
  startPlacing(play, seat, 'pick', slot, 1);
}
