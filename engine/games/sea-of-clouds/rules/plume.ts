import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { box, of } from '../state';
import type { Play } from './play';

/** 4.7.17: one of the beaten captains that has a face-up object; none, nothing happens. */
export function plume({ s, emit }: Play, seat: Seat, card: Card, beaten: readonly Seat[]): void {
  const among = beaten.filter((other) => of(s.objects, other).length > 0);
  if (among.length > 0) s.tasks.push({ kind: 'plume', seat, card, among });
  else emit?.({ type: 'nothing', seat, card: box(s).ids[card] as string });
}

/** The victim chooses what goes. */
export function namePlumeVictim({ s, emit }: Play, seat: Seat, card: Card, victim: Seat): void {
  s.tasks.pop();
  emit?.({ type: 'named', seat, victim });
  s.tasks.push({ kind: 'plume-discard', seat: victim, card });
}
