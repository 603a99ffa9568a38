import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { handOf, NOWHERE, playersIn } from '../state';
import { finish, endIfWon } from './finish';
import type { Play } from './play';

/** GIFT_FAME, E-36: the gift; the leaver is out; then the fame to win; then the last player. */
export function giveAndLeave(play: Play, seat: Seat, to: Seat): void {
  const { s, luck, emit } = play;
  popOf(s, 'gift');
  s.gifts[to] = (s.gifts[to] as number) + 1;
  emit?.({ type: 'gift', seat, to });
  const hand = handOf(s, seat);
  s.out[seat] = s.out.filter((place) => place > 0).length + 1;
  s.gold[seat] = 0;
  s.calypso[seat] = 0;
  s.flagship[seat] = NOWHERE;
  s.hands[seat] = [];
  // 5.4, item 9
  if (hand.length > 0) s.cards = luck.play.shuffle([...s.cards, ...hand]);
  emit?.({ type: 'out', seat, place: s.out[seat], cards: hand.length });
  if (endIfWon(play, to)) return;
  const left = playersIn(s);
  if (left.length === 1) finish(play, 'lastStanding', left[0] as Seat);
}
