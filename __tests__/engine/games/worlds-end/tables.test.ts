import { defaultOptions } from '@/engine/core/options';
import { boxOf } from '@/engine/games/worlds-end/box';
import { FLIGHTS, SEAS, STEPS } from '@/engine/games/worlds-end/data/board';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { reviewPack } from '@/engine/packs/read';
import { totalsOf } from '@/engine/packs/totals';

/** Section 2 counted. */

const box = boxOf(defaultOptions(OPTIONS) as unknown as WorldsEndOptions);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const counted = (values: readonly (number | string)[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));

test('E-19 the house pack is sound and has as many cards as the box', () => {
  expect(reviewPack(SCHEMA, HOUSE).faults).toEqual([]);
  expect(totalsOf(SCHEMA, HOUSE).map(({ cards, box: inBox }) => cards - inBox)).toEqual([0, 0, 0, 0, 0]);
});

test('2.3 difficulties, incomes, goods and ports', () => {
  expect(counted(box.seas.map(({ difficulty }) => difficulty))).toEqual({ 1: 5, 2: 6, 3: 4 });
  const income = [0, 5, 10].map((first) => sum(box.seas.slice(first, first + 5).map((sea) => sea.income)));
  expect(income).toEqual([900, 900, 1100]);
  expect(box.seas.filter(({ good }) => good >= 0)).toHaveLength(12);
  expect([0, 5, 10].map((first) => box.seas.slice(first, first + 5).filter((sea) => sea.port).length)).toEqual([
    3, 3, 1,
  ]);
});

test('2.4 each good has three seas, never of one region alone', () => {
  expect(box.goods.map((seas) => seas.map((sea) => SEAS[sea]).join(' '))).toEqual([
    'bahamas cuba singapore',
    'jamaica tortuga south-atlantic',
    'lesser-antilles java moluccas',
    'borneo philippines indian',
  ]);
});

test('2.5 steps go both ways; west and east lie five steps apart', () => {
  const oneWay = STEPS.flatMap((steps, sea) => steps.filter((to) => !STEPS[to]?.includes(sea)));
  expect(oneWay).toEqual([]);
  const reached = (steps: number, from: Set<number>): Set<number> =>
    steps === 0 ? from : reached(steps - 1, new Set([...from, ...[...from].flatMap((sea) => STEPS[sea] ?? [])]));
  expect([reached(4, new Set([0])).has(5), reached(5, new Set([0])).has(5)]).toEqual([false, true]);
  expect(FLIGHTS.map((seas) => seas.length)).toEqual([...new Array<number>(10).fill(4), 1, 2, 2, 2, 1]);
});

test('2.7, 2.8 ships: 24 sloops, 20 brigs, 13 frigates, 18,400 gold', () => {
  const pirates = box.shipDeck;
  expect(counted(pirates.map((ship) => box.attack[ship] as number))).toEqual({ 1: 24, 2: 20, 3: 13 });
  expect(sum(pirates.map((ship) => box.price[ship] as number))).toBe(18_400);
  const company = [0, 1, 2, 3, 4].map((ship) => [
    box.ids[ship],
    box.attack[ship],
    box.defence[ship],
    box.survives[ship],
  ]);
  expect(company).toEqual([
    ['co-sloop', 1, 3, false],
    ['co-brig', 2, 3, false],
    ['co-frigate', 3, 4, true],
    ['dutchman', 3, 5, true],
    ['kraken', 3, 4, true],
  ]);
});

test('2.9 thirty manoeuvre cards, sixteen of attack', () => {
  const attack = box.cards.filter(({ window }) => [1, 3, 6].includes(window));
  expect([box.cardDeck.length, sum(attack.map(({ count }) => count))]).toEqual([30, 16]);
});

test('2.10 skills and their prices', () => {
  expect(box.heroes.map(({ free, paid, price }) => `${free} ${paid} ${price}`)).toEqual([
    'reroll compass 200',
    'connections parley 300',
    'keenEye plates 200',
    'bargain cursedGold 300',
  ]);
});
