import type { Seat } from '@/engine/core/game';
import { characterOf, type Rank } from '../data/characters';
import type { Play } from './play';

/** 4.2.1, 4.2.5: laid face down; it may be exchanged until the last player has chosen. */
export function selectCharacter({ s, emit }: Play, seat: Seat, rank: Rank): void {
  s.chosen[seat] = rank;
  emit?.({ type: 'chosen', seat, own: { [seat]: { character: characterOf(rank) } } });
  // 4.1.2
  if (!s.chosen.includes(0)) s.phase = 'actions';
}
