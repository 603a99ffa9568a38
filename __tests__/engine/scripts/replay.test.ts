import { existsSync, readFileSync } from 'node:fs';
import { begin, game, people, stroll } from '@/__tests__/engine/core/table';
import type { Match } from '@/engine/core/match';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { truthOf } from '@/engine/saves/mark';
import { MemoryStore } from '@/engine/saves/memory-store';
import { exportCode, exportFile } from '@/engine/saves/transfer';
import { goldenPath } from '@/scripts/golden-paths';
import { readSource } from '@/scripts/replay/read';
import { replayAloud } from '@/scripts/replay/tell';
import { playAtRandom, readTranscript, transcript } from '@/scripts/transcript';

const games = { harbor: game };
const match = stroll(begin({ seats: people(3), seed: 'report' }), 25);

function sent(text: ReturnType<typeof exportCode>): string {
  if (!text.ok) throw new Error(text.trouble.code);
  return text.value;
}

function stored(one: Match): string {
  const stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()];
  new Library(new Generations(stores), games, '1.0.0').add('m', one, { scores: [], updatedAt: 0 });
  return stores[0].get('match.m') ?? '';
}

function aloud(text: string): { same: boolean; lines: string[] } {
  const lines: string[] = [];
  const same = replayAloud(game, readSource(text, games), (line) => lines.push(line));
  return { same, lines };
}

describe('npm run replay', () => {
  test.each([
    ['a report of the app', JSON.stringify({ report: 1, app: '1', error: 'x', match: truthOf(match) }, null, 2)],
    ['a saved match', JSON.stringify(match.save())],
    ['an exported file', sent(exportFile(match, '1.0.0'))],
    ['an exported file with other line ends', sent(exportFile(match, '1.0.0')).replaceAll('\n', '\r\n')],
    ['a stored file', stored(match)],
    ['a code', sent(exportCode(match))],
    ['a golden match', readFileSync(goldenPath('harbor', 3), 'utf8')],
  ])('plays %s again and finds no difference', (_, text) => {
    const { same, lines } = aloud(text);
    expect(same).toBe(true);
    expect(lines[0]).toMatch(
      /^ {3}1 {2}seat \d {2}BERTH \w+ {2}\(of 4\) {2}berth-chosen seat=\d \{seat \d: berth=\w+\}$/,
    );
    expect(lines.at(-1)).toMatch(/^no difference in \d+ actions; hash [0-9a-f]{16}$/);
  });

  test('stops at an action that is not legal and says what was', () => {
    const truth = truthOf(match);
    const log = truth.log.map((entry, i) => (i === 1 ? { ...entry, action: 'BID 3' } : entry));
    const { same, lines } = aloud(JSON.stringify({ match: { ...truth, log } }));
    expect(same).toBe(false);
    expect(lines.slice(1)).toEqual([
      'REFUSED: replay-illegal {"index":1,"code":"not-now"}',
      expect.stringMatching(/^ {2}seat \d is asked choose: BERTH cast \| BERTH crane \| BERTH market \| BERTH watch$/),
      expect.stringMatching(/^ {2}seat \d is asked choose: /),
      expect.stringMatching(/^ {2}recorded was seat \d: BID 3$/),
    ]);
  });

  test('says so of the very first action too', () => {
    const { same, lines } = aloud(JSON.stringify({ ...truthOf(match), log: [{ seat: 0, action: 'DONE' }] }));
    expect(same).toBe(false);
    expect(lines[0]).toBe('REFUSED: replay-illegal {"index":0,"code":"not-now"}');
    expect(lines[1]).toMatch(/^ {2}seat 0 is asked choose: BERTH cast/);
  });

  test('stops where a transcript tells something else', () => {
    const golden = readFileSync(goldenPath('harbor', 2), 'utf8');
    const line = golden.split('\n').find((text) => text.includes('drew seat=')) ?? '';
    const { same, lines } = aloud(golden.replace(line, line.replace(/card=\w+-\d/, 'card=rum-9')));
    expect(same).toBe(false);
    expect(lines.at(-2)).toBe(line);
    expect(lines.at(-1)).toMatch(/^DIFFERENT: recorded was:\n.*card=rum-9/);
  });

  test('tells when only the end is another one', () => {
    const save = match.save();
    const other = { ...save, snapshot: { ...save.snapshot, hash: '0123456789abcdef' } };
    const { same, lines } = aloud(JSON.stringify(other));
    expect(same).toBe(false);
    expect(lines.at(-1)).toBe(`DIFFERENT: the end is ${match.hash()}, recorded was 0123456789abcdef`);
  });

  test('refuses another rules version', () => {
    expect(aloud(JSON.stringify({ ...truthOf(match), rules: 7 })).lines[0]).toMatch(/^REFUSED: replay-rules/);
  });

  test.each([
    ['', 'not a match: not-a-save {}'],
    ['hello', 'not a match: mistyped {}'],
    ['{"report":1,"match":null}', 'there is no match in this report'],
    [':0 1 00000000 1', 'not a match: damaged'],
  ])('says what is wrong with %j', (text, words) => {
    expect(() => readSource(text, games)).toThrow(words);
  });
});

test('a transcript says all that is needed to write it again', () => {
  const text = transcript(game, playAtRandom(game, 4, { hands: 'open' }, 'any'));
  expect(transcript(game, readTranscript(text))).toBe(text);
  expect(text).toMatch(/^draws: setup \d+, play \d+, dice \d+, bots 0, decoration 0$/m);
});

test('goldens are where they are looked for', () => {
  expect(existsSync(goldenPath('dead-mans-draw', 2))).toBe(true);
});
