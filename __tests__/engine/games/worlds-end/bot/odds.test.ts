import { defaultOptions } from '@/engine/core/options';
import { boxOf, type Ship } from '@/engine/games/worlds-end/box';
import { fightOdds } from '@/engine/games/worlds-end/bot/fight-odds';
import { gunOf, gunWorth, sinkChance } from '@/engine/games/worlds-end/bot/odds';
import { FLEETS, KRAKEN } from '@/engine/games/worlds-end/data/company';
import { oddsLuck, winsOfSide0 } from '@/engine/games/worlds-end/odds';
import { OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';

const box = boxOf(defaultOptions(OPTIONS) as unknown as WorldsEndOptions);
const fleet = (ids: string): Ship[] => ids.split(' ').map((id) => box.byId.get(id) as Ship);
const stays = [false, false] as const;
const flees = [true, true] as const;

test.each([
  ['sl01', 1, 0.667],
  ['br06', 2, 0.75],
  ['fr07', 3, 0.298],
])('2.13 the chance to sink %s with %d dice', (id, dice, chance) => {
  expect(sinkChance(dice, gunOf(box, box.byId.get(id) as Ship))).toBeCloseTo(chance, 3);
});

test('one sloop against its like: first shot, second shot, and round again', () => {
  const half = fightOdds(box, fleet('sl07'), [0], stays);
  expect(half.first).toBeCloseTo(2 / 3, 12);
  const worth = gunWorth(gunOf(box, box.byId.get('sl07') as Ship));
  expect(half.left[0]).toBeCloseTo((2 / 3) * worth, 9);
});

const TRIES = 1000;

/** The chance of whoever fires first, from the same battle fought out many times by other code. */
function foughtOut(first: readonly Ship[], second: readonly Ship[], kind: 'sea' | 'kraken'): number {
  const ships = [first, second].flatMap((line, side) =>
    line.map((ship) => ({ ...gunOf(box, ship), side: side as 0 | 1, fired: false })),
  );
  return winsOfSide0({ kind, toFire: 0, ships }, TRIES, oddsLuck()) / TRIES;
}

test.each(['sl07 sl08', 'br06 sl07', 'fr07 br06', 'sl01 sl07 br12', 'fr01 fr07 sl19'])(
  '2.13, 12.3 %s against each fleet of the Company, and the Kraken',
  (ids) => {
    const own = fleet(ids);
    for (const company of FLEETS.slice(1)) {
      const { first } = fightOdds(box, own, company, stays);
      expect(Math.abs(first - foughtOut(own, company, 'sea'))).toBeLessThan(0.08);
    }
    const { first } = fightOdds(box, [KRAKEN], own, stays);
    expect(Math.abs(first - foughtOut([KRAKEN], own, 'kraken'))).toBeLessThan(0.08);
  },
);

test('more ships never make it worse, and who may sail away keeps more of them', () => {
  let last = 0;
  for (const ids of ['sl01', 'sl01 sl07', 'sl01 sl07 br06', 'sl01 sl07 br06 fr01']) {
    const { first } = fightOdds(box, fleet(ids), FLEETS[2] as readonly Ship[], stays);
    expect(first).toBeGreaterThan(last);
    last = first;
  }
  const own = fleet('sl07 br06');
  const other = fleet('fr01 br12');
  const fought = fightOdds(box, own, other, stays);
  const fled = fightOdds(box, own, other, flees);
  expect(fled.left[0]).toBeGreaterThan(fought.left[0]);
});

test('4.13.4 a damaged ship is worth less in a fight', () => {
  const own = fleet('fr01 fr02');
  const whole = fightOdds(box, own, FLEETS[3] as readonly Ship[], stays);
  const hurt = fightOdds(box, own, FLEETS[3] as readonly Ship[], stays, own);
  expect(hurt.first).toBeLessThan(whole.first);
});

test('too many ships for exact odds are guessed, by what they are worth', () => {
  const own = fleet('sl07 sl08 sl09 br06 br07 fr01');
  const { first } = fightOdds(box, own, fleet('sl10 sl11 sl12 br08'), stays);
  expect(first).toBeGreaterThan(0.5);
  expect(first).toBeLessThan(1);
});
