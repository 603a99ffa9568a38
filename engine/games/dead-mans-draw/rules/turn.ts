import { clockwise } from '@/engine/kit/seats';
import type { Seat } from '@/engine/core/game';
import { cardId, type Card } from '../data/cards';
import type { Arrival, Play } from './play';

/** 4.2 */
export function beginTurn({ s, emit }: Play, seat: Seat, turn: number): void {
  s.active = seat;
  s.turn = turn;
  emit?.({ type: 'turn-began', seat, turn });
}

/** 4.2.1, 4.2.2. The order of the pile was fixed at set-up: no luck here. */
export function draw({ s, emit }: Play): Arrival {
  const card = s.draw.pop() as Card;
  s.drawn++;
  let reveals = false;
  for (let seat = 0; seat < s.seats; seat++) {
    const known = s.known[seat] as number;
    if (known === 0) reveals = true;
    else s.known[seat] = known - 1;
  }
  emit?.({ type: 'drawn', seat: s.active, card: cardId(card), left: s.draw.length, ...(reveals && { reveals }) });
  return { card, source: 'draw', safe: false };
}

/** 4.2.8, 4.9.1: with an empty draw pile this was the last turn; there is no equal number of turns. */
export function endTurn(play: Play): void {
  const { s, emit } = play;
  s.row = [];
  s.marks = [];
  s.debt = 0;
  s.slots = 0;
  s.drawn = 0;
  if (s.draw.length > 0) {
    beginTurn(play, clockwise(s, s.active, 1), s.turn + 1);
    return;
  }
  s.phase = 'over';
  emit?.({ type: 'over', seat: s.active, suddenWinner: null });
}
