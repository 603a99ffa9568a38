import type { Seat } from '@/engine/core/game';
import { adventureId, THE_END, type Adventure } from '../data/adventures';
import { CARTOGRAPHER } from '../data/characters';
import { finishMain } from './activation';
import { dueGift } from './gift-right';
import type { Play } from './play';

/** CARTOGRAPHER_DRAW: 4.13.1, 4.13.3 */
export function drawForMain(play: Play, seat: Seat): void {
  finishMain(play.s, seat, CARTOGRAPHER);
  drawAdventure(play, seat);
  dueGift(play.s, seat, CARTOGRAPHER);
}

/** 4.13.1, 4.13.4: the top card into the hand; End of Adventures is set aside and another one drawn. */
export function drawAdventure(play: Play, seat: Seat): void {
  const { s, emit } = play;
  let card = s.deck.pop() as Adventure;
  if (card === THE_END) {
    endAdventures(play, seat, 'card');
    card = s.deck.pop() as Adventure;
  }
  s.hands[seat] = (s.hands[seat] as number) | (1 << card);
  const own = { [seat]: { card: adventureId(s.options.caravanSet, card) } };
  emit?.({ type: 'drew', seat, left: s.deck.length, own, reveals: true });
}

/** 4.16.1, 4.16.8: the card lies open now, and the end is triggered. */
export function endAdventures({ s, emit }: Play, seat: Seat, by: 'card' | 'cap'): void {
  s.endDrawn = true;
  emit?.({ type: 'end-drawn', seat, by, left: s.deck.length, reveals: true });
}
