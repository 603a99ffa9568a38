import type { Card } from '../data/cards';
import { bottomCard, topCard, type DeadMansDrawState } from '../state';

/** The card of a stack that cannon, Misfire and sword reach: the top one, in Bottom Feeder the lowest (8.3). */
export function exposedCard(s: DeadMansDrawState, suit: number, stack: number): Card {
  return s.rules.bottomFirst ? bottomCard(suit, stack) : topCard(suit, stack);
}
