import { Board } from '@/__tests__/fixtures/admiral/board';
import { boardStateOf, NOT_POINTED } from '@/components/games/admiral/state-of';
import { lossWords } from '@/components/games/admiral/danger';
import { admiral } from '@/engine/games/admiral';
import type { ShipView } from '@/engine/games/admiral/view';

const SEATS = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
/** Words as their keys. */
const t = ((key: string, given: Readonly<Record<string, unknown>> = {}) =>
  [key.split('.').at(-1), ...Object.values(given)].join(' ')) as never;

const board = new Board({
  wind: 'fresh N',
  ships: { 'line-1': 'G5', 'brig-1': 'B2', 'line-2': 'J5' },
  reefs: ['G6'],
});
const view = admiral.observe(board.s, 0);
const shown = (danger: number | null) => boardStateOf(view, SEATS, {}, { ...NOT_POINTED, danger }).danger;

test('13.17 the danger switch tells guns of ships from those of forts, and storms from both', () => {
  expect(shown(null)).toBeNull();
  const { ships = [], forts = [], losses = [] } = shown(0) ?? {};
  expect(ships).toEqual(expect.arrayContaining(['J6', 'J4', 'K5']));
  expect(ships).not.toContain('X13');
  expect(forts).toContain('X13');
  expect(forts).not.toContain('J6');
  expect(losses).toEqual([{ from: 'G5', reef: 'G6', damage: 3 }]);
});

test('13.17 each own ship says in which storms it would lose durability', () => {
  const words = (id: string) => lossWords(view, { id } as ShipView, t);
  expect(words('line-1')).toBe('dangerStorms N −3');
  expect(words('brig-1')).toBeUndefined();
});
