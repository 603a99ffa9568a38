import { SUITS, type Suit } from '../data/suits';
import type { Play } from './play';

/** 4.1.2: what is impossible is skipped, and said. */
export function noEffect({ s, emit }: Play, suit: number): void {
  emit?.({ type: 'no-effect', seat: s.active, suit: SUITS[suit] as Suit });
}
