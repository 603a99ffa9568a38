import type { Seat } from '@/engine/core/game';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { rulesFor, wholeBanks, withPlayer, type DeadMansDrawSheet, type Player } from './sheet';
import { copiesOf, mostUnder, oneCard, sizeOf, valuesOf, wholeStack, withCopies } from './stacks';

/** 11.1: the top card of a stack, or none. What lay under it is no longer known. */
export function withTop(sheet: DeadMansDrawSheet, seat: Seat, suit: Suit, value: number | null): DeadMansDrawSheet {
  return withStack(sheet, seat, suit, value === null ? 0 : oneCard(value));
}

/** 11.1, Pile o' Treasure: how many copies of one card lie in a bank. */
export function withHeld(
  sheet: DeadMansDrawSheet,
  seat: Seat,
  suit: Suit,
  value: number,
  copies: number,
): DeadMansDrawSheet {
  const stack = (sheet.players[seat] as Player).bank[SUITS.indexOf(suit)] as number;
  return withStack(sheet, seat, suit, withCopies(stack, value, copies));
}

function withStack(sheet: DeadMansDrawSheet, seat: Seat, suit: Suit, stack: number): DeadMansDrawSheet {
  const { bank } = sheet.players[seat] as Player;
  const at = SUITS.indexOf(suit);
  // A size that was counted for another bank would decide a tie wrongly.
  return withPlayer(sheet, seat, { bank: bank.map((one, i) => (i === at ? stack : one)), size: null });
}

/** The mermaids change with the variant (3.3): cards that no longer exist leave the banks. */
export function withCardsOf(sheet: DeadMansDrawSheet): DeadMansDrawSheet {
  const { mermaidAbility } = sheet.options;
  const { copies } = rulesFor(sheet);
  const players = sheet.players.map((player) => ({
    ...player,
    bank: player.bank.map((stack, suit) => stack & wholeStack(suit, copies, mermaidAbility)),
    size: null,
  }));
  return { ...sheet, players };
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How many cards a bank with these top cards can hold. */
export function sizeBounds(sheet: DeadMansDrawSheet, seat: Seat): Bounds {
  const { bank } = sheet.players[seat] as Player;
  const { copies } = rulesFor(sheet);
  const { mermaidAbility } = sheet.options;
  const sum = (each: (stack: number, suit: number) => number) =>
    bank.reduce((total, stack, suit) => total + (stack === 0 ? 0 : each(stack, suit)), 0);
  return { least: sum(sizeOf), most: sum((stack, suit) => mostUnder(suit, stack, copies, mermaidAbility)) };
}

export interface Duplicate {
  readonly suit: Suit;
  readonly value: number;
  readonly seats: readonly Seat[];
}

/** 11.1: a card that lies in more banks than the game has copies of it. */
export function duplicates(sheet: DeadMansDrawSheet): Duplicate[] {
  const { copies } = rulesFor(sheet);
  return SUITS.flatMap((suit, at) =>
    valuesOf(at, sheet.options.mermaidAbility).flatMap((value) => {
      const held = sheet.players.map(({ bank }) => copiesOf(bank[at] as number, value));
      const seats = held.flatMap((count, seat) => (count > 0 ? [seat] : []));
      return held.reduce((sum, count) => sum + count, 0) > copies ? [{ suit, value, seats }] : [];
    }),
  );
}

/** The bank's size as far as it is known: counted, or every card is ticked, or there is none. */
export function knownSize(sheet: DeadMansDrawSheet, seat: Seat): number | null {
  const { bank, size } = sheet.players[seat] as Player;
  const shown = bank.reduce((sum, stack) => sum + sizeOf(stack), 0);
  return wholeBanks(sheet) || shown === 0 ? shown : size;
}
