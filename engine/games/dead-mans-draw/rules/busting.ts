import { suitOf, valueOf, type Card } from '../data/cards';
import { KRAKEN, MERMAID } from '../data/suits';
import { CASANOVA, FISHERMAN, type Trait } from '../data/traits';
import { traitsOf, type DeadMansDrawState } from '../state';
import type { Source } from '../view';

/** 4.3.1, 4.7.1, 4.7.13, R4: which trait sends the card straight to the bank, if any. */
export function divertedBy(s: DeadMansDrawState, card: Card, source: Source): Trait | null {
  if (source !== 'draw' && s.options.divertFrom === 'drawPile') return null;
  const traits = traitsOf(s, s.active);
  const suit = suitOf(card);
  if (suit === MERMAID && (traits & CASANOVA) !== 0 && !s.rules.mermaidAbility) return 'casanova';
  if (suit === KRAKEN && (traits & FISHERMAN) !== 0) return 'fisherman';
  return null;
}

/** 4.3.2: the card of the row beside which this one cannot lie, -1 if there is none. Strange Lands compares values (8.3). */
export function twinOf(s: DeadMansDrawState, card: Card): Card {
  const key = s.rules.bustByValue ? valueOf(card) : suitOf(card);
  for (let i = 0; i < s.row.length; i++) {
    const other = s.row[i] as Card;
    if ((s.rules.bustByValue ? valueOf(other) : suitOf(other)) === key) return other;
  }
  return -1;
}

export function wouldBust(s: DeadMansDrawState, card: Card, source: Source): boolean {
  return twinOf(s, card) >= 0 && divertedBy(s, card, source) === null;
}
