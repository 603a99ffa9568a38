import { beginLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import { sevenSeasSheet as tracker } from '@/engine/companion/seven-seas';
import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { SheetSetup } from '@/engine/companion/seven-seas/setup';
import type { Player, SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { FIELDS, type SheetTap } from '@/engine/companion/seven-seas/taps';
import { MARK_REASONS } from '@/engine/companion/seven-seas/sheet';
import type { Stream } from '@/engine/core/luck';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS } from '@/engine/games/seven-seas/data/ports';

export { tracker };
export type Book = Ledger<SevenSeasSheet, SheetTap, SheetFact, SheetSetup>;

export function crew(players: number): SheetSetup {
  return { players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, emblem: seat + 1 })) };
}

/** Taps in their written form, from the set-up on. */
export function book(players: number, ...texts: string[]): Book {
  let now: Book = beginLedger(tracker, crew(players), 'table');
  for (const text of texts) {
    const tap = tracker.parse(text);
    if (!tap) throw new Error(`no such tap: ${text}`);
    now = tapLedger(tracker, now, tap);
  }
  return now;
}

export function at({ sheet }: Book, seat: number): Player {
  return sheet.players[seat] as Player;
}

/** The character is called, and these seats have chosen it; nobody has chosen anything before. */
export function called(character: string, ...seats: number[]): string[] {
  const rank = CHARACTERS.findIndex((one) => one === character);
  return [
    'call',
    ...Array.from({ length: rank }, () => 'next-role'),
    ...seats.map((seat) => `chose ${seat} ${character}`),
  ];
}

/** Something a hand could tap; most of it makes sense. */
export function anyTap(sheet: SevenSeasSheet, luck: Stream): SheetTap {
  const seats = sheet.players.length;
  const seat = luck.below(seats);
  const each = (most: number) => Array.from({ length: seats }, () => luck.below(most + 1));
  const goods = [luck.below(3), luck.below(3), luck.below(3)];
  const nation = luck.pick(NATIONS);
  const character = luck.pick(CHARACTERS);
  const ships = luck.below(4) + 1;
  const taps: SheetTap[] = [
    { type: 'set', seat, field: luck.pick(FIELDS), value: luck.below(12) },
    { type: 'set', seat, field: 'chests', value: luck.below(95) },
    { type: 'mark', seat, reason: luck.pick(MARK_REASONS) },
    { type: 'unmark', seat, reason: luck.pick(MARK_REASONS) },
    { type: 'flag', seat, nation },
    { type: 'played', seat, character },
    { type: 'posted', seat },
    { type: 'take', seat, loot: [1, 0, 1, luck.below(2)], cards: 3 },
    { type: 'drop', seat, goods },
    { type: 'roll', count: luck.below(41) + 1 },
    { type: 'roll-colours', dice: [...each(3), luck.below(6)] },
    { type: 'call' },
    { type: 'call' },
    { type: 'chose', seat, character },
    { type: 'chose', seat, character: CHARACTERS[sheet.rank - 1] ?? character },
    { type: 'next-role' },
    { type: 'next-role' },
    { type: 'next-role' },
    { type: 'end-round' },
    { type: 'decline', seat },
    { type: 'buy', seat, count: luck.below(3) + 1 },
    { type: 'join', seat, nation },
    { type: 'raid', seat, nation, ships, sent: each(3) },
    { type: 'raid-end', destroyed: luck.pick(['won', 'lost']), sunk: each(2) },
    { type: 'land', seat, port: luck.pick(PORT_CARDS) },
    { type: 'curse-hits', seat, curse: luck.pick(CURSES), hits: each(3) },
    { type: 'idol', seat, good: luck.pick(GOODS) },
    { type: 'wages', seat },
    { type: 'tavern', seat, dice: each(5).map((face) => face + 1) },
    { type: 'sell', seat, goods },
    { type: 'draw', seat, count: luck.below(3) + 1 },
    { type: 'deal', seat, one: luck.pick(GOODS), other: luck.pick(GOODS) },
    { type: 'ritual', seat, kind: luck.pick(['doubleHold', 'unsinkable']) },
    { type: 'die', owner: luck.below(seats + 1), face: luck.die(6), x: luck.below(281), y: luck.below(281) },
    { type: 'duel', pirate: luck.below(3), red: luck.below(3) },
    { type: 'lift', die: luck.below(3) },
  ];
  return luck.pick(taps);
}
