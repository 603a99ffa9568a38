import type { Seat } from '@/engine/core/game';
import { cardId, type Card } from '../data/cards';
import { SWORD } from '../data/suits';
import { PARRY } from '../data/traits';
import { swordHasTarget } from '../legal/sword';
import { nearestOwner, putInDiscard, stackOf, takeFromBank } from '../state';
import { noEffect } from './no-effect';
import { exposedCard } from './exposed';
import type { Arrival, Play } from './play';

/** 4.6.8; 4.7.16, R12: a sword that Parry leaves without a kraken goes to the discard pile. */
export function sword(play: Play, card: Card): void {
  const { s, emit } = play;
  if (swordHasTarget(s)) {
    s.tasks.push({ kind: 'sword' });
  } else if (nearestOwner(s, s.active, PARRY) >= 0) {
    s.row.pop();
    s.marks.pop();
    putInDiscard(s, card);
    emit?.({ type: 'parried', seat: s.active, card: cardId(card) });
  } else {
    noEffect(play, SWORD);
  }
}

export function pickSword(play: Play, target: Seat, suit: number): Arrival {
  const { s, emit } = play;
  s.tasks.pop();
  const card = exposedCard(s, suit, stackOf(s, target, suit));
  takeFromBank(s, target, card);
  emit?.({ type: 'stolen', seat: s.active, card: cardId(card), from: target });
  return { card, source: 'sword', safe: false };
}
