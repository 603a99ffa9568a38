import fc from 'fast-check';
import * as v from 'valibot';
import { beginLedger, openLedger, redo, tapLedger, undo } from '@/engine/companion/core/ledger';
import { sessionSchema } from '@/engine/companion/core/session';
import { fleetOf, marksOf } from '@/engine/companion/seven-seas/fleet';
import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import { Stream } from '@/engine/core/luck';
import { fromJson, toJson } from '@/engine/saves/json';
import { anyTap, book, crew, tracker, type Book } from './at-the-table';

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
    const tap = anyTap(now.sheet, luck);
    if (tracker.check(now.sheet, tap)) continue;
    now = tapLedger(tracker, now, tap);
    books.push(now);
  }
  return books;
}

test('11 undo of any tap gives back the sheet before it, redo brings it again', () => {
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
    { numRuns: 12 },
  );
});

test('11 a sheet that was killed is read back as it was', () => {
  const schema = sessionSchema('seven-seas', SheetSetupSchema);
  fc.assert(
    fc.property(given, (one) => {
      const last = playOn(one).at(-1) as Book;
      expect(openLedger(tracker, v.parse(schema, fromJson(toJson(last.session))))).toEqual(last);
    }),
    { numRuns: 12 },
  );
});

test('2.10 whatever is tapped: ten ships in all, nothing below nothing, each flag with one player, four decks counted', () => {
  const wrong: string[] = [];
  let booked = 0;
  for (let game = 0; game < 60; game++) {
    for (const { sheet, session } of playOn({ players: 2 + (game % 3), seed: `g${game}`, taps: 250 })) {
      booked++;
      const flags = sheet.players.map(({ corsair }) => corsair);
      const sum = flags.reduce((all, bits) => all + bits, 0);
      const fine = sheet.players.every((player) => {
        const { supply, guards, loaded, free } = fleetOf(player);
        const numbers = [supply, guards, loaded, free, player.chests, ...player.goods, player.talismans, player.yy];
        const more = [
          player.hold,
          player.unsink,
          player.cards,
          player.loot,
          player.drop,
          ...Object.values(player.marks),
        ];
        const whole = [...numbers, ...more].every((number) => Number.isInteger(number) && number >= 0);
        return whole && supply + guards + loaded + free === 10 && marksOf(player) >= 0;
      });
      const decks = sheet.deck >= 0 && sheet.lootDeck >= 0;
      if (!fine || !decks || sum !== flags.reduce((all, bits) => all | bits, 0)) wrong.push(session.done.at(-1) ?? '');
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
  expect(kinds.size).toBeGreaterThan(18);
  for (const text of ['sell 0 1,2', 'sell 0 01,2,0', 'raid 0 england 5 1,1', 'set 0 chests -1', 'nonsense']) {
    expect(tracker.parse(text)).toBeNull();
  }
});

test('11.5 dice of every colour: so many faces as were taken, the caravan has four', () => {
  const { sheet } = book(3, 'roll-colours 2,0,3,1');
  expect([sheet.rolled.length, sheet.rolledBy]).toEqual([6, [2, 0, 3, 1]]);
  expect(sheet.rolled.every((face) => face >= 1 && face <= 6)).toBe(true);
  const why = (dice: string) => tracker.check(sheet, tracker.parse(`roll-colours ${dice}`) as never)?.code ?? null;
  expect([why('0,0,0,0'), why('1,1,1,5'), why('1,1,1'), why('10,10,10,4')]).toEqual([
    'no-dice',
    'no-dice',
    'one-each',
    null,
  ]);
});
