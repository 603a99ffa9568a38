import fc from 'fast-check';
import * as v from 'valibot';
import { beginLedger, openLedger, redo, tapLedger, undo } from '@/engine/companion/core/ledger';
import { sessionSchema } from '@/engine/companion/core/session';
import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { SheetSetupSchema } from '@/engine/companion/sea-of-clouds/setup';
import { COPIES } from '@/engine/companion/sea-of-clouds/tables';
import { Stream } from '@/engine/core/luck';
import { fromJson, toJson } from '@/engine/saves/json';
import { anyTap, crew, tracker, type Book } from './at-the-table';

const given = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.string(),
  taps: fc.integer({ min: 0, max: 200 }),
});

function playOn({ players, seed, taps }: { players: number; seed: string; taps: number }): Book[] {
  const luck = Stream.seeded(seed, 'taps');
  const books: Book[] = [beginLedger(tracker, crew(players), seed)];
  for (let i = 0; i < taps; i++) {
    const now = books.at(-1) as Book;
    const tap = anyTap(now.sheet, luck);
    if (!tracker.check(now.sheet, tap)) books.push(tapLedger(tracker, now, tap));
  }
  return books;
}

test('11 undo of any tap gives back the sheet before it, redo brings it again', () => {
  fc.assert(
    fc.property(given, (one) => {
      const books = playOn(one);
      const texts = books.map(({ sheet, steps }) => toJson([sheet, steps]));
      const seen = [texts.at(-1)];
      let now = books.at(-1) as Book;
      for (let i = 1; i < books.length; i++) {
        now = undo(tracker, now);
        seen.unshift(toJson([now.sheet, now.steps]));
      }
      expect(seen).toEqual(texts);
      for (let i = 1; i < books.length; i++) now = redo(tracker, now);
      expect(now).toEqual(books.at(-1));
    }),
    { numRuns: 12 },
  );
});

test('11 a sheet that was killed is read back as it was', () => {
  const schema = sessionSchema('sea-of-clouds', SheetSetupSchema);
  fc.assert(
    fc.property(given, (one) => {
      const last = playOn(one).at(-1) as Book;
      expect(openLedger(tracker, v.parse(schema, fromJson(toJson(last.session))))).toEqual(last);
    }),
    { numRuns: 12 },
  );
});

test('7.3 whatever is tapped: whole totals that are the sum of their parts, no more relics than the box has', () => {
  const wrong: string[] = [];
  let booked = 0;
  for (let game = 0; game < 60; game++) {
    for (const { sheet, session } of playOn({ players: 2 + (game % 3), seed: `g${game}`, taps: 250 })) {
      booked++;
      const { lines, winners } = resultOf(sheet);
      const sums = lines.every(({ total, doubloons, rum, relics, secrets, objects }) => {
        return Number.isInteger(total) && total === doubloons + rum + relics + secrets + objects;
      });
      const relics = COPIES.every(
        (most, kind) => sheet.players.reduce((sum, player) => sum + (player.relics[kind] ?? 0), 0) <= most,
      );
      const bottles = sheet.players.every(
        ({ bottles, collector, premium, doubloons }) => bottles >= collector + premium && doubloons >= 0,
      );
      const best = Math.max(...lines.map(({ total }) => total));
      const won = winners.every((seat) => lines[seat]?.total === best);
      // 4.7.19: with the boarding all crews are gone, and only a boarding has results.
      const fights = sheet.fight === null || sheet.alarm;
      if (!(sums && relics && bottles && won && fights)) wrong.push(session.done.at(-1) ?? '');
    }
  }
  expect(wrong).toEqual([]);
  expect(booked).toBeGreaterThan(4000);
});

test('every tap is written in one way and read back the same', () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const { session } of playOn({ players: 4, seed: 'words', taps: 1500 }).slice(-1)) {
    for (const text of session.done) {
      const tap = tracker.parse(text);
      if (!tap || tracker.describe(tap) !== text) wrong.push(text);
      else kinds.add(tap.type);
    }
  }
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(24);
  for (const text of ['set 0 doubloons -0', 'set 0 doubloons 01', 'relic 0 4 1', 'pirate 0 13 each', 'nonsense']) {
    expect(tracker.parse(text)).toBeNull();
  }
});
