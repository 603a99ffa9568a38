import { cardId, type Card } from '../data/cards';
import { SAFE_HARBOR } from '../data/traits';
import { SAFE, traitsOf } from '../state';
import type { Play } from './play';

/** 4.7.12: Safe Harbor marks the anchor and opens two places, never more. Without the trait the anchor only lies there (4.6.1). */
export function anchor({ s, emit }: Play, card: Card): void {
  if ((traitsOf(s, s.active) & SAFE_HARBOR) === 0) return;
  const last = s.marks.length - 1;
  s.marks[last] = (s.marks[last] as number) | SAFE;
  s.slots = 2;
  emit?.({ type: 'harbored', seat: s.active, card: cardId(card), slots: s.slots });
}
