import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf, writeReport, type Standing } from '@/scripts/ladder/report';

const standing = (one: string, others: string, wins: number): Standing => ({
  one,
  others,
  games: 100,
  played: 100,
  wins,
  decisions: 100,
  milliseconds: 200,
});
const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
const file = join(folder, 'ladder.md');

afterAll(() => rmSync(folder, { recursive: true }));

test('pairings that are not played anew keep their lines; the others get the new figure, each once', () => {
  writeReport(file, 'a game, 2 players', tableOf([standing('captain', 'rule', 40), standing('bosun', 'rule', 20)], 2));
  writeReport(file, 'another game, 2 players', tableOf([standing('captain', 'rule', 55)], 2));
  writeReport(file, 'a game, 2 players', tableOf([standing('legend', 'rule', 70), standing('captain', 'rule', 45)], 2));
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  const lines = (title: string): string[] =>
    (sections.find((part) => part.startsWith(title)) ?? '').split('\n').filter((line) => line.startsWith('|'));
  expect(lines('a game').map((line) => line.split(' | ').slice(0, 4).join(' '))).toEqual([
    '| Player against Games Wins',
    '| --- --- --- ---',
    '| captain rule 100 45.0 %',
    '| bosun rule 100 20.0 %',
    '| legend rule 100 70.0 %',
  ]);
  expect(lines('another game').at(-1)).toContain('55.0 %');
});
