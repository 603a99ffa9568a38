import type { Seat } from '@/engine/core/game';
import { hasEffect, type Card, type Face } from '../box';
import { box, of, type SeaOfCloudsState } from '../state';

/**
 * 5.4: whether it matters in which order these cards are placed: a Beer with a pirate in the crew or among them, a Treasure
 * Map or Grappling Hook with another card, or two immediate objects.
 */
export function orderMatters(s: SeaOfCloudsState, seat: Seat, cards: readonly Card[]): boolean {
  if (cards.length < 2) return false;
  const { faceOf } = box(s);
  let immediate = 0;
  let beer = false;
  let pirate = of(s.crew, seat).length > 0;
  for (const card of cards) {
    const face = faceOf[card] as Face;
    if (face.zone === 'crew') pirate = true;
    if (face.zone !== 'gone') continue;
    immediate++;
    if (hasEffect(face, 'addCardToEachShare') || hasEffect(face, 'takeFromShare')) return true;
    if (hasEffect(face, 'discardOwnPirate')) beer = true;
  }
  return immediate > 1 || (beer && pirate);
}
