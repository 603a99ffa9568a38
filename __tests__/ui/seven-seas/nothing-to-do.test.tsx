import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { prompt } from '@/components/games/seven-seas/prompts';
import { speak, type Words } from '@/components/i18n/words';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { Board, type Given, type Player } from '../../fixtures/seven-seas/board';

/** What A is asked, who has Yin-Yang for a ritual. */
function asked(character: Character, mine: Player, given: Given = {}): string {
  const board = new Board({ seats: 3, first: 'A', A: { yy: 3, ...mine }, B: {}, C: {}, ...given });
  board.choose(character, 'cartographer', 'cartographer');
  const [decision] = sevenSeas.pending(board.s);
  if (decision?.seat !== 0) throw new Error('A is not asked');
  const seats = [{ kind: 'person' as const, name: 'A' }];
  const view = sevenSeas.observe(board.s, 0);
  const legal = sevenSeas.legal(board.s, 0);
  return prompt({ view, seats, decision, legal, why: () => null }, i18next.t as unknown as Words);
}

test('5.3 where only rituals are possible the question does not ask for what is not, but says why', () => {
  act(() => speak('en'));
  expect(asked('shipwright', { owned: 10, chests: 5 })).toBe('Shipwright: no ships left in your supply.');
  expect(asked('shipwright', { owned: 7, chests: 0 })).toBe('Shipwright: no chests to pay with.');
  expect(asked('governor', { corsair: ['england', 'spain', 'france', 'holland'] })).toBe(
    'Governor: no flags left to sail under.',
  );
  expect(asked('merchant', {})).toBe('Merchant: no goods on board.');
  expect(asked('cartographer', {}, { deck: [], deckOnly: true })).toBe('Cartographer: the deck is empty.');
  expect(asked('shipwright', { owned: 7, chests: 5 })).toBe('Shipwright: how many ships do you buy?');
  expect(asked('governor', { corsair: ['england'] })).toBe('Governor: whose Corsair will you be?');
  expect(asked('cartographer', {})).toBe('Cartographer: draw a card?');
});
