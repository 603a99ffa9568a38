import { beginLedger, type Ledger } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import type { SheetSetup } from '@/engine/companion/admiral/setup';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';
import { readOptions } from '@/engine/core/options';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { tapTexts } from '@/test/ledgers';

export type Book = Ledger<AdmiralSheet, SheetTap, SheetFact, SheetSetup>;

export function optionsOf(given: Partial<AdmiralOptions>): AdmiralOptions {
  return readOptions(OPTIONS, given) as unknown as AdmiralOptions;
}

/** A sheet on which nothing has been tapped. */
export function bookOf(given: Partial<AdmiralOptions>, seats: number, seed = 'books'): Book {
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i + 1}`, emblem: i + 1 }));
  return beginLedger(admiralSheet, { players, options: optionsOf(given) }, seed);
}

/** Taps as they are written down. */
export function tapOn(book: Book, ...texts: readonly string[]): Book {
  return tapTexts(admiralSheet, book, texts);
}

export function tapped(given: Partial<AdmiralOptions>, seats: number, ...texts: readonly string[]): Book {
  return tapOn(bookOf(given, seats), ...texts);
}

export const SHOALS = { scenario: 'pearl-shoals' } as const;
