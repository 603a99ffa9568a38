import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { present } from '@/components/games/seven-seas/present';
import type { SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { speak, type Words } from '@/components/i18n/words';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { Good } from '@/engine/games/seven-seas/data/goods';
import { Board } from '../../fixtures/seven-seas/board';

const t = i18next.t as unknown as Words;

/** An Islander with these goods and two ports in the hand. */
function islander(goods: Partial<Record<Good, number>>): SevenSeasAsk {
  const board = new Board({ seats: 3, first: 'A', A: { goods, cards: ['pt-213', 'pt-321'] }, B: {}, C: {} });
  board.choose('islander', 'cartographer', 'cartographer');
  const [decision] = sevenSeas.pending(board.s);
  if (!decision) throw new Error('nobody is asked');
  const view = sevenSeas.observe(board.s, 0);
  return {
    view,
    seats: [{ kind: 'person', name: 'A' }],
    decision,
    legal: sevenSeas.legal(board.s, 0),
    why: () => null,
  };
}

const sail = (ask: SevenSeasAsk, card: string) => {
  const action = ask.legal.find((one) => 'card' in one && one.card === card);
  if (!action) throw new Error(`no ${card}`);
  return present.chosen(action, ask, t);
};

beforeAll(() => act(() => speak('en')));

test('4.11.2 before an Islander sails it is told what the own goods fetch there, and what here', () => {
  const ask = islander({ fruit: 3 });
  expect([sail(ask, 'pt-213'), sail(ask, 'pt-321')]).toEqual([
    expect.stringContaining('6 there'),
    expect.stringContaining('9 there'),
  ]);
});

test('without goods the prices are told', () => {
  expect(sail(islander({}), 'pt-213')).toContain('Fruit');
});

test('declining is the small key, and the large one says what is to be chosen', () => {
  const ask = islander({});
  const [decline] = present.bar(ask);
  expect(decline && present.button(decline, ask, t).kind).toBe('ghost');
  const [port] = ask.legal.filter(({ type }) => type === 'ISLANDER_PLAY');
  expect(port && present.pick(port, t)).toBe('Choose a port');
});
