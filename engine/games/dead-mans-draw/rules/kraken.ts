import { BEASTMASTER } from '../data/traits';
import { nearestOwner } from '../state';
import type { Play } from './play';

/** 4.6.7.1, R11: debts do not add up. 4.7.14: four under an opponent's Beastmaster. */
export function kraken({ s, emit }: Play): void {
  const wanted = nearestOwner(s, s.active, BEASTMASTER) >= 0 ? 4 : 2;
  if (s.debt < wanted) s.debt = wanted;
  emit?.({ type: 'debt', seat: s.active, debt: s.debt, by: 'kraken' });
}
