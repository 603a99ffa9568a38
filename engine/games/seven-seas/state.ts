import type { Seat } from '@/engine/core/game';
import type { Adventure } from './data/adventures';
import { ALL_CHARACTERS, type Rank } from './data/characters';
import { capacityFor, guardsFor, shipsFor } from './data/fleet';
import type { Counts } from './data/goods';
import { ALL_NATIONS } from './data/nations';
import type { Port } from './data/ports';
import { FLEET } from './data/table';
import type { SevenSeasOptions } from './options';
import type { Phase, Task } from './view';

/**
 * Everything about a match but its luck. A seat's things stand in one list each, by seat; sets are bits. Search makes
 * one of these for every iteration.
 */
export interface SevenSeasState {
  readonly options: SevenSeasOptions;
  readonly seats: number;
  /** True where `resample` made it: nobody sees those dice fall, so the fast sampler of 4.17.5 places them. */
  imagined: boolean;
  phase: Phase;
  round: number;
  first: Seat;
  rank: Rank;
  called: number;
  endDrawn: boolean;
  lastRound: number;
  /** This round's choice, 0 before it. */
  chosen: Rank[];
  /** Characters face up from earlier rounds: 1 << rank. */
  table: number[];
  /** Adventure cards: 1 << card. */
  hands: number[];
  chests: number[];
  owned: number[];
  /** seat × 3 + good */
  goods: number[];
  talismans: number[];
  yy: number[];
  marks: number[];
  /** 1 << nation */
  corsair: number[];
  hold: number[];
  unsink: number[];
  /** Adventure cards, the top one last. */
  deck: Adventure[];
  removed: number;
  /** Caravans and Curses that were played, as bits, and the last of them (-1: none). */
  played: number;
  playedTop: Adventure;
  /** Port cards that were played, as bits of adventures, and the port of now. */
  ports: number;
  port: Port;
  /** Loot, the top one last; 0..2 goods, 3 talisman. */
  loot: number[];
  /** How many of each lie in the loot discard. */
  lootDiscard: number[];
  throws: number;
  /** The objects are never changed, only replaced. */
  tasks: Task[];
  /** Seats that have sold everything at the end: 1 << seat. */
  sold: number;
}

export function clone(s: SevenSeasState): SevenSeasState {
  return {
    options: s.options,
    seats: s.seats,
    imagined: s.imagined,
    phase: s.phase,
    round: s.round,
    first: s.first,
    rank: s.rank,
    called: s.called,
    endDrawn: s.endDrawn,
    lastRound: s.lastRound,
    chosen: s.chosen.slice(),
    table: s.table.slice(),
    hands: s.hands.slice(),
    chests: s.chests.slice(),
    owned: s.owned.slice(),
    goods: s.goods.slice(),
    talismans: s.talismans.slice(),
    yy: s.yy.slice(),
    marks: s.marks.slice(),
    corsair: s.corsair.slice(),
    hold: s.hold.slice(),
    unsink: s.unsink.slice(),
    deck: s.deck.slice(),
    removed: s.removed,
    played: s.played,
    playedTop: s.playedTop,
    ports: s.ports,
    port: s.port,
    loot: s.loot.slice(),
    lootDiscard: s.lootDiscard.slice(),
    throws: s.throws,
    tasks: s.tasks.slice(),
    sold: s.sold,
  };
}

/* 2.10: the numbers of a fleet. */

export function supplyOf(s: SevenSeasState, seat: Seat): number {
  return FLEET - (s.owned[seat] as number);
}

export function guardsOf(s: SevenSeasState, seat: Seat): number {
  return guardsFor(s.chests[seat] as number, s.owned[seat] as number);
}

export function availOf(s: SevenSeasState, seat: Seat): number {
  return (s.owned[seat] as number) - guardsOf(s, seat);
}

export function goodsOf(s: SevenSeasState, seat: Seat): Counts {
  const at = seat * 3;
  return [s.goods[at] as number, s.goods[at + 1] as number, s.goods[at + 2] as number];
}

export function cargoOf(s: SevenSeasState, seat: Seat): number {
  const at = seat * 3;
  return (s.goods[at] as number) + (s.goods[at + 1] as number) + (s.goods[at + 2] as number);
}

export function capacityOf(s: SevenSeasState, seat: Seat): number {
  return capacityFor(availOf(s, seat), s.hold[seat] as number);
}

export function freeOf(s: SevenSeasState, seat: Seat): number {
  return availOf(s, seat) - shipsFor(cargoOf(s, seat), s.hold[seat] as number);
}

/** Corsair tokens that nobody has yet. */
export function tokensInStock(s: SevenSeasState): number {
  let taken = 0;
  for (let seat = 0; seat < s.seats; seat++) taken |= s.corsair[seat] as number;
  return ALL_NATIONS & ~taken;
}

/** 4.2.2: the characters a seat may still choose. */
export function charactersInHand(s: SevenSeasState, seat: Seat): number {
  return ALL_CHARACTERS & ~(s.table[seat] as number);
}

/** 4.4.8: how many have chosen this character. */
export function choosers(s: SevenSeasState, rank: Rank): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.chosen[seat] === rank) count++;
  return count;
}
