import { bustOdds, protectedPlaces, takeNow, wouldBust } from '@/engine/games/dead-mans-draw/public';
import { cardFromId, suitOf, valueOf, type Card, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

export { takeNow as gainOf, wouldBust };

export function suitOfId(id: CardId): Suit {
  return SUITS[suitOf(cardFromId(id) as Card)] as Suit;
}

export function valueOfId(id: CardId): number {
  return valueOf(cardFromId(id) as Card);
}

export function traitsOfActive(view: DeadMansDrawView): readonly Trait[] {
  return view.players[view.active]?.traits ?? [];
}

export function isProtected(view: DeadMansDrawView, place: number): boolean {
  return protectedPlaces(view)[place] === true;
}

export function cardsAtRisk(view: DeadMansDrawView): number {
  return protectedPlaces(view).filter((safe) => !safe).length;
}

/** 0..1, as exact as this view can know it. */
export function bustChance(view: DeadMansDrawView): number {
  const { bust, of } = bustOdds(view);
  return of === 0 ? 0 : bust / of;
}

/** What lies on top of the discards, if they may be seen. A map or a bonus shuffles them: then any of them may. */
export function topDiscard({ discard, discardTop }: DeadMansDrawView): CardId | null {
  return discardTop ?? discard?.at(-1) ?? null;
}

/** 11.2: so few cards are left that any turn may be the last one. */
export const LAST_CARDS = 5;

export const lastTurns = ({ phase, drawCount }: DeadMansDrawView): boolean =>
  phase === 'turn' && drawCount <= LAST_CARDS;
