import * as v from 'valibot';
import {
  BoxProfileSchema,
  CERTAIN,
  intoPack,
  withOwnCards,
  withPack,
  withSea,
} from '@/engine/companion/worlds-end/profile';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { reviewPack } from '@/engine/packs/read';
import { fromJson, toJson } from '@/engine/saves/json';
import { after, came, refusal, setUp, tracker, warns } from './at-the-table';

test('E-25 filled in is only what is certain: rum on three seas, nothing else', () => {
  const rum = SEAS.filter((_, sea) => CERTAIN.seas[sea]?.good === 1);
  expect(rum).toEqual(['bahamas', 'cuba', 'singapore']);
  const rest = CERTAIN.seas.flatMap(({ name, income, port, difficulty }) => [name, income, port, difficulty]);
  expect(new Set(rest)).toEqual(new Set(['', null]));
  expect(CERTAIN.company).toEqual([null, null, null, null, null]);
  expect([CERTAIN.armadaTwo, CERTAIN.armadaThree]).toEqual([null, null]);
});

test('E-25 "use the app\'s own cards" fills all of 2.3 and 2.7', () => {
  const { seas, company, armadaTwo, armadaThree } = withOwnCards(CERTAIN);
  expect(seas.map(({ income }) => income).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(2900);
  expect(seas[1]).toEqual({ name: '', income: 200, good: 1, port: true, difficulty: 2 });
  expect(seas.filter(({ good }) => good === 0)).toHaveLength(3);
  expect(company[3]).toEqual({ attack: 3, defence: 5, mark: true });
  expect([armadaTwo, armadaThree]).toEqual([5, 7]);
});

test('E-19 one set of cards for the match and the companion: pack to profile and back', () => {
  const profile = withSea(withOwnCards(CERTAIN), 0, { name: 'Lagoon', income: 500, difficulty: 3 });
  const pack = intoPack(HOUSE, profile);
  expect(reviewPack(SCHEMA, pack)).toMatchObject({ faults: [] });
  expect(withPack(CERTAIN, pack)).toEqual(profile);
  expect(pack.tables.ships).toEqual(HOUSE.tables.ships);
});

test('E-19 what has not been typed stays as the pack has it; goods come and go with their seas', () => {
  expect(intoPack(HOUSE, CERTAIN)).toEqual(HOUSE);
  const silkIsTea = withOwnCards(CERTAIN).seas.map((sea) => (sea.good === 4 ? { ...sea, good: 5 } : sea));
  const goods = CERTAIN.goods.map((name, i) => (i === 4 ? 'Tea' : name));
  const pack = intoPack(HOUSE, { ...withOwnCards(CERTAIN), seas: silkIsTea, goods });
  expect(pack.tables.goods).toEqual([
    { id: 'good-1', count: 1 },
    { id: 'good-2', count: 1 },
    { id: 'good-3', count: 1 },
    { id: 'good-5', count: 1, name: 'Tea' },
  ]);
  expect(reviewPack(SCHEMA, pack)).toMatchObject({ faults: [] });
  expect(withPack(CERTAIN, pack).goods[4]).toBe('Tea');
});

test('E-19 the cards of a pack come with one tap, which reads as it is written', () => {
  const profile = withSea(withOwnCards(CERTAIN), 0, { name: 'Lagoon of the \"Two\" Moons', income: 500 });
  const tap = { type: 'box-cards', profile } as const;
  expect(tracker.parse(tracker.describe(tap))).toEqual(tap);
  expect(after(setUp(3), tracker.describe(tap)).sheet.profile).toEqual(profile);
  expect(tracker.parse('box-cards {"seas":[]}')).toBeNull();
  expect(tracker.parse('box-cards nothing')).toBeNull();
});

test('11.2 the profile is kept and exported as it is, and a crooked one is refused', () => {
  const profile = withOwnCards(CERTAIN);
  expect(v.parse(BoxProfileSchema, fromJson(toJson(profile)))).toEqual(profile);
  for (const wrong of [{ income: 150 }, { difficulty: 4 }, { good: 6 }]) {
    expect(v.safeParse(BoxProfileSchema, withSea(profile, 2, wrong)).success).toBe(false);
  }
});

test('11.2 everything can be typed on the sheet, at any time', () => {
  const { sheet } = setUp(
    3,
    'sea-name java Jawa',
    'sea-income java 300',
    'sea-good java 0',
    'sea-port java yes',
    'difficulty java 2',
    'good-name 2 Cane',
    'company kraken 3 5 marked',
    'armada-mark 3 6',
    'skill-text will 2 Steel',
  );
  const { seas, goods, company, armadaThree, skills } = sheet.profile;
  expect(seas[6]).toEqual({ name: 'Jawa', income: 300, good: 0, port: true, difficulty: 2 });
  expect([goods[1], company[4], armadaThree, skills[5]]).toEqual([
    'Cane',
    { attack: 3, defence: 5, mark: true },
    6,
    'Steel',
  ]);
});

test('E-25 the mark is asked for with two and three players only, and counts as soon as it is typed', () => {
  const unknown = setUp(2, 'begin', 'end-turn', 'end-turn');
  expect(warns(unknown, 'roll')).toEqual(['mark-unknown']);
  expect(warns(setUp(4, 'begin', 'end-turn', 'end-turn', 'end-turn', 'end-turn'), 'roll')).toEqual([]);
  const four = after(unknown, 'armada 4', 'event 2 2');
  expect(came(four)).toContainEqual({ type: 'armada', to: 5, left: null });
  expect(four.sheet.due).toEqual([]);
  const marked = after(four, 'armada-mark 2 5');
  expect(marked.sheet.due.map(({ kind }) => kind)).toEqual(['last-battle']);
  expect(refusal(four, 'champions')).toBe('armada-far');
});
