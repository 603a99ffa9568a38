import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartered, charter } from '@/__tests__/fixtures/saves/chartered';
import { FaultyStore, type CallFault } from '@/__tests__/fixtures/saves/faulty-store';
import { thawed } from '@/__tests__/fixtures/saves/frozen';
import { GAMES, step } from '@/__tests__/fixtures/saves/play';
import { Stream } from '@/engine/core/luck';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { formatOf } from '@/engine/saves/match-records';
import { FORMAT, migrate } from '@/engine/saves/migrations';

/** Exactly the bytes that were stored then. They are never made anew. */
const stored = (format: number) => thawed(readFileSync(sample(format), 'latin1'));
const sample = (format: number) => join(__dirname, `../../fixtures/saves/format-${format}.txt`);

test('3.5 every released format has a frozen sample', () => {
  for (let format = 1; format <= FORMAT; format++) expect([format, existsSync(sample(format))]).toEqual([format, true]);
  expect(existsSync(sample(FORMAT + 1))).toBe(false);
});

test('3.5 the frozen sample of format 1 still opens, to the last action, and plays on', () => {
  const result = new Library(new Generations(stored(1)), GAMES, '9.9.9').load('m');
  if (!result.ok) throw new Error(result.trouble.code);
  const { match, app, notices } = result.value;
  expect(notices).toEqual([]);
  expect(app).toBe('0.1.0');
  expect(match.seed).toBe('format 1');
  expect(match.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Марія «Sly» O’Neill', undefined],
    ['bot', 'Bosun', 'bosun'],
  ]);
  expect(match.log).toHaveLength(30);
  expect(match.hash()).toBe('9e4ecbaf66808fe4');
  expect(step(match, Stream.seeded('on', 'test'))).toBe(true);
});

test('3.5 the frozen sample of format 2 still opens, chunks, attachment and all, and plays on', () => {
  const library = new Library(new Generations(stored(2)), { chartered }, '9.9.9');
  const result = library.load('m');
  if (!result.ok) throw new Error(result.trouble.code);
  const { match, advised, notices } = result.value;
  expect(notices).toEqual([]);
  expect(advised).toEqual([2, 0]);
  expect(match.log).toHaveLength(333);
  expect(match.hash()).toBe('3dd0eaed0dfd9001');
  expect(match.options).toMatchObject({ rounds: 400, charter: charter(600) });
  expect(step(match, Stream.seeded('on', 'test'))).toBe(true);
  expect(library.list().entries).toMatchObject([{ id: 'm', updatedAt: 333, scores: [1, 2] }]);
});

describe('3.5 a match of format 1 is written in the format of today when it is first seen', () => {
  function phone() {
    const stores = [new FaultyStore(Stream.seeded('old', 'a')), new FaultyStore(Stream.seeded('old', 'b'))] as const;
    stored(1).forEach((store, index) => {
      for (const [key, text] of store.texts) stores[index]?.texts.set(key, text);
    });
    const open = () => new Library(new Generations(stores), GAMES, '9.9.9');
    const formats = () => new Generations(stores).read('match.m').copies.map(({ records }) => formatOf(records));
    return { stores, open, formats };
  }

  test('one copy at once, the other one the next time, and it keeps its place in the list', () => {
    const { open, formats } = phone();
    const before = open().list();
    expect(formats()).toEqual([1, 1]);
    const first = open().load('m');
    expect(formats()).toEqual([2, 1]);
    const second = open().load('m');
    expect([first, second].map((one) => one.ok && [one.value.match.hash(), one.value.notices])).toEqual([
      ['9e4ecbaf66808fe4', []],
      ['9e4ecbaf66808fe4', []],
    ]);
    expect(open().list()).toEqual(before);
  });

  test.each<CallFault | 'killed'>(['throw', 'drop', 'tear', 'tear-and-throw', 'flip', 'killed'])(
    'nothing is lost when that goes wrong (%s) at any call',
    (fault) => {
      const losses: string[] = [];
      for (const which of [0, 1] as const) {
        for (let n = 1; n <= 25; n++) {
          const { stores, open } = phone();
          const store = stores[which];
          if (fault === 'killed') store.deadFrom = n;
          else store.faults.set(n, fault);
          open().load('m');
          store.deadFrom = Infinity;
          store.faults.clear();
          const again = open().load('m');
          if (!again.ok) losses.push(`${which}.${n}: ${again.trouble.code}`);
          else if (again.value.match.hash() !== '9e4ecbaf66808fe4') losses.push(`${which}.${n}: another match`);
        }
      }
      expect(losses).toEqual([]);
    },
  );
});

test('3.5 a value goes through every step from its version to the newest, and only those', () => {
  const steps = ['b', 'c', 'd'].map((letter) => (old: string) => old + letter);
  expect([1, 2, 3, 4].map((version) => migrate('a', version, steps))).toEqual(['abcd', 'acd', 'ad', 'a']);
});
