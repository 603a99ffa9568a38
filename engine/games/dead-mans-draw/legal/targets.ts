import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from '../actions';
import { SUITS_BY_TEXT } from '../action-table';
import { SUIT_COUNT } from '../data/suits';
import { bankIsEmpty, type DeadMansDrawState } from '../state';

export function anyOpponentHasCards(s: DeadMansDrawState, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && !bankIsEmpty(s, other)) return true;
  return false;
}

/** The actions of a table whose suit bit is set, in text order; `from` is where the table's row for one seat begins. */
export function pickSuits(
  table: readonly DeadMansDrawAction[],
  from: number,
  suits: number,
  into: DeadMansDrawAction[] = [],
): DeadMansDrawAction[] {
  for (let i = 0; i < SUIT_COUNT; i++) {
    const suit = SUITS_BY_TEXT[i] as number;
    if ((suits & (1 << suit)) !== 0) into.push(table[from + suit] as DeadMansDrawAction);
  }
  return into;
}

/** Bits of the suits of which a bank holds a card. */
export function suitsInBank(s: DeadMansDrawState, seat: Seat): number {
  let bits = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (s.bank[seat * SUIT_COUNT + suit] !== 0) bits |= 1 << suit;
  return bits;
}
