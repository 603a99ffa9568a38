import { defaultOptions } from '@/engine/core/options';
import { startMatch } from '@/engine';
import { OPTIONS, PRESETS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { Board } from '@/__tests__/fixtures/seven-seas/board';

const settings = (id: string) => {
  const preset = PRESETS.find((one) => one.id === id);
  return { ...defaultOptions(OPTIONS), ...preset?.options } as unknown as SevenSeasOptions;
};

/** What the rulebook wants wherever 8.2 has something else as its default. */
const BOX: SevenSeasOptions = {
  quickGame: false,
  caravanMemory: 'hidden',
  caravanSet: '1234',
  startPortRum: 3,
  captainDecides: 'disputes',
  roundCap: 'strict',
  rimSpill: true,
  autoGift: false,
};

test('8.2 the preset "as in the box" is the box, and "easy" the defaults of 8.2', () => {
  expect(settings('tabletop')).toEqual(BOX);
  expect(settings('easy')).toEqual({ ...BOX, caravanMemory: 'open', roundCap: 'on', autoGift: true });
});

test('8.2 each preset has settings of its own: a set-up shows under one name', () => {
  const all = PRESETS.map(({ id }) => JSON.stringify(settings(id)));
  expect(new Set(all).size).toBe(PRESETS.length);
});

test('4.4.6, 6 as in the box every gift is asked about, and of the caravans that were played the last alone is seen', () => {
  const board = new Board({ options: settings('tabletop'), A: { chests: 2 } }).choose(
    'shipwright',
    'islander',
    'islander',
  );
  expect(board.does('A', 'buy 2').asked()).toBe('A TAKE_GIFT');
  const seats = ['Anna', 'Borys'].map((name) => ({ kind: 'person' as const, name }));
  const match = startMatch({ game: 'seven-seas', seats, options: { ...settings('tabletop') }, seed: 'box' });
  expect(match.view(0)).toMatchObject({ played: null });
});
