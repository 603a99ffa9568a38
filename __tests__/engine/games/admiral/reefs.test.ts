import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { isOneSea, reefSquares } from '@/engine/games/admiral/legal/reefs';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { chartOf, REEF, type AdmiralState } from '@/engine/games/admiral/state';

/** Many more reefs than there are cards, so that ways get narrow. */
function crowded(seed: string): AdmiralState {
  const luck = Luck.fromSeed(seed);
  const s = admiral.start(readOptions(OPTIONS, { scenario: 'old-pirate' }) as unknown as AdmiralOptions, 2, luck);
  const chart = chartOf(s);
  for (let count = 0; count < 75; count++) {
    const free = chart.plain.filter((square) => s.water[square] === 0 && !s.lots.includes(square));
    const open = luck.bots.shuffle(free.slice()).find((square) => isOneSea(s, chart, square));
    if (open !== undefined) s.water[open] = REEF;
  }
  return s;
}

test('3.7.4 where a reef may be laid is the same by the short way and by the long one', () => {
  let closed = 0;
  for (let match = 0; match < 60; match++) {
    const s = crowded(`reefs ${match}`);
    const chart = chartOf(s);
    const free = chart.plain.filter((square) => s.water[square] === 0 && !s.lots.includes(square));
    const long = free.filter((square) => isOneSea(s, chart, square));
    expect(reefSquares(s, chart)).toEqual(long);
    closed += free.length - long.length;
  }
  expect(closed).toBeGreaterThan(200);
});
