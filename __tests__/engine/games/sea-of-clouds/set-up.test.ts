import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { OWN_TEXT } from '@/__tests__/fixtures/sea-of-clouds/own-pack';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf, type Face } from '@/engine/games/sea-of-clouds/box';
import { boardingsLeft, roundsFor, roundsToBoarding } from '@/engine/games/sea-of-clouds/data/board';
import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import { OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { cardsInPlay } from '@/engine/games/sea-of-clouds/rules/setup';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';
import { totalsOf } from '@/engine/packs/totals';

/** Sections 2 and 3: the box, counted against the specification, and the deal. */

const optionsOf = (given: Partial<SeaOfCloudsOptions> = {}) =>
  readOptions(OPTIONS, given) as unknown as SeaOfCloudsOptions;
const deal = (seats: number, seed: string, options: Partial<SeaOfCloudsOptions> = {}): SeaOfCloudsState =>
  seaOfClouds.start(optionsOf(options), seats, Luck.fromSeed(seed));
const box = boxOf(optionsOf());
const inType = (cards: readonly number[]): number[] =>
  CARD_TYPES.map((_, type) => cards.filter((card) => box.type[card] === type).length);
const all = box.ids.map((_, card) => card);
const facesIn = (zone: string): Face[] => box.faces.filter((face) => face.zone === zone);
const cards = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + face.count, 0);

test('1, 2.1 94 loot cards: 21 rum, 23 relics, 28 objects, 22 pirates', () => {
  expect([box.ids.length, inType(all)]).toEqual([94, [21, 23, 28, 22]]);
  expect(new Set(box.ids).size).toBe(94);
  expect(totalsOf(SCHEMA, HOUSE).map(({ key, cards: now, box: there }) => [key, now - there])).toEqual([
    ['rum', 0],
    ['relic', 0],
    ['object', 0],
    ['pirate', 0],
  ]);
});

test('2.2 eleven bottles of fixed value are worth 28', () => {
  const fixed = facesIn('rum').filter((face) => face.effects[0]?.code === 'points');
  expect([cards(fixed), fixed.reduce((sum, face) => sum + face.count * (face.effects[0]?.n ?? 0), 0)]).toEqual([
    11, 28,
  ]);
});

test('2.4 15 permanent objects, 6 immediate ones, 7 secrets', () => {
  expect([cards(facesIn('objects')), cards(facesIn('gone')), cards(facesIn('secrets'))]).toEqual([15, 6, 7]);
});

test('2.5 22 pirates of strength 50; once: Steward, Cook, Monsieur Plume, Lookout', () => {
  const crew = facesIn('crew');
  expect([cards(crew), crew.reduce((sum, face) => sum + face.count * face.strength, 0)]).toEqual([22, 50]);
  expect(crew.filter((face) => face.once).map((face) => face.id)).toEqual([
    'pir-steward',
    'pir-cook',
    'pir-monsieur-plume',
    'pir-lookout',
  ]);
});

test('2.8 fifteen rounds for two and three, twelve for four; rounds to the next boarding', () => {
  expect([2, 3, 4].map(roundsFor)).toEqual([15, 15, 12]);
  expect([1, 5, 6, 15].map((round) => roundsToBoarding(3, round))).toEqual([5, 1, 5, 1]);
  expect([1, 5, 6, 11, 15].map((round) => boardingsLeft(3, round))).toEqual([3, 3, 2, 1, 1]);
  expect([1, 4, 5, 12].map((round) => boardingsLeft(4, round))).toEqual([3, 3, 2, 1]);
});

test("T36 (3.6) two players: 71 cards, no Siren's Song, 68 left in the deck", () => {
  const s = deal(2, 'two');
  const inPlay = [...s.deck, ...s.slots.flat()];
  expect([inType(inPlay), inPlay.length, s.deck.length]).toEqual([[16, 15, 23, 17], 71, 68]);
  expect([...inPlay, ...s.removed].filter((card) => box.ids[card]?.startsWith('relic-siren'))).toEqual([]);
  expect(inType(s.removed)).toEqual([5, 0, 5, 5]);
});

