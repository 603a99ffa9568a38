import { mixed, mixedAll } from '@/engine/kit/sight';
import type { Seat } from '@/engine/core/game';
import type { Card } from '../box';
import { bitOf, box, deckTop, of, type SeaOfCloudsState } from '../state';

/** A number that differs when what this seat sees differs: all that lies open, backs, and the faces that it knows. */
export function sight(s: SeaOfCloudsState, seat: Seat): number {
  const bit = bitOf(s, seat);
  const { type } = box(s);
  const face = (card: Card): number => (((s.known[card] as number) & bit) !== 0 ? card + 8 : (type[card] as number));
  let h = mixed(s.turn * 8 + s.parrot, s.hat * 4 + s.active);
  h = mixed(h, s.deck.length);
  const top = deckTop(s);
  if (top !== undefined) h = mixed(h, face(top));
  for (let slot = 0; slot < s.slots.length; slot++) {
    h = mixed(h, s.coins[slot] as number);
    for (const card of of(s.slots, slot)) h = mixed(h, face(card));
  }
  for (const card of s.hand) h = mixed(h, face(card));
  for (let other = 0; other < s.seats; other++) {
    h = mixed(h, s.doubloons[other] as number);
    h = mixed(h, knownOf(s, of(s.rum, other), bit));
    h = mixed(h, knownOf(s, of(s.secrets, other), bit));
    for (const card of of(s.relics, other)) h = mixed(h, card);
    for (const card of of(s.objects, other)) h = mixed(h, card + 128);
    for (const card of of(s.crew, other)) h = mixed(h, card + 256);
  }
  h = mixedAll(h, s.gone);
  h = mixed(h, s.chest);
  const task = s.tasks[s.tasks.length - 1];
  return mixed(h, task?.kind === 'place' ? task.count * 2 + (task.asks ? 1 : 0) : s.tasks.length);
}

/** Hidden cards lie in ascending order: those that are known follow each other in the same order wherever the others lie. */
function knownOf(s: SeaOfCloudsState, cards: readonly Card[], bit: number): number {
  let h = cards.length;
  for (const card of cards) if (((s.known[card] as number) & bit) !== 0) h = mixed(h, card + 1);
  return h;
}
