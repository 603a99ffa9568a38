import type { Seat } from '@/engine/core/game';
import { cardId, cardIds, type Card } from '../data/cards';
import { CANNON } from '../data/suits';
import { MASTER_GUNNER, MISFIRE, SCAVENGER } from '../data/traits';
import { anyOpponentHasCards } from '../legal/targets';
import {
  bankIsEmpty,
  cardsOfStack,
  nearestOwner,
  putInBank,
  putInDiscard,
  stackOf,
  takeFromBank,
  traitsOf,
} from '../state';
import { noEffect } from './no-effect';
import type { Play } from './play';
import { exposedCard } from './exposed';
import { checkSuddenDeath } from './sudden-death';

/** 4.6.3; 4.7.15, R18, R34: under Misfire one shot at the own bank instead, or before it (misfireMode, R37). */
export function cannon(play: Play): void {
  const { s } = play;
  const misfires = nearestOwner(s, s.active, MISFIRE) >= 0;
  const shoots = (!misfires || s.options.misfireMode === 'also') && anyOpponentHasCards(s, s.active);
  const hitsOwn = misfires && !bankIsEmpty(s, s.active);
  if (shoots) s.tasks.push({ kind: 'cannon' });
  if (hitsOwn) s.tasks.push({ kind: 'misfire' });
  if (!shoots && !hitsOwn) noEffect(play, CANNON);
}

/** 4.7.6 Master Gunner takes the whole stack, 4.7.7 Scavenger keeps what is hit. */
export function pickCannon(play: Play, target: Seat, suit: number): void {
  const { s, emit } = play;
  s.tasks.pop();
  const traits = traitsOf(s, s.active);
  const stack = stackOf(s, target, suit);
  const cards = (traits & MASTER_GUNNER) !== 0 ? cardsOfStack(suit, stack) : [exposedCard(s, suit, stack)];
  const keeps = (traits & SCAVENGER) !== 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    takeFromBank(s, target, card);
    if (keeps) putInBank(s, s.active, card);
    else putInDiscard(s, card);
  }
  emit?.({ type: 'shot', seat: s.active, from: target, cards: cardIds(cards), to: keeps ? 'bank' : 'discard' });
  if (keeps) checkSuddenDeath(play, s.active);
}

export function pickMisfire(play: Play, suit: number): void {
  const { s, emit } = play;
  s.tasks.pop();
  const card = exposedCard(s, suit, stackOf(s, s.active, suit));
  takeFromBank(s, s.active, card);
  putInDiscard(s, card);
  emit?.({ type: 'misfired', seat: s.active, card: cardId(card) });
}