test.each([3, 4])('3.6, 3.12 %i players: 94 cards, 91 left in the deck', (seats) => {
  const s = deal(seats, 'more');
  expect([s.deck.length, s.slots.map((share) => share.length), s.removed]).toEqual([91, [1, 1, 1], []]);
  expect([...s.deck, ...s.slots.flat()].sort((a, b) => a - b)).toEqual(all);
});

test('3.4, 3.10 three doubloons each; hat and parrot for the first captain, who looks at share 1', () => {
  const s = deal(4, 'things');
  expect([s.doubloons, s.parrot, s.active, s.round, s.turn]).toEqual([[3, 3, 3, 3], s.hat, s.hat, 1, 1]);
  const view = seaOfClouds.observe(s, s.hat);
  expect([view.shares[0]?.cards[0]?.card === null, view.shares[1]?.cards[0]?.card]).toEqual([false, null]);
});

test('3.9 the first captain: by the seed, or chosen', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, i) => deal(4, `first ${i}`).hat));
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  expect([deal(4, 'x', { firstPlayer: 3 }).hat, deal(2, 'x', { firstPlayer: 2 }).hat]).toEqual([2, 1]);
  expect(seaOfClouds.refuse(optionsOf({ firstPlayer: 4 }), 3)?.code).toBe('first-player-seat');
});

test('8.6 noCurses: 89 cards, 66 with two players', () => {
  const options = { noCurses: true };
  const three = deal(3, 'no curses', options);
  expect(three.deck.length + 3).toBe(89);
  const two = deal(2, 'no curses', options);
  expect([two.deck.length + 3, inType(two.removed)]).toEqual([66, [5, 0, 5, 5]]);
  const names = cardsInPlay(optionsOf(options), 3).map((card) => box.ids[card] as string);
  expect(names.filter((id) => /idol|black-spot|rusty/.test(id))).toEqual([]);
});

test('8.4 rotateHat: after each boarding the next captain begins; the parrot stays', () => {
  const firsts: number[] = [];
  const s = deal(3, 'hat', { rotateHat: true, firstPlayer: 1 });
  const luck = Luck.fromSeed('hat');
  for (let round = 0; seaOfClouds.pending(s).length > 0;) {
    if (s.round > round && s.phase === 'turns') firsts.push(s.active);
    if (s.phase === 'turns') round = s.round;
    const seat = seaOfClouds.pending(s)[0]?.seat ?? 0;
    const legal = seaOfClouds.legal(s, seat);
    // Nobody keeps a pirate: no Cook moves the parrot, no boarding asks.
    const choice = legal.find((a) => a.type === 'shareChoice' && a.action === 'take') ?? legal[0];
    if (choice) seaOfClouds.advance(s, seat, choice, luck);
  }
  expect(firsts).toEqual([...Array(5).fill(0), ...Array(5).fill(1), ...Array(5).fill(2)]);
});

test('3.11 without it the hat never moves', () => {
  const s = deal(3, 'hat', { firstPlayer: 2 });
  const luck = Luck.fromSeed('hat');
  for (let next = seaOfClouds.pending(s)[0]; next; next = seaOfClouds.pending(s)[0]) {
    seaOfClouds.advance(s, next.seat, luck.bots.pick(seaOfClouds.legal(s, next.seat)), luck);
  }
  expect([s.hat, s.turn, s.round]).toEqual([1, 45, 15]);
});

test('5.3 the deal draws from the stream of the set-up alone', () => {
  const luck = Luck.fromSeed('streams');
  const { setup, ...others } = luck.state();
  seaOfClouds.start(optionsOf(), 2, luck);
  const { setup: after, ...same } = luck.state();
  expect([same, setup[3] === after[3]]).toEqual([others, false]);
});

test('a match is played with the pack that its options hold', () => {
  const s = deal(2, 'own', { pack: OWN_TEXT });
  const own = boxOf(s.options);
  expect([s.doubloons, own.ids[0], own.ids.length]).toEqual([[0, 0], 'best-1', 74]);
  expect(CARD_TYPES.map((_, type) => s.removed.filter((card) => own.type[card] === type).length)).toEqual([0, 0, 2, 7]);
  expect([...s.deck, ...s.slots.flat(), ...s.removed].some((card) => own.ids[card]?.startsWith('shell'))).toBe(false);
});
