import type { Seat } from '@/engine/core/game';
import { cardFromId, type Card, type CardId } from './data/cards';
import { PLUNDERER, TREASURE_HUNTER } from './data/traits';
import { openTable } from './resample';
import { protectedBits } from './rules/bust';
import { wouldBust as bustsInRow } from './rules/busting';
import { hasKeyAndChest } from './rules/key-chest';
import { scoreOf } from './score';
import { bankSize, putInBank, traitsOf } from './state';
import type { DeadMansDrawView, Source } from './view';

/** What follows from a view by the rules themselves: for prompts, warnings and hints. Nothing here is known to one seat only. */

/** 4.3.1, 4.3.2: would this card end the turn if it came into the row now? */
export function wouldBust(v: DeadMansDrawView, card: CardId, source: Source): boolean {
  return bustsInRow(openTable(v), cardFromId(card) as Card, source);
}

/** 4.4.1: for each place of the row, whether its card would survive a bust now. */
export function protectedPlaces(v: DeadMansDrawView): readonly boolean[] {
  const bits = protectedBits(openTable(v));
  return v.row.map((_, place) => (bits & (1 << place)) !== 0);
}

/** 4.5, 4.6.4: what the active player would get by stopping now: points of the row, and how many cards key and chest bring besides. */
export function takeNow(v: DeadMansDrawView): { readonly points: number; readonly extra: number } {
  const s = openTable(v);
  const before = scoreOf(s, s.active);
  const extra = hasKeyAndChest(s, s.row) ? bonusCards(v, s.row.length) : 0;
  s.row.forEach((card) => putInBank(s, s.active, card));
  return { points: scoreOf(s, s.active) - before, extra };
}

/** 7.1: what the cards of this bank score. */
export function scoreIn(v: DeadMansDrawView, seat: Seat): number {
  return scoreOf(openTable(v), seat);
}

function bonusCards(v: DeadMansDrawView, taken: number): number {
  const s = openTable(v);
  const traits = traitsOf(s, s.active);
  const wanted = (traits & TREASURE_HUNTER) !== 0 ? taken * 2 : taken;
  if ((traits & PLUNDERER) === 0) return Math.min(wanted, v.discardCount);
  const rivals = v.players.map((p): Seat => p.seat).filter((seat) => seat !== s.active);
  return Math.min(wanted, Math.max(...rivals.map((seat) => bankSize(s, seat))));
}
