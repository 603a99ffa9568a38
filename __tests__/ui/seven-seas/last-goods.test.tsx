import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { present } from '@/components/games/seven-seas/present';
import type { SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { speak, type Words } from '@/components/i18n/words';
import { Board } from '../../fixtures/seven-seas/board';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { Good } from '@/engine/games/seven-seas/data/goods';

function warnedWith(goods: Partial<Record<Good, number>>): string | undefined {
  const board = new Board({ seats: 3, first: 'A', A: { goods, yy: 3 }, B: {}, C: {} });
  board.choose('merchant', 'cartographer', 'cartographer');
  const [decision] = sevenSeas.pending(board.s);
  if (!decision) throw new Error('nobody is asked');
  const legal = sevenSeas.legal(board.s, 0);
  const deal = legal.find(({ type }) => type === 'RITUAL_GOOD_DEAL');
  if (!deal) throw new Error('no deal');
  const view = sevenSeas.observe(board.s, 0);
  const ask: SevenSeasAsk = { view, seats: [{ kind: 'person', name: 'A' }], decision, legal, why: () => null };
  return present.button(deal, ask, i18next.t as unknown as Words).sub;
}

test('4.14.9 a Merchant is warned before the Good Deal that leaves nothing to sell', () => {
  act(() => speak('en'));
  expect(warnedWith({ fruit: 1, rum: 1 })).toContain('nothing is left to sell');
  expect(warnedWith({ fruit: 1, rum: 2 })).not.toContain('nothing is left to sell');
});
