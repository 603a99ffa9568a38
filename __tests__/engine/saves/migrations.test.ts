import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, step } from '@/__tests__/fixtures/saves/play';
import { Stream } from '@/engine/core/luck';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { FORMAT, migrate } from '@/engine/saves/migrations';

const sample = (format: number) => join(__dirname, `../../fixtures/saves/format-${format}.txt`);

test('3.5 every released format has a frozen sample', () => {
  for (let format = 1; format <= FORMAT; format++) expect([format, existsSync(sample(format))]).toEqual([format, true]);
  expect(existsSync(sample(FORMAT + 1))).toBe(false);
});

test('3.5 the frozen sample of format 1 still opens, to the last action, and plays on', () => {
  const [a, b] = [new MemoryStore(), new MemoryStore()];
  // Exactly the bytes that were stored then. They are never made anew.
  for (const store of [a, b]) store.set('match.m', readFileSync(sample(1), 'latin1'));
  const result = new Library(new Generations([a, b]), GAMES, '9.9.9').load('m');
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

test('3.5 a value goes through every step from its version to the newest, and only those', () => {
  const steps = ['b', 'c', 'd'].map((letter) => (old: string) => old + letter);
  expect([1, 2, 3, 4].map((version) => migrate('a', version, steps))).toEqual(['abcd', 'acd', 'ad', 'a']);
});
