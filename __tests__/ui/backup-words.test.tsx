import i18next from 'i18next';
import { itemWords } from '@/components/backup/item-words';
import type { Item } from '@/engine/saves/backup';

const t = i18next.t as unknown as Parameters<typeof itemWords>[1];

it('every document that the app keeps has a name in a backup', () => {
  const game = 'dead-mans-draw';
  const kept = ['settings', 'statistics', 'lessons', `setup.${game}`];
  const sheets = [`companion.${game}`, `companion.history.${game}`, 'companion.habits'];
  const told = [...kept, ...sheets].map((name) => itemWords({ kind: 'document', name } as Item, t));
  const unknown = itemWords({ kind: 'document', name: '' } as Item, t);
  expect(told.filter((words) => words.startsWith(unknown) || /habits|history|dead-mans/.test(words))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
