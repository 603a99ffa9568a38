import { Luck } from '@/engine/core/luck';
import { RAID_ODDS } from '@/engine/games/seven-seas/data/raid-odds';
import { raidOdds } from '@/engine/games/seven-seas/odds';
import { fight } from '@/engine/games/seven-seas/rules/battle';
import { gather, lid } from '@/engine/games/seven-seas/rules/lid';
import { sample } from '@/engine/games/seven-seas/rules/sampler';
import { Board } from '@/__tests__/fixtures/seven-seas/board';

/** 12.1, from 400 games a player count: per cent destroyed, loot cards for each ship. */
const PUBLISHED: readonly (readonly [caravan: number, pirates: number, destroyed: number, loot: number])[] = [
  [1, 1, 58, 0.4],
  [1, 2, 76, 0.56],
  [1, 4, 87, 0.67],
  [2, 2, 54, 0.35],
  [2, 8, 90, 0.64],
  [3, 3, 53, 0.29],
  [3, 9, 87, 0.54],
  [4, 4, 53, 0.25],
  [4, 12, 87, 0.52],
  [4, 24, 99, 0.73],
];

test.each(PUBLISHED)('12.1 a caravan of %i against %i pirates', (caravan, pirates, destroyed, loot) => {
  const [won, card] = raidOdds(caravan, pirates);
  expect(Math.abs(won / 10 - destroyed)).toBeLessThan(4);
  expect(Math.abs(card / 1000 - loot)).toBeLessThan(0.04);
});

test('12.1 more ships never make a raid worse, and nobody sails alone against nobody', () => {
  for (const caravan of [1, 2, 3, 4]) {
    const odds = Array.from({ length: 24 }, (_, i) => raidOdds(caravan, i + 1)[0]);
    expect(odds.every((won, i) => i === 0 || won > (odds[i - 1] as number) - 12)).toBe(true);
  }
  expect([RAID_ODDS.length, raidOdds(2, 0), raidOdds(2, 30)]).toEqual([96, [0, 0, 0], raidOdds(2, 24)]);
});

test('12.1 the table is what the rules and the sampler give', () => {
  const luck = Luck.fromSeed('odds');
  const options = { captainDecides: 'never' } as const;
  let destroyed = 0;
  let sunk = 0;
  const throws = 3000;
  for (let i = 0; i < throws; i++) {
    const { s } = new Board({ seats: 2, options, loot: [] });
    gather(0, 2, [4, 0], 2);
    sample(lid, luck.dice, null, false);
    fight({ s, luck, emit: undefined }, 0, [4, 0]);
    if (s.tasks.length > 0) destroyed++;
    sunk += s.yy[0] as number;
  }
  const [won, , lost] = raidOdds(2, 4);
  // Three standard errors.
  expect(Math.abs(destroyed / throws - won / 1000)).toBeLessThan(0.027);
  expect(Math.abs(sunk / throws / 4 - lost / 1000)).toBeLessThan(0.02);
});
