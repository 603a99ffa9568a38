import { beginLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import { worldsEndSheet as tracker } from '@/engine/companion/worlds-end';
import type { SheetFact } from '@/engine/companion/worlds-end/facts';
import { CERTAIN } from '@/engine/companion/worlds-end/profile';
import type { SheetSetup } from '@/engine/companion/worlds-end/setup';
import type { Player, WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { warningsFor } from '@/engine/companion/worlds-end/warnings';
import { seaFrom } from '@/engine/games/worlds-end/data/board';

export { tracker };
export type Book = Ledger<WorldsEndSheet, SheetTap, SheetFact, SheetSetup>;

export function crew(players: number, readings: Partial<SheetSetup> = {}): SheetSetup {
  return {
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, emblem: seat + 1 })),
    profile: CERTAIN,
    doubleAlsoSum: false,
    eventBattleFlight: false,
    ...readings,
  };
}

export function tapOf(text: string): SheetTap {
  const tap = tracker.parse(text);
  if (!tap) throw new Error(`no such tap: ${text}`);
  return tap;
}

/** Taps in their written form. */
export function after(book: Book, ...texts: string[]): Book {
  return texts.reduce((now, text) => tapLedger(tracker, now, tapOf(text)), book);
}

export function setUp(players: number, ...texts: string[]): Book {
  return after(beginLedger(tracker, crew(players), 'table'), ...texts);
}

/** The app's own cards, the first player's first turn; then these taps. */
export function book(players: number, ...texts: string[]): Book {
  return setUp(players, 'own-cards', 'begin', ...texts);
}

export function at({ sheet }: Book, seat: number): Player {
  return sheet.players[seat] as Player;
}

export function ownerOf({ sheet }: Book, sea: string): number {
  return sheet.owner[seaFrom(sea) as number] as number;
}

export function guardsOf({ sheet }: Book, sea: string): number {
  return sheet.guards[seaFrom(sea) as number] as number;
}

export function refusal({ sheet }: Book, text: string): string | null {
  return tracker.check(sheet, tapOf(text))?.code ?? null;
}

export function warns({ sheet }: Book, text: string): string[] {
  return warningsFor(sheet, tapOf(text));
}

/** What came of the last tap, without the tap itself. */
export function came({ steps }: Book): readonly SheetFact[] {
  return (steps.at(-1)?.facts ?? []).filter(({ type }) => type !== 'tapped');
}
