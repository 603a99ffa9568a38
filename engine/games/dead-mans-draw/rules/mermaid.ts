import type { Seat } from '@/engine/core/game';
import { cardId, cardIds, suitOf, type Card } from '../data/cards';
import { ANCHOR, MERMAID } from '../data/suits';
import { CASANOVA, SIREN } from '../data/traits';
import { mermaidHasTarget } from '../legal/mermaid';
import { isActive, LOCKED, nearestOwner, putInBank, traitsOf } from '../state';
import { noEffect } from './no-effect';
import type { Play } from './play';
import { checkSuddenDeath } from './sudden-death';

/** 8.2.1; the mermaid of the base game has no ability (4.6.9). */
export function mermaid(play: Play): void {
  const { s } = play;
  if (!s.rules.mermaidAbility) return;
  if (mermaidHasTarget(s)) s.tasks.push({ kind: 'mermaid' });
  else noEffect(play, MERMAID);
}

/**
 * 8.2.9 Siren first (R5), then 8.2.7 Casanova; otherwise the card moves to the right end and acts again (8.2.4–8.2.6).
 * Returns the card whose ability is to be used once more.
 */
export function pickMermaid(play: Play, card: Card): Card | undefined {
  const { s, emit } = play;
  s.tasks.pop();
  const siren = nearestOwner(s, s.active, SIREN);
  if (siren >= 0) {
    take(play, card, siren, 'siren');
    return undefined;
  }
  if ((traitsOf(s, s.active) & CASANOVA) !== 0) {
    take(play, card, s.active, 'casanova');
    return undefined;
  }
  const place = s.row.indexOf(card);
  s.row.push(...s.row.splice(place, 1));
  s.marks.push(...s.marks.splice(place, 1));
  emit?.({ type: 'replayed', seat: s.active, card: cardId(card) });
  return card;
}

/** 8.2.8: what a taken anchor protected stays protected. */
function take(play: Play, card: Card, to: Seat, by: 'siren' | 'casanova'): void {
  const { s, emit } = play;
  const place = s.row.indexOf(card);
  const locked: Card[] = [];
  if (suitOf(card) === ANCHOR && isActive(s, ANCHOR)) {
    for (let i = 0; i < place; i++) {
      s.marks[i] = (s.marks[i] as number) | LOCKED;
      locked.push(s.row[i] as Card);
    }
  }
  s.row.splice(place, 1);
  s.marks.splice(place, 1);
  putInBank(s, to, card);
  emit?.({ type: 'taken', seat: s.active, card: cardId(card), to, by, locked: cardIds(locked) });
  checkSuddenDeath(play, to);
}
