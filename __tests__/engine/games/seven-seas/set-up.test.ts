import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import {
  adventureFrom,
  adventureId,
  ADVENTURES,
  cardsIn,
  curseOf,
  isCaravan,
  isPort,
  shipsOf,
  THE_END,
} from '@/engine/games/seven-seas/data/adventures';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { LOOT, LOOT_OF_EACH } from '@/engine/games/seven-seas/data/goods';
import { highestDemand, PIRATE_BAY, PORT_CARDS, portFrom, portId, priceIn } from '@/engine/games/seven-seas/data/ports';
import { OPTIONS, type SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { start } from '@/engine/games/seven-seas/rules/setup';

/** Sections 2 and 3: the box, counted against the specification, and the deal. */

const defaults = defaultOptions(OPTIONS) as unknown as SevenSeasOptions;
const cards = Array.from({ length: ADVENTURES }, (_, card) => card);
const deal = (seats: number, seed: string, options: Partial<SevenSeasOptions> = {}): ReturnType<typeof start> =>
  start({ ...defaults, ...options }, seats, Luck.fromSeed(seed));

test('2.2 seven characters in the order of the Ruler', () => {
  expect(CHARACTERS).toHaveLength(7);
  expect([CHARACTERS[0], CHARACTERS[2], CHARACTERS[6]]).toEqual(['shipwright', 'captain', 'cartographer']);
});

test('2.3 31 adventure cards: 16 caravans, 6 ports, 8 curses and the end', () => {
  expect(new Set(cards.map((card) => adventureId('1234', card))).size).toBe(31);
  expect(cards.filter(isCaravan)).toHaveLength(16);
  expect(cards.filter(isPort)).toHaveLength(6);
  expect(cards.slice(22, 30).map(curseOf)).toEqual([...CURSES]);
  expect(adventureId('1234', THE_END)).toBe('ad-end');
});

test.each([
  ['1234', 40, 'cv-england-1 cv-england-2 cv-england-3 cv-england-4'],
  ['2234', 44, 'cv-england-2a cv-england-2b cv-england-3 cv-england-4'],
  ['1334', 44, 'cv-england-1 cv-england-3a cv-england-3b cv-england-4'],
] as const)('2.3.1, 8.2 caravan set %s has %i ships', (set, ships, england) => {
  expect(cards.filter(isCaravan).reduce((sum, card) => sum + shipsOf(set, card), 0)).toBe(ships);
  expect(
    cards
      .slice(0, 4)
      .map((card) => adventureId(set, card))
      .join(' '),
  ).toBe(england);
  expect(cards.map((card) => adventureFrom(set, adventureId(set, card)))).toEqual(cards);
});

test('2.3.2 six ports are the six orders of the prices 3, 2, 1, named by them; two for each highest demand', () => {
  const prices = PORT_CARDS.map((_, port) => [0, 1, 2].map((good) => priceIn(port, good, 3)).join(''));
  expect(prices).toEqual(PORT_CARDS.map((id) => id.slice(3)));
  expect(PORT_CARDS.map((_, port) => highestDemand(port)).sort()).toEqual([0, 0, 1, 1, 2, 2]);
  expect([3, 2].map((rum) => [0, 1, 2].map((good) => priceIn(PIRATE_BAY, good, rum)))).toEqual([
    [1, 1, 3],
    [1, 1, 2],
  ]);
  expect([highestDemand(PIRATE_BAY), portId(PIRATE_BAY), portFrom('pt-start')]).toEqual([2, 'pt-start', PIRATE_BAY]);
});

test('2.4 sixty loot cards, fifteen of each', () => {
  expect(LOOT.length * LOOT_OF_EACH).toBe(60);
});

test.each([
  [2, 20],
  [3, 17],
  [4, 14],
])('3.2, 3.3 with %i players %i cards lie above the End, four below it', (seats, above) => {
  const s = deal(seats, 'deck');
  expect([s.deck.indexOf(THE_END), s.deck.length - 5]).toEqual([4, above]);
  expect(s.hands.map((hand) => cardsIn(hand).length)).toEqual(s.hands.map(() => 3));
  const all = [...s.deck, ...s.hands.flatMap(cardsIn)].sort((a, b) => a - b);
  expect(all).toEqual(cards);
});

test('3.3–3.7 what everybody begins with', () => {
  const view = sevenSeas.observe(deal(3, 'things'), 1);
  for (const player of view.players) {
    expect(player).toMatchObject({
      chests: 7,
      owned: 7,
      supply: 3,
      guards: 0,
      avail: 7,
      free: 7,
      yy: 0,
      marks: 0,
      score: -2,
    });
  }
  expect(view).toMatchObject({ port: 'pt-start', lootCount: 60, round: 1, phase: 'select', throws: 0 });
  expect([view.tokens.length, view.hand.length, view.deckCount]).toEqual([4, 3, 22]);
});

test('3.8 every seat is First Player now and then', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, i) => deal(4, `first ${i}`).first));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});

test('3.10, 3.11 the deal draws from the stream of the set-up alone, the First Player first', () => {
  const luck = Luck.fromSeed('streams');
  const { setup, ...others } = luck.state();
  const twin = Luck.fromSeed('streams');
  const s = start(defaults, 3, luck);
  const { setup: after, ...same } = luck.state();
  expect([same, setup[3] === after[3]]).toEqual([others, false]);
  expect(twin.setup.below(3)).toBe(s.first);
});

test('8.2 quickGame removes eight cards above the End, before dealing', () => {
  for (let i = 0; i < 40; i++) {
    const s = deal(4, `quick ${i}`, { quickGame: true });
    expect([cardsIn(s.removed).length, s.deck.indexOf(THE_END), s.deck.length]).toEqual([8, 4, 11]);
  }
  const removed = new Set(
    Array.from({ length: 60 }, (_, i) => cardsIn(deal(2, `q${i}`, { quickGame: true }).removed)).flat(),
  );
  expect(removed.size).toBe(30);
});
