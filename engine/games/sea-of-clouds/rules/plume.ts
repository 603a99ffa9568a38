import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { box, of } from '../state';
import type { Play } from './play';

/** 4.7.17: any beaten captain may be named, also one who has nothing to lose; skipped where none of them has. */
export function plume({ s, emit }: Play, seat: Seat, card: Card, beaten: readonly Seat[]): void {
  if (beaten.some((other) => of(s.objects, other).length > 0))
    s.tasks.push({ kind: 'plume', seat, card, among: beaten });
  else emit?.({ type: 'nothing', seat, card: box(s).ids[card] as string });
}

/** The victim chooses what goes; one without an object keeps what it has. */
export function namePlumeVictim({ s, emit }: Play, seat: Seat, card: Card, victim: Seat): void {
  s.tasks.pop();
  emit?.({ type: 'named', seat, victim });
  if (of(s.objects, victim).length > 0) s.tasks.push({ kind: 'plume-discard', seat: victim, card });
  else emit?.({ type: 'nothing', seat, card: box(s).ids[card] as string });
}
