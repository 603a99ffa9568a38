import { clockwise } from '@/engine/kit/seats';
import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { cardFromId, cardId, cardIds, suitOf, type Card } from '../data/cards';
import { ANCHOR } from '../data/suits';
import { LOCKER } from '../data/traits';
import { isActive, LOCKED, putInBank, putInDiscard, SAFE, traitsOf, type DeadMansDrawState } from '../state';
import type { Task } from '../view';
import { hasKeyAndChest, keyChestBonus } from './key-chest';
import type { Play } from './play';
import { checkSuddenDeath } from './sudden-death';
import { endTurn } from './turn';

/** 4.4, in the order of 5.5. A bust at any depth cancels all that was waiting (4.3.7). */
export function bust(play: Play, card: Card, twin: Card): void {
  const { s, emit } = play;
  const seat = s.active;
  emit?.({ type: 'busted', seat, card: cardId(card), twin: cardId(twin) });
  const kept = protectedBits(s);
  const saved = s.row.filter((_, i) => (kept & (1 << i)) !== 0);
  s.marks = s.marks.filter((_, i) => (kept & (1 << i)) === 0);
  s.row = s.row.filter((_, i) => (kept & (1 << i)) === 0);
  s.debt = 0;
  s.slots = 0;
  s.tasks = [{ kind: 'sink', card: cardId(card) }];
  if (saved.length === 0) return;
  saved.forEach((one) => putInBank(s, seat, one));
  emit?.({ type: 'saved', seat, cards: cardIds(saved) });
  if (checkSuddenDeath(play, seat)) return;
  // 4.4.4, R6
  if (s.options.anchoredKeyChestBonus && hasKeyAndChest(s, saved)) keyChestBonus(play, saved.length);
}

/** 4.4.1, 4.6.1: bit i stands for place i of the row. */
export function protectedBits(s: DeadMansDrawState): number {
  let bits = 0;
  for (let i = 0; i < s.row.length; i++) {
    if (suitOf(s.row[i] as Card) === ANCHOR && isActive(s, ANCHOR)) bits |= (1 << i) - 1;
    if (((s.marks[i] as number) & (SAFE | LOCKED)) !== 0) bits |= 1 << i;
  }
  return bits;
}

/** 4.4.5, 4.4.6: the rest of the row and the busting card go down when nothing is open any more. */
export function sink(play: Play, task: TaskOf<Task, 'sink'>): void {
  const { s, emit } = play;
  const seat = s.active;
  const lost = [...s.row, cardFromId(task.card) as Card];
  const locker = lockerAimedAt(s, seat);
  const to = locker >= 0 ? locker : s.variant === 'thieves-island' ? clockwise(s, seat, 1) : 'discard';
  const by = locker >= 0 ? 'davy-jones-locker' : to === 'discard' ? null : 'thieves-island';
  for (const card of lost) {
    if (to === 'discard') putInDiscard(s, card);
    else putInBank(s, to, card);
  }
  s.row = [];
  s.marks = [];
  emit?.({ type: 'sunk', seat, cards: cardIds(lost), to, by });
  if (to !== 'discard' && checkSuddenDeath(play, to)) return;
  endTurn(play);
}

/** 4.4.6.1: the nearest owner clockwise whose Locker aims at this seat; -1: none. */
export function lockerAimedAt(s: DeadMansDrawState, seat: Seat): Seat {
  for (let step = 1; step < s.seats; step++) {
    const owner = clockwise(s, seat, step);
    if ((traitsOf(s, owner) & LOCKER) !== 0 && s.locker[owner] === seat) return owner;
  }
  return -1;
}
