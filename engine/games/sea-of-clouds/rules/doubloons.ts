import type { Seat } from '@/engine/core/game';
import type { Play } from './play';

/** 4.7.13: from the bank, which never runs out (2.9). */
export function gain({ s, emit }: Play, seat: Seat, count: number, by: string): void {
  s.doubloons[seat] = (s.doubloons[seat] as number) + count;
  emit?.({ type: 'gained', seat, count, by });
}
