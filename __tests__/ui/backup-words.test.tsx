import { act, fireEvent, render, screen } from '@testing-library/react-native';
import i18next from 'i18next';
import { BringIn } from '@/components/features/backup/BringIn';
import { fateWords, itemWords } from '@/components/features/backup/item-words';
import type { Item } from '@/engine/saves/backup-format';
import { trouble } from '@/engine/saves/codes';
import { frame } from '@/engine/saves/frame';

const t = i18next.t as unknown as Parameters<typeof itemWords>[1];

it('every document that the app keeps has a name in a backup', () => {
  const game = 'dead-mans-draw';
  const kept = ['settings', 'statistics', 'lessons', `setup.${game}`];
  const sheets = [`companion.${game}`, `companion.history.${game}`, 'companion.habits', 'companion.form'];
  const told = [...kept, ...sheets].map((name) => itemWords({ kind: 'document', name } as Item, t));
  const unknown = itemWords({ kind: 'document', name: '?' } as Item, t).replace('?', '');
  expect(told.filter((words) => words.startsWith(unknown) || /habits|history|dead-mans/.test(words))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

it('a record that is not as it should be is not called a match, and without a name it has a heading all the same', () => {
  expect(itemWords({ kind: 'document', name: '' } as Item, t)).toBe('A save that cannot be read');
  const told = fateWords(trouble('record-invalid'), t);
  expect(told).toMatch(/^Not imported\. \S/);
  expect(told).not.toMatch(/match/);
});

it('a whole backup with nothing in it is answered', async () => {
  render(<BringIn />);
  fireEvent.changeText(screen.getByTestId('import-text'), `PIRATE SHELF BACKUP\n${frame(['b{"format":1,"app":"1"}'])}`);
  fireEvent.press(screen.getByTestId('import'));
  await act(async () => {
    await new Promise((resume) => setTimeout(resume, 20));
  });
  expect(screen.getByTestId('import-refusal')).toHaveTextContent(/nothing in it/);
});
