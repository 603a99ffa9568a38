import { eventFor } from '@/engine/core/event';
import { Luck } from '@/engine/core/luck';
import { Match } from '@/engine/core/match';
import { sevenSeas } from '@/engine/games/seven-seas';
import { cardsIn } from '@/engine/games/seven-seas/data/adventures';
import type { Game } from '@/engine/core/game';
import { Board } from '@/__tests__/fixtures/seven-seas/board';

/** Section 6: who sees what, and when. */

const seats = [0, 1, 2].map((i) => ({ kind: 'person' as const, name: `P${i}` }));
const begin = (): Match => Match.start({ game: sevenSeas as unknown as Game, options: {}, seats, seed: 'secrets' });
const select = (character: string): never => sevenSeas.parse(`select ${character}`) as never;

test('4.2.1 a choice is seen by its owner alone until its rank is called', () => {
  const board = new Board({}).does('A', 'select merchant');
  const seen = (viewer: number | null): unknown => sevenSeas.observe(board.s, viewer).players[0];
  expect(seen(0)).toMatchObject({ hasChosen: true, character: 'merchant' });
  expect(seen(1)).toMatchObject({ hasChosen: true, character: null });
  expect(seen(null)).toMatchObject({ hasChosen: true, character: null });
  const told = board.told('chosen')[0];
  expect([told && eventFor(told, 0), told && eventFor(told, 1)]).toEqual([
    { type: 'chosen', seat: 0, character: 'merchant' },
    { type: 'chosen', seat: 0 },
  ]);
  // The Islander's rank comes first: the Merchant stays face down.
  board.does('B', 'select islander').does('C', 'select islander');
  expect(sevenSeas.observe(board.s, 2).players.map((p) => p.character)).toEqual([null, 'islander', 'islander']);
});

test('4.2.5, 5.2 in a match a choice is exchanged unasked, and nobody else can tell', () => {
  const match = begin();
  match.act(0, select('merchant'));
  const before = JSON.stringify(match.view(1));
  expect([match.legal(0).length, match.asides(0).length]).toEqual([0, 7]);
  match.act(0, select('shaman'));
  expect(JSON.stringify(match.view(1))).toBe(before);
  match.act(1, select('merchant'));
  match.act(2, select('merchant'));
  expect([match.asides(0), match.pending()[0]?.seat]).toEqual([[], 0]);
  const again = Match.restore(sevenSeas as unknown as Game, match.save());
  const { snapshot: _, ...log } = match.save();
  expect([again.hash(), Match.replay(sevenSeas as unknown as Game, log).hash()]).toEqual([match.hash(), match.hash()]);
});

test('6 adventure cards: the owner sees the drawn card, the others their number', () => {
  const board = new Board({ first: 'B', deck: ['cu-idol'] }).choose('cartographer', 'merchant', 'merchant');
  board.does('A', 'draw, gift refuse');
  const told = board.told('drew')[0];
  expect(told && eventFor(told, 0)).toMatchObject({ card: 'cu-idol' });
  expect(told && eventFor(told, 1)).not.toHaveProperty('card');
  expect([sevenSeas.observe(board.s, 0).hand, sevenSeas.observe(board.s, 1).players[0]?.cards]).toEqual([
    ['cu-idol'],
    1,
  ]);
});

test('6 caravanMemory: hidden shows the top card and the number alone', () => {
  const given = {
    options: { caravanMemory: 'hidden' as const },
    A: { cards: ['cv-spain-1'] },
    B: { cards: ['cu-idol'] },
  };
  const board = new Board(given).choose('captain', 'shaman', 'merchant');
  board.does('A', 'raid cv-spain-1, send 0').does('B', 'send 0').does('C', 'send 0');
  board.does('B', 'curse cu-idol');
  expect(sevenSeas.observe(board.s, 0)).toMatchObject({ played: null, playedCount: 2, playedTop: 'cu-idol' });
  // What a bot imagines has two such cards there, never a port, and not always the same one.
  const piles = Array.from({ length: 30 }, (_, i) =>
    cardsIn(sevenSeas.resample(sevenSeas.observe(board.s, 2), Luck.fromSeed(i)).played),
  );
  expect(piles.every((pile) => pile.length === 2 && pile.every((card) => card < 16 || card > 21))).toBe(true);
  expect(new Set(piles.map(String)).size).toBeGreaterThan(5);
});

test('6 hands and removed cards are shown when the match is over', () => {
  const board = new Board({ seats: 2, A: { cards: ['cu-idol'] } });
  board.s.endDrawn = true;
  board.s.lastRound = 3;
  board.s.deck = board.s.deck.filter((card) => card !== 30);
  expect(sevenSeas.observe(board.s, 1)).toMatchObject({ leftovers: null, removed: null });
  board.choose('islander', 'islander').does('A', 'decline').does('B', 'decline');
  expect(sevenSeas.observe(board.s, 1)).toMatchObject({ phase: 'over', leftovers: [['cu-idol'], []], removed: [] });
});

test('6 choices of others are imagined among the characters in their hands that have not been called', () => {
  const board = new Board({ B: { table: ['merchant'] } }).choose('captain', 'cartographer', 'cartographer');
  expect(board.asked()).toBe('A ACTIVATE');
  const view = sevenSeas.observe(board.s, 0);
  const ranks = Array.from({ length: 60 }, (_, i) => sevenSeas.resample(view, Luck.fromSeed(i)).chosen[1] as number);
  expect([...new Set(ranks)].sort()).toEqual([4, 5, 7]);
  // By chance alone each would come twenty times; most are the one that the rule bot takes.
  expect(ranks.filter((rank) => rank === 7).length).toBeGreaterThan(30);
});
