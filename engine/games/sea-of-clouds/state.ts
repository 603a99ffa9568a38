import type { Seat } from '@/engine/core/game';
import { boxOf, type Box, type Card } from './box';
import type { SeaOfCloudsOptions } from './options';
import type { Phase, Task } from './view';

/** Everything about a match but its luck. Search copies this object for every iteration. */
export interface SeaOfCloudsState {
  readonly options: SeaOfCloudsOptions;
  readonly seats: number;
  phase: Phase;
  round: number;
  /** Turns begun so far, all captains together. */
  turn: number;
  hat: Seat;
  parrot: Seat;
  active: Seat;
  /** The top card last. */
  deck: Card[];
  /** By slot, the lowest card first; and the doubloons that lie there. */
  slots: Card[][];
  coins: number[];
  /** Cards on their way to a board; those of the task on top last. */
  hand: Card[];
  /** By seat. Rum and secrets in ascending order, so that their places tell nothing. */
  rum: Card[][];
  secrets: Card[][];
  relics: Card[][];
  objects: Card[][];
  crew: Card[][];
  doubloons: number[];
  /** Doubloons on the Chest. */
  chest: number;
  /** Out of the game, open. */
  gone: Card[];
  /** 3.6: back in the box unseen, in ascending order. */
  removed: Card[];
  /** 6.2.1, by card: bits of the seats that know where it is; beyond the seats one more for a bystander. */
  known: number[];
  /** The objects are never changed, only replaced. */
  tasks: Task[];
}

export function clone(s: SeaOfCloudsState): SeaOfCloudsState {
  return {
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    hat: s.hat,
    parrot: s.parrot,
    active: s.active,
    deck: s.deck.slice(),
    slots: copies(s.slots),
    coins: s.coins.slice(),
    hand: s.hand.slice(),
    rum: copies(s.rum),
    secrets: copies(s.secrets),
    relics: copies(s.relics),
    objects: copies(s.objects),
    crew: copies(s.crew),
    doubloons: s.doubloons.slice(),
    chest: s.chest,
    gone: s.gone.slice(),
    removed: s.removed.slice(),
    known: s.known.slice(),
    tasks: s.tasks.slice(),
  };
}

function copies(lists: readonly Card[][]): Card[][] {
  const out: Card[][] = [];
  for (let i = 0; i < lists.length; i++) out.push((lists[i] as Card[]).slice());
  return out;
}

export function box(s: SeaOfCloudsState): Box {
  return boxOf(s.options);
}

/** The list of one seat. */
export function of(lists: readonly Card[][], seat: Seat): Card[] {
  return lists[seat] as Card[];
}

export function deckTop(s: SeaOfCloudsState): Card | undefined {
  return s.deck[s.deck.length - 1];
}

/** How many cards lie in all shares together. */
export function cardsInShares(s: SeaOfCloudsState): number {
  let count = 0;
  for (const share of s.slots) count += share.length;
  return count;
}

/** 6.1: the bits of everybody, a bystander included. */
export function everybody(s: SeaOfCloudsState): number {
  return (1 << (s.seats + 1)) - 1;
}

/** A viewer's bit in `known`; null is a bystander. */
export function bitOf(s: { readonly seats: number }, viewer: Seat | null): number {
  return 1 << (viewer ?? s.seats);
}

export function knows(s: SeaOfCloudsState, bit: number, card: Card): boolean {
  return ((s.known[card] as number) & bit) !== 0;
}

export function learn(s: SeaOfCloudsState, bits: number, card: Card): void {
  s.known[card] = (s.known[card] as number) | bits;
}

export function removeCard(list: Card[], card: Card): void {
  list.splice(list.indexOf(card), 1);
}

/** Keeps a list of hidden cards in ascending order. */
export function insertSorted(list: Card[], card: Card): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as Card) > card) at--;
  list.splice(at, 0, card);
}
