import fc from 'fast-check';
import * as v from 'valibot';
import { beginLedger, openLedger, redo, tapLedger, undo } from '@/engine/companion/core/ledger';
import { sessionSchema } from '@/engine/companion/core/session';
import { fameOf } from '@/engine/companion/worlds-end/fame';
import { SheetSetupSchema } from '@/engine/companion/worlds-end/setup';
import { Stream } from '@/engine/core/luck';
import { fromJson, toJson } from '@/engine/saves/json';
import { crew, tapOf, tracker, type Book } from './at-the-table';
import { anyTap } from './any-tap';

const given = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.string(),
  taps: fc.integer({ min: 0, max: 200 }),
});

function playOn({ players, seed, taps }: { players: number; seed: string; taps: number }): Book[] {
  const luck = Stream.seeded(seed, 'taps');
  let now: Book = beginLedger(tracker, crew(players), seed);
  const books = [now];
  for (let i = 0; i < taps; i++) {
    const tap = tapOf(i === 0 ? 'own-cards' : i === 1 ? 'begin' : anyTap(now.sheet, luck));
    if (tracker.check(now.sheet, tap)) continue;
    now = tapLedger(tracker, now, tap);
    books.push(now);
  }
  return books;
}

test('11.9 undo of any tap gives back the sheet before it, redo brings it again', () => {
  fc.assert(
    fc.property(given, (one) => {
      const books = playOn(one);
      const wrong: number[] = [];
      let back = books.at(-1) as Book;
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
    }),
    { numRuns: 6 },
  );
});

test('11.9 a sheet that was killed is read back as it was', () => {
  const schema = sessionSchema('worlds-end', SheetSetupSchema);
  fc.assert(
    fc.property(given, (one) => {
      const last = playOn(one).at(-1) as Book;
      expect(openLedger(tracker, v.parse(schema, fromJson(toJson(last.session))))).toEqual(last);
    }),
    { numRuns: 6 },
  );
});

test('E-26 whatever is tapped: nothing below nothing, five markers, one owner a sea, guards only where there is one', () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  let booked = 0;
  for (let game = 0; game < 36; game++) {
    for (const { sheet, session, steps } of playOn({ players: 2 + (game % 3), seed: `g${game}`, taps: 220 })) {
      booked++;
      kinds.add(steps.at(-1)?.tap.type ?? '');
      const { players, owner, guards, out } = sheet;
      const numbers = players.flatMap((one) => [one.gold, one.calypso, one.squadron, one.hand, one.bought, one.gifts]);
      const whole = [...numbers, ...guards, sheet.armada].every((one) => Number.isInteger(one) && one >= 0);
      const most = players.every(({ calypso, hand }) => calypso <= 5 && hand <= 10) && sheet.armada <= 9;
      const held = owner.every((seat, sea) => (seat < 0 ? guards[sea] === 0 : out[seat] === 0));
      const fame = players.every(({ dial }, seat) => fameOf(sheet, seat) - dial >= 0);
      if (whole && most && held && fame) continue;
      wrong.push(`${game}: ${session.done.slice(-3).join(' | ')}`);
      break;
    }
  }
  expect(wrong).toEqual([]);
  expect(booked).toBeGreaterThan(3000);
  expect(kinds.size).toBeGreaterThan(45);
});

test('every tap is written in one way and read back the same', () => {
  const wrong: string[] = [];
  for (const { session } of playOn({ players: 4, seed: 'words', taps: 1500 }).slice(-1)) {
    for (const text of session.done) {
      const tap = tracker.parse(text);
      if (!tap || tracker.describe(tap) !== text) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
  for (const text of [
    'bid 150',
    'bid -100',
    'event 0 3',
    'own cuba 4',
    'set 0 gold x',
    'order 01a',
    'fire 0 1 7',
    'x',
  ]) {
    expect(tracker.parse(text)).toBeNull();
  }
});
