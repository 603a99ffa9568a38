import { runBundled } from '@/__tests__/fixtures/scripts/bundle';
import { LEVELS } from '@/engine/core/match';

const FIGURES = [
  ...['random-play', 'random-imagined', 'clone', 'legal', 'observe', 'resample', 'save', 'restore', 'replay'],
  ...LEVELS.flatMap((level) => [`bot-${level}-p50`, `bot-${level}-p95`]),
  'longest-slice',
];

test('npm run bench prints one JSON object a line, and every figure of a game at a table', () => {
  const wish = ['--quick', '--game', 'dead-mans-draw', '--seats', '2'];
  const lines = runBundled('scripts/bench.ts', [], wish).trim().split('\n');
  const measures = lines.map((line): { name: string; value: number; unit: string } => JSON.parse(line));
  expect(measures.filter(({ value, unit }) => !(value > 0 && value < Infinity && unit.length > 0))).toEqual([]);
  const names = measures.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(FIGURES.filter((figure) => !names.includes(`dead-mans-draw/2/${figure}`))).toEqual([]);
}, 120_000);
