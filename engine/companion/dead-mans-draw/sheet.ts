import type { Seat } from '@/engine/core/game';
import { SUIT_COUNT } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { Variant } from '@/engine/games/dead-mans-draw/data/variants';
import type { DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import { rulesOf } from '@/engine/games/dead-mans-draw/rules/setup';
import type { Rules } from '@/engine/games/dead-mans-draw/state';
import type { Task } from '@/engine/games/dead-mans-draw/view';
import type { Piece } from './pieces';
import type { Person } from '../core/person';
import { optionsOf, type SheetSetup } from './setup';
import { fullPile } from './piles';

export interface Player extends Person {
  readonly trait: Trait | null;
  /** At whom a Locker aims; with two players that needs no saying (3.1.7). */
  readonly target: Seat | null;
  /** Ten masks, one a suit: only the top card, or in Pile o' Treasure every card. */
  readonly bank: readonly number[];
  /** How many cards the whole bank has: asked for only when a tie hangs on it. */
  readonly size: number | null;
}

export interface RowPlace {
  readonly piece: Piece;
  /** The engine's marks: safe, locked, and where the card came from. */
  readonly mark: number;
}

export interface Bonus {
  readonly count: number;
  readonly from: 'discard' | 'rival';
}

/** How a turn ended and what the hands at the table have to do now. */
export interface TurnEnd {
  readonly kind: 'collected' | 'bust';
  readonly kept: readonly Piece[];
  /** The busting card last. */
  readonly lost: readonly Piece[];
  readonly to: Seat | 'discard' | null;
  readonly by: 'davy-jones-locker' | 'thieves-island' | null;
  readonly bonus: Bonus | null;
}

/** What the table has to know or do about the card just played. */
export type Note =
  | 'cannon'
  | 'cannon-stack'
  | 'cannon-keep'
  | 'cannon-bottom'
  | 'misfire'
  | 'misfire-bottom'
  | 'oracle'
  | 'oracle-three'
  | 'oracle-nothing'
  | 'mermaid-alone'
  | 'diverted'
  | 'siren'
  | 'casanova';

export interface Turn {
  readonly seat: Seat;
  readonly row: readonly RowPlace[];
  readonly debt: number;
  readonly slots: number;
  readonly drawn: number;
  /** Effects that still bring or move a card, the one that comes next last. */
  readonly tasks: readonly Task[];
  readonly notes: readonly Note[];
  readonly end: TurnEnd | null;
}

export interface DeadMansDrawSheet {
  readonly options: DeadMansDrawOptions;
  readonly players: readonly Player[];
  readonly first: Seat | null;
  /** Two traits a seat while they are dealt, otherwise empty; and what has been kept of them so far. */
  readonly offers: readonly (readonly Trait[])[];
  readonly kept: readonly (Trait | null)[];
  /** Who was the first over the limit of Sudden Death, where the totals alone cannot tell. */
  readonly reached: Seat | null;
  readonly finished: boolean;
  readonly turn: Turn;
  /** Cards in the draw pile, as counted along. */
  readonly deck: number;
  /** Ten masks of the cards known to have left the draw pile, without those that never were in it. */
  readonly seen: readonly number[];
  /** By suit: drawn, but the number was not said. */
  readonly blind: readonly number[];
}

export const EMPTY_BANK: readonly number[] = new Array<number>(SUIT_COUNT).fill(0);

export function freshTurn(seat: Seat): Turn {
  return { seat, row: [], debt: 0, slots: 0, drawn: 0, tasks: [], notes: [], end: null };
}

export function begin({ players, options: given }: SheetSetup): DeadMansDrawSheet {
  const options = optionsOf(given);
  return {
    options,
    players: players.map(({ name, emblem }) => ({
      name,
      emblem,
      trait: null,
      target: null,
      bank: EMPTY_BANK,
      size: null,
    })),
    first: null,
    offers: [],
    kept: [],
    reached: null,
    finished: false,
    turn: freshTurn(0),
    deck: fullPile(players.length, options.mermaidAbility),
    seen: EMPTY_BANK,
    blind: EMPTY_BANK,
  };
}

export function variantOf({ options }: DeadMansDrawSheet): Variant {
  return options.variant as Variant;
}

export function rulesFor(sheet: DeadMansDrawSheet): Rules {
  return rulesOf(sheet.options, variantOf(sheet), sheet.players.length);
}

/** Pile o' Treasure counts every card of a bank, so every card is ticked. */
export function wholeBanks(sheet: DeadMansDrawSheet): boolean {
  return variantOf(sheet) === 'pile-o-treasure';
}

/** 3.1.7: between two players a Locker has only one rival to aim at. */
export function targetOf({ players }: DeadMansDrawSheet, seat: Seat): Seat | null {
  const player = players[seat];
  if (player?.trait !== 'davy-jones-locker') return null;
  return players.length === 2 ? 1 - seat : player.target;
}

export function withPlayer(sheet: DeadMansDrawSheet, seat: Seat, change: Partial<Player>): DeadMansDrawSheet {
  const players = sheet.players.map((player, i) => (i === seat ? { ...player, ...change } : player));
  return { ...sheet, players };
}
