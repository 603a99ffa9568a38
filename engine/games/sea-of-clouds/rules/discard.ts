import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { box, of, removeCard } from '../state';
import type { Play } from './play';

/** It leaves the crew now, applied or not (4.4.5, 4.7.12, 4.7.25). */
export function discardPirate({ s, emit }: Play, seat: Seat, card: Card): void {
  removeCard(of(s.crew, seat), card);
  s.gone.push(card);
  emit?.({ type: 'discarded', seat, zone: 'crew', card: box(s).ids[card] as string });
}

/** 4.7.17; 4.8.8: the doubloons on a Chest go back to the bank. */
export function discardObject({ s, emit }: Play, seat: Seat, card: Card): void {
  removeCard(of(s.objects, seat), card);
  s.gone.push(card);
  const { chest, ids } = box(s);
  if (card === chest) s.chest = 0;
  emit?.({ type: 'discarded', seat, zone: 'objects', card: ids[card] as string });
}
