import { clockwise } from '@/engine/kit/seats';
import type { Seat } from '@/engine/core/game';
import { suitOf, type Card } from './data/cards';
import { SUIT_COUNT } from './data/suits';
import type { Variant } from './data/variants';
import type { DeadMansDrawOptions } from './options';
import type { Phase, Source, Task } from './view';

/** What the options and the variant come to, worked out once at the start; never changes, shared by all copies of a state. */
export interface Rules {
  readonly copies: 1 | 2;
  readonly mermaidAbility: boolean;
  /** Strange Lands: equal numbers bust instead of equal suits. */
  readonly bustByValue: boolean;
  /** Bottom Feeder: cannon and sword take the lowest card. */
  readonly bottomFirst: boolean;
  /** Points that win at once in Sudden Death; 0 otherwise. */
  readonly suddenDeath: number;
  /** Beneath the Waves: this many points are too many; 0 otherwise. */
  readonly cap: number;
  /** Bit per suit that has its ability (activeSuits). */
  readonly active: number;
}

/**
 * Loot lies in four kinds of places (4.1.5). A bank stack is a bit mask (see data/cards.ts), so that copying, comparing and
 * finding the top card cost next to nothing: search copies this object for every iteration.
 */
export interface DeadMansDrawState {
  readonly options: DeadMansDrawOptions;
  readonly rules: Rules;
  readonly variant: Variant;
  readonly seats: number;
  readonly first: Seat;
  phase: Phase;
  active: Seat;
  turn: number;
  /** Bits of data/traits.ts, by seat; all 0 before the common reveal. */
  traits: number[];
  /** Two (or four) numbers of TRAITS per seat while traits are picked; empty afterwards. */
  offers: number[][];
  /** Bits of the secret pick, 0 before it. */
  picked: number[];
  /** The seat at which a Locker aims, -1 without one. */
  locker: number[];
  /** The top card is the last one. */
  draw: Card[];
  /** In no order that matters. */
  discard: Card[];
  /** The card that came to the discard pile last, -1 when it has gone again: all that shows of a face-down pile. */
  lastDiscarded: Card;
  /** seat × 10 + suit: mask of the stack. */
  bank: number[];
  row: Card[];
  /** SAFE, LOCKED and the source of each row card. */
  marks: number[];
  debt: number;
  slots: number;
  drawn: number;
  /** How many top cards of the draw pile each seat knows. */
  known: number[];
  /** Open before the active player during a map. */
  revealed: Card[];
  /** Unfinished effects, the one that asks now last. The objects are never changed, only replaced. */
  tasks: Task[];
  /** -1 unless Sudden Death has struck. */
  suddenWinner: Seat;
}

export const SAFE = 1;
export const LOCKED = 2;
export const SOURCES: readonly Source[] = ['draw', 'map', 'hook', 'sword'];

export function markOf(source: Source): number {
  return SOURCES.indexOf(source) << 2;
}

export function sourceOf(mark: number): Source {
  return SOURCES[mark >> 2] as Source;
}

export function clone(s: DeadMansDrawState): DeadMansDrawState {
  return {
    options: s.options,
    rules: s.rules,
    variant: s.variant,
    seats: s.seats,
    first: s.first,
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    traits: s.traits.slice(),
    offers: s.offers.length === 0 ? [] : s.offers.map((offer) => offer.slice()),
    picked: s.picked.slice(),
    locker: s.locker.slice(),
    draw: s.draw.slice(),
    discard: s.discard.slice(),
    lastDiscarded: s.lastDiscarded,
    bank: s.bank.slice(),
    row: s.row.slice(),
    marks: s.marks.slice(),
    debt: s.debt,
    slots: s.slots,
    drawn: s.drawn,
    known: s.known.slice(),
    revealed: s.revealed.slice(),
    tasks: s.tasks.slice(),
    suddenWinner: s.suddenWinner,
  };
}

export function stackOf(s: DeadMansDrawState, seat: Seat, suit: number): number {
  return s.bank[seat * SUIT_COUNT + suit] as number;
}

export function traitsOf(s: DeadMansDrawState, seat: Seat): number {
  return s.traits[seat] as number;
}

/** The first seat clockwise after `from` that owns the trait, never `from` itself; -1: nobody (4.8.4: the nearest one). */
export function nearestOwner(s: DeadMansDrawState, from: Seat, trait: number): Seat {
  for (let step = 1; step < s.seats; step++) {
    const seat = clockwise(s, from, step);
    if ((traitsOf(s, seat) & trait) !== 0) return seat;
  }
  return -1;
}

export function isActive(s: DeadMansDrawState, suit: number): boolean {
  return (s.rules.active & (1 << suit)) !== 0;
}

/** Highest card of a stack that is not empty. */
export function topCard(suit: number, stack: number): Card {
  return suit * 16 + 31 - Math.clz32(stack);
}

/** Lowest card of a stack that is not empty. */
export function bottomCard(suit: number, stack: number): Card {
  return suit * 16 + 31 - Math.clz32(stack & -stack);
}

/** The cards of a stack, highest first. */
export function cardsOfStack(suit: number, stack: number): Card[] {
  const cards: Card[] = [];
  for (let rest = stack; rest !== 0;) {
    const card = topCard(suit, rest);
    cards.push(card);
    rest &= ~(1 << (card & 15));
  }
  return cards;
}

/** A whole bank in suit order, highest first (5.3: the order in which a plunder is shuffled). */
export function cardsOfBank(s: DeadMansDrawState, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < SUIT_COUNT; suit++) cards.push(...cardsOfStack(suit, stackOf(s, seat, suit)));
  return cards;
}

export function bankIsEmpty(s: DeadMansDrawState, seat: Seat): boolean {
  for (let i = seat * SUIT_COUNT; i < (seat + 1) * SUIT_COUNT; i++) if (s.bank[i] !== 0) return false;
  return true;
}

export function bankSize(s: DeadMansDrawState, seat: Seat): number {
  let size = 0;
  for (let i = seat * SUIT_COUNT; i < (seat + 1) * SUIT_COUNT; i++) {
    for (let rest = s.bank[i] as number; rest !== 0; rest &= rest - 1) size++;
  }
  return size;
}

export function putInBank(s: DeadMansDrawState, seat: Seat, card: Card): void {
  s.bank[seat * SUIT_COUNT + suitOf(card)] = stackOf(s, seat, suitOf(card)) | (1 << (card & 15));
}

export function takeFromBank(s: DeadMansDrawState, seat: Seat, card: Card): void {
  s.bank[seat * SUIT_COUNT + suitOf(card)] = stackOf(s, seat, suitOf(card)) & ~(1 << (card & 15));
}

export function putInDiscard(s: DeadMansDrawState, card: Card): void {
  s.discard.push(card);
  s.lastDiscarded = card;
}

/** Takes the first `count` cards of the discard pile's array away; the caller has shuffled them to the front. */
export function takeFirstDiscards(s: DeadMansDrawState, count: number): Card[] {
  const cards = s.discard.splice(0, count);
  if (cards.includes(s.lastDiscarded)) s.lastDiscarded = -1;
  return cards;
}
