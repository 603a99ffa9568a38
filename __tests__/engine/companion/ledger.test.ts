import fc from 'fast-check';
import * as v from 'valibot';
import { backTo, beginLedger, openLedger, redo, tapLedger, undo, type Ledger } from '@/engine/companion/core/ledger';
import { sessionSchema } from '@/engine/companion/core/session';
import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import { SheetSetupSchema, type SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import { Stream } from '@/engine/core/luck';
import { RuleError } from '@/engine/core/rule-error';
import { fromJson, toJson } from '@/engine/saves/json';
import { anyTap, crew, tracker } from './random-taps';

type Book = Ledger<DeadMansDrawSheet, SheetTap, SheetFact, SheetSetup>;

/** Taps that were refused change nothing and count for nothing. */
function playOn(ledger: Book, luck: Stream, taps: number, books: Book[] = []): Book {
  let book = ledger;
  for (let i = 0; i < taps; i++) {
    const tap = anyTap(book.sheet, luck);
    if (tracker.check(book.sheet, tap)) continue;
    book = tapLedger(tracker, book, tap);
    books.push(book);
  }
  return book;
}

const anyCrew = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  seed: fc.string(),
  taps: fc.integer({ max: 120, min: 0 }),
});
const book = ({ players, seed }: { players: number; seed: string }) => beginLedger(tracker, crew(players), seed);

test('undo after any taps gives back every sheet there was, and redo brings each again', () => {
  fc.assert(
    fc.property(anyCrew, (given) => {
      const start = book(given);
      const books = [start];
      let back = playOn(start, Stream.seeded(given.seed, 'taps'), given.taps, books);
      const wrong: number[] = [];
      const same = (i: number) => toJson([back.sheet, back.steps]) === toJson([books[i]?.sheet, books[i]?.steps]);
      for (let i = books.length - 2; i >= 0; i--) {
        back = undo(tracker, back);
        if (!same(i)) wrong.push(i);
      }
      for (let i = 1; i < books.length; i++) {
        back = redo(tracker, back);
        if (!same(i)) wrong.push(i);
      }
      expect(wrong).toEqual([]);
      expect(redo(tracker, back)).toEqual(back);
    }),
    { numRuns: 25 },
  );
});

test('a kept session is read back as the same sheet, with what can return', () => {
  const schema = sessionSchema('dead-mans-draw', SheetSetupSchema);
  fc.assert(
    fc.property(anyCrew, (given) => {
      const full = playOn(book(given), Stream.seeded(given.seed, 'taps'), given.taps);
      const kept = backTo(tracker, full, full.steps.length >> 1);
      const read = v.parse(schema, fromJson(toJson(kept.session)));
      expect(openLedger(tracker, read)).toEqual(kept);
      expect(backTo(tracker, openLedger(tracker, read), 1e6).sheet).toEqual(full.sheet);
    }),
    { numRuns: 25 },
  );
});

test('earlier sheets never change, and a refused tap changes nothing', () => {
  const luck = Stream.seeded('still', 'taps');
  const books: Book[] = [];
  let now = beginLedger(tracker, crew(5), 'still');
  const wrong: string[] = [];
  const texts: string[] = [];
  let refused = 0;
  for (let i = 0; i < 600; i++) {
    const tap = anyTap(now.sheet, luck);
    const before = toJson(now);
    try {
      now = tapLedger(tracker, now, tap);
      books.push(now);
      texts.push(toJson(now.sheet));
    } catch (error) {
      refused++;
      if (!(error instanceof RuleError) || toJson(now) !== before) wrong.push(tracker.describe(tap));
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(50);
  expect(books.map(({ sheet }) => toJson(sheet))).toEqual(texts);
});

test('a tap makes what can return forgotten', () => {
  let now = book({ players: 3, seed: 'x' });
  now = tapLedger(tracker, now, { type: 'first', seat: 1 });
  now = undo(tracker, now);
  expect(now.session.undone).toEqual(['first 1']);
  now = tapLedger(tracker, now, { type: 'first', seat: 2 });
  expect(now.session).toMatchObject({ done: ['first 2'], undone: [] });
});

test('luck undone and done again falls the same; tapped once more it falls anew', () => {
  const start = book({ players: 8, seed: 'luck' });
  const once = tapLedger(tracker, start, { type: 'first-by-luck' });
  expect(redo(tracker, undo(tracker, once)).sheet).toEqual(once.sheet);
  const seats = new Set<number | null>();
  let more = once;
  for (let i = 0; i < 30; i++) {
    more = tapLedger(tracker, more, { type: 'first-by-luck' });
    seats.add(more.sheet.first);
  }
  expect(seats.size).toBe(8);
});

test.each([
  ['another version', { version: 99 }, 'sheet-version'],
  ['a tap that is none', { done: ['fly away'] }, 'tap-unknown'],
  ['a tap that cannot be', { done: ['first 7'] }, 'no-such-seat'],
])('a session with %s is refused', (_, change, code) => {
  const { session } = book({ players: 2, seed: 'x' });
  expect(() => openLedger(tracker, { ...session, ...change })).toThrow(new RuleError(code));
});
