import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { clone, type SevenSeasState } from '@/engine/games/seven-seas/state';
import { Board } from '@/__tests__/fixtures/seven-seas/board';

/** Two hands throw dice: the simulation for matches, the sampler for what bots imagine. Which one is a fact of the state. */

const options = readOptions(OPTIONS, {}) as unknown as SevenSeasOptions;

test('a match is thrown by the simulation, what is made from a view by the sampler', () => {
  const s = sevenSeas.start(options, 3, Luck.fromSeed('hands'));
  const made = sevenSeas.resample(sevenSeas.observe(s, 1), Luck.fromSeed('hands'));
  expect([s.imagined, made.imagined]).toEqual([false, true]);
});

/** A table at which this card's dice are about to be thrown. */
function before(card: string, imagined: boolean): Board {
  const board = new Board({ A: { cards: [card], goods: { rum: 1 } }, B: { goods: { fruit: 2 } } });
  board.s.imagined = imagined;
  if (card.startsWith('cv')) {
    board
      .choose('captain', 'captain', 'merchant')
      .does('A', `raid ${card}, send 3`)
      .does('B', 'send 2')
      .does('C', 'send 4');
  } else {
    board.choose('shaman', 'shaman', 'merchant').does('A', `curse ${card}`);
  }
  expect(board.asked()).toBe('A THROW');
  return board;
}

function after(board: Board, text: string, isHeard: boolean): [SevenSeasState, unknown, unknown[]] {
  const s = clone(board.s);
  const luck = Luck.fromState(board.luck.state());
  const told: unknown[] = [];
  const action = sevenSeas.parse(text);
  if (!action) throw new Error(text);
  sevenSeas.advance(s, 0, action, luck, isHeard ? (event) => told.push(event) : undefined);
  return [s, luck.state(), told];
}

const CARDS = ['cv-spain-2', 'cu-kraken', 'cu-mutiny', 'cu-whirlpool', 'cu-tavern'];
const FLICKS = ['throw', 'throw 300 -400 700 250', 'throw 0 0 1000 0'];

test.each(CARDS)('4.17.2 %s: the same state and luck, whoever looks and whichever hand throws', (card) => {
  for (const imagined of [false, true]) {
    const board = before(card, imagined);
    for (const text of FLICKS) {
      const [deaf, quiet] = after(board, text, false);
      const [heard, loud, told] = after(board, text, true);
      expect([deaf, quiet]).toEqual([heard, loud]);
      expect(told).toContainEqual(expect.objectContaining({ type: 'thrown', algo: imagined ? 1 : 2, counter: 1 }));
    }
  }
});

test('4.17.3 the event holds each die where it lies; the flight of a simulated throw can be drawn again from it', () => {
  const [, , told] = after(before('cv-spain-2', false), FLICKS[1] as string, true);
  const thrown = told.find((event) => (event as { type: string }).type === 'thrown') as {
    dice: { id: string; owner: number }[];
    shake: number | null;
  };
  expect(thrown.dice.map((die) => die.id).join(' ')).toBe('p0.1 p0.2 p0.3 p1.1 p1.2 p2.1 p2.2 p2.3 p2.4 c.1 c.2');
  expect(Number.isInteger(thrown.shake)).toBe(true);
  const [, , quick] = after(before('cv-spain-2', true), FLICKS[1] as string, true);
  expect(quick).toContainEqual(expect.objectContaining({ type: 'thrown', shake: null }));
});
