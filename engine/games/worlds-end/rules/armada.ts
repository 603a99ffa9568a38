import type { Seat } from '@/engine/core/game';
import { beginLastBattle } from './last-battle';
import type { Play } from './play';

/** 4.3.4, 4.3.10: never left of the skull; on its mark the game stops at once. */
export function stepArmada(play: Play, seat: Seat, step: 1 | -1, why: 'double' | 'kraken'): void {
  const { s, emit } = play;
  s.armada = Math.max(0, s.armada + step);
  emit?.({ type: 'armada', seat, to: s.armada, why });
  if (s.armada >= s.limit) beginLastBattle(play);
}
