import type { Seat } from '@/engine/core/game';
import { ADVENTURES } from '@/engine/games/seven-seas/data/adventures';
import type { Rank } from '@/engine/games/seven-seas/data/characters';
import { LOOT, LOOT_OF_EACH, NONE, type Counts } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PIRATE_BAY, type Port } from '@/engine/games/seven-seas/data/ports';
import { BELOW_THE_END, START_CARDS, START_CHESTS, START_SHIPS } from '@/engine/games/seven-seas/data/table';
import type { Person } from '../core/person';
import type { SheetSetup } from './setup';

/** 11.2: why a mark was taken, to settle arguments. */
export const MARK_REASONS = ['declined', 'no-ships', 'corsair', 'governor', 'tavern', 'other'] as const;
export type MarkReason = (typeof MARK_REASONS)[number];
export type Marks = Readonly<Record<MarkReason, number>>;

export interface Player extends Person {
  readonly chests: number;
  readonly owned: number;
  readonly goods: Counts;
  readonly talismans: number;
  readonly yy: number;
  readonly marks: Marks;
  /** Nations whose Corsair token lies here, as bits. */
  readonly corsair: number;
  readonly hold: number;
  readonly unsink: number;
  /** Characters that lie open from earlier rounds, as bits. */
  readonly played: number;
  readonly cards: number;
  /** What the hands at the table have done of it: ships on the island, and the token of 40 (1) or 80 (2). */
  readonly posted: number;
  readonly token: number;
  /** Loot cards still to be taken, and goods still to be given away (Tavern, 2). */
  readonly loot: number;
  readonly drop: number;
}

export interface Raid {
  readonly captain: Seat;
  /** Number of the nation, and ships of the caravan. */
  readonly nation: number;
  readonly ships: number;
  readonly sent: readonly number[];
}

/** The gift of an activation that is booked under the called character, as differences. */
export interface Gift {
  readonly seat: Seat;
  /** It was received, and nobody else has chosen the character since. */
  readonly held: boolean;
  readonly brings: Readonly<Record<'chests' | 'owned' | 'yy' | 'loot' | 'cards', number>>;
  readonly marks: Marks;
  readonly deck: number;
  /** The End of Adventures came with it. */
  readonly end: boolean;
}

/** A real die laid down on the drawing of the lid: in millimetres from its upper left corner. */
export interface PadDie {
  /** A seat, or the caravan. */
  readonly owner: number;
  readonly face: number;
  readonly x: number;
  readonly y: number;
}

export interface SevenSeasSheet {
  readonly players: readonly Player[];
  readonly first: Seat;
  readonly round: number;
  /** The character that is called; 0 while everybody chooses. */
  readonly rank: Rank;
  readonly chosen: readonly Rank[];
  /** Seats whose activation of this round is booked, as bits. */
  readonly acted: number;
  readonly gift: Gift | null;
  readonly port: Port;
  readonly deck: number;
  readonly lootDeck: number;
  /** How often a caravan of each size has sailed, four sizes of each nation: a box may hold two of one size (2.3.1). */
  readonly caravans: readonly number[];
  /** Cards that were played, as bits: six ports, eight curses. */
  readonly ports: number;
  readonly curses: number;
  readonly end: boolean;
  /** 1 to 3 in the last rounds. */
  readonly last: number;
  readonly raid: Raid | null;
  readonly pad: readonly PadDie[];
  /** Dice of the lid that have been sunk, by owner; the caravan's last. */
  readonly padSunk: readonly number[];
  readonly rolled: readonly number[];
  /** How many of them each seat has, the caravan last; none: dice of no colour. */
  readonly rolledBy: readonly number[];
  /** The third last round is over: what is left is sold and counted. */
  readonly scoring: boolean;
  readonly finished: boolean;
}

/** 2.3.1: so many caravans has each nation, and so many ships the largest. */
const CARAVANS = 4;

const NO_MARKS: Marks = { declined: 0, 'no-ships': 0, corsair: 0, governor: 0, tavern: 0, other: 0 };

/** 3.3: seven ships, seven chests, three adventure cards. */
function newPlayer({ name, emblem }: Person): Player {
  return {
    name,
    emblem,
    chests: START_CHESTS,
    owned: START_SHIPS,
    goods: NONE,
    talismans: 0,
    yy: 0,
    marks: NO_MARKS,
    corsair: 0,
    hold: 0,
    unsink: 0,
    played: 0,
    cards: START_CARDS,
    posted: 0,
    token: 0,
    loot: 0,
    drop: 0,
  };
}

export function begin({ players }: SheetSetup): SevenSeasSheet {
  return {
    players: players.map(newPlayer),
    first: 0,
    round: 1,
    rank: 0,
    chosen: players.map(() => 0),
    acted: 0,
    gift: null,
    port: PIRATE_BAY,
    deck: ADVENTURES - START_CARDS * players.length,
    lootDeck: LOOT.length * LOOT_OF_EACH,
    caravans: new Array<number>(CARAVANS * NATIONS.length).fill(0),
    ports: 0,
    curses: 0,
    end: false,
    last: 0,
    raid: null,
    pad: [],
    padSunk: [...players.map(() => 0), 0],
    rolled: [],
    rolledBy: [],
    scoring: false,
    finished: false,
  };
}

export function withPlayer(sheet: SevenSeasSheet, seat: Seat, change: Partial<Player>): SevenSeasSheet {
  return { ...sheet, players: sheet.players.map((player, i) => (i === seat ? { ...player, ...change } : player)) };
}

/** Every player changed by one rule; the seat is its second argument. */
export function withEach(
  sheet: SevenSeasSheet,
  change: (player: Player, seat: Seat) => Partial<Player>,
): SevenSeasSheet {
  return { ...sheet, players: sheet.players.map((player, seat) => ({ ...player, ...change(player, seat) })) };
}

export function withMark({ marks }: Player, reason: MarkReason, by = 1): Pick<Player, 'marks'> {
  return { marks: { ...marks, [reason]: marks[reason] + by } };
}

const caravanAt = (nation: number, ships: number): number => nation * CARAVANS + ships - 1;

/** How often a caravan of this nation and size has sailed. */
export function sailed({ caravans }: Pick<SevenSeasSheet, 'caravans'>, nation: number, ships: number): number {
  return caravans[caravanAt(nation, ships)] ?? 0;
}

export function withSailed(
  sheet: SevenSeasSheet,
  nation: number,
  ships: number,
  by: 1 | -1,
): Pick<SevenSeasSheet, 'caravans'> {
  const at = caravanAt(nation, ships);
  return { caravans: sheet.caravans.map((count, i) => (i === at ? count + by : count)) };
}

/** 11.1: of the four caravans of a nation. */
export function caravansLeft(sheet: SevenSeasSheet, nation: number): number {
  const gone = [1, 2, 3, 4].reduce((sum, ships) => sum + sailed(sheet, nation, ships), 0);
  return Math.max(0, CARAVANS - gone);
}

/** 3.2: the End of Adventures is the fifth card from the bottom. */
export function drawsToEnd({ deck, end }: SevenSeasSheet): number {
  return end ? 0 : Math.max(1, deck - BELOW_THE_END);
}
