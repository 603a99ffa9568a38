import type { Seat } from '@/engine/core/game';
import { hasEffect, numberOf, type Card, type Face } from '../box';
import { isBoardingRound, roundsFor, SLOTS } from '../data/board';
import { bitOf, box, deckTop, learn, of, type SeaOfCloudsState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import { startBoarding } from './boarding';
import { addToShare, topType } from './deck';
import { gain } from './doubloons';
import { finish } from './finish';
import { startPlacing } from './place';
import type { Play } from './play';

/** 4.1.2; with a Spyglass and a card to look at the turn begins with a question (5.1). */
export function beginTurn(play: Play, seat: Seat): void {
  const { s, emit } = play;
  s.active = seat;
  s.turn++;
  emit?.({ type: 'turn-began', seat, turn: s.turn });
  if (s.deck.length > 0 && ownsEffect(s, seat, 'peekDeckTop')) s.tasks.push({ kind: 'peek', seat });
  else look(play, seat, 0);
}

function ownsEffect(s: SeaOfCloudsState, seat: Seat, code: string): boolean {
  const { faceOf } = box(s);
  return of(s.objects, seat).some((card) => hasEffect(faceOf[card] as Face, code));
}

export function peek(play: Play, seat: Seat, use: boolean): void {
  const { s, emit } = play;
  s.tasks.pop();
  if (use) {
    const card = deckTop(s) as Card;
    learn(s, bitOf(s, seat), card);
    emit?.({ type: 'peeked', seat, reveals: true, own: { [seat]: { card: box(s).ids[card] as string } } });
  }
  look(play, seat, 0);
}

/** 4.2.1: looking is not optional. */
function look({ s, emit }: Play, seat: Seat, slot: number): void {
  const share = of(s.slots, slot);
  const bit = bitOf(s, seat);
  for (const card of share) learn(s, bit, card);
  s.tasks.push({ kind: 'look', seat, slot });
  if (!emit) return;
  const { ids } = box(s);
  const cards = share.map((card) => ids[card] as string);
  emit({ type: 'looked', seat, slot: slot + 1, reveals: true, own: { [seat]: { cards } } });
}

/** 4.4.1, 4.4.2: all of it, the doubloons first. */
export function takeShare(play: Play, seat: Seat, slot: number): void {
  const { s, emit } = play;
  s.tasks.pop();
  const share = of(s.slots, slot);
  const doubloons = s.coins[slot] as number;
  s.coins[slot] = 0;
  s.doubloons[seat] = (s.doubloons[seat] as number) + doubloons;
  for (const card of share) s.hand.push(card);
  emit?.({ type: 'took', seat, slot: slot + 1, doubloons });
  startPlacing(play, seat, 'share', slot, share.length);
  s.slots[slot] = [];
}

/** 4.3; after the third share the top card of the deck must be taken (4.2.6). */
export function leaveShare(play: Play, seat: Seat, slot: number): void {
  const { s, emit } = play;
  s.tasks.pop();
  emit?.({ type: 'left', seat, slot: slot + 1 });
  addToShare(play, seat, slot, 'left');
  if (slot + 1 < SLOTS) look(play, seat, slot + 1);
  else drawBlind(play, seat);
}

/** 4.5 */
function drawBlind(play: Play, seat: Seat): void {
  const { s, emit } = play;
  const { faceOf, ids } = box(s);
  // 4.5.4
  for (const object of of(s.objects, seat)) {
    const count = numberOf(faceOf[object] as Face, 'gainOnBlindDraw');
    if (count > 0) gain(play, seat, count, ids[object] as string);
  }
  const card = s.deck.pop();
  if (card === undefined) {
    // 4.5.3
    gain(play, seat, 1, 'empty-deck');
    return;
  }
  s.hand.push(card);
  learn(s, bitOf(s, seat), card);
  emit?.({ type: 'drew', seat, top: topType(s), reveals: true, own: { [seat]: { card: ids[card] as string } } });
  startPlacing(play, seat, 'deck', 0, 1);
}

/** 4.4.10, 4.1.3–4.1.6: the next captain, or the end of the round. */
export function endTurn(play: Play): void {
  const { s } = play;
  if (s.turn < s.round * s.seats) beginTurn(play, clockwise(s, s.active, 1));
  else if (isBoardingRound(s.seats, s.round)) startBoarding(play);
  else sailOn(play);
}

/** 4.1.5 */
export function sailOn(play: Play): void {
  const { s, emit } = play;
  if (s.round === roundsFor(s.seats)) {
    finish(play);
    return;
  }
  s.round++;
  s.phase = 'turns';
  emit?.({ type: 'sailed', seat: s.hat, round: s.round });
  beginTurn(play, s.hat);
}
