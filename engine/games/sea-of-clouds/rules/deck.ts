import type { Seat } from '@/engine/core/game';
import { CARD_TYPES, type CardType } from '../data/types';
import { MOST_IN_SHARE, SLOTS } from '../data/board';
import type { Reason } from '../events';
import { box, deckTop, of, type SeaOfCloudsState } from '../state';
import type { Play } from './play';

/** 4.2.7: the back that shows on the deck. */
export function topType(s: SeaOfCloudsState): CardType | null {
  const card = deckTop(s);
  return card === undefined ? null : typeOf(s, card);
}

export function typeOf(s: SeaOfCloudsState, card: number): CardType {
  return CARD_TYPES[box(s).type[card] as number] as CardType;
}

/** 4.3.2, 4.3.3, 4.3.5: the top card, unseen; a doubloon on a full share or when the deck is empty. */
export function addToShare({ s, emit }: Play, seat: Seat, slot: number, why: Reason): void {
  const share = of(s.slots, slot);
  const card = share.length < MOST_IN_SHARE ? s.deck.pop() : undefined;
  if (card === undefined) {
    s.coins[slot] = (s.coins[slot] as number) + 1;
    emit?.({ type: 'laid', seat, slot: slot + 1, why });
    return;
  }
  share.push(card);
  const top = topType(s);
  emit?.({ type: 'dealt', seat, slot: slot + 1, why, card: typeOf(s, card), top, ...(top && { reveals: true }) });
}

/** 4.6.2, 4.6.4: a slot whose last card an effect has taken is refilled at once; its doubloons stay. */
export function refillIfEmpty(play: Play, seat: Seat, slot: number): void {
  if (of(play.s.slots, slot).length === 0) addToShare(play, seat, slot, 'refill');
}

/** 4.4.6: one card or doubloon for each share, also for one that has just been taken. */
export function treasureMap(play: Play, seat: Seat): void {
  for (let slot = 0; slot < SLOTS; slot++) addToShare(play, seat, slot, 'map');
}
