import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { countsFor } from '@/engine/core/seats';
import type { Game } from '@/engine/core/game';
import { admiral } from '@/engine/games/admiral';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';

interface Played {
  readonly rounds: number;
  readonly reason: string;
}

function playByRule(given: Readonly<Record<string, unknown>>, seats: number, seed: string): Played {
  const luck = Luck.fromSeed(seed);
  const options = readOptions(OPTIONS, given) as unknown as AdmiralOptions;
  const s = admiral.start(options, seats, luck);
  for (let asked = admiral.pending(s)[0]; asked; asked = admiral.pending(s)[0]) {
    const { seat } = asked;
    admiral.advance(s, seat, admiral.brain.policy(s, seat, admiral.legal(s, seat), luck.bots), luck);
  }
  return { rounds: s.round, reason: s.result };
}

const tables = SCENARIOS.flatMap(({ id }) =>
  countsFor(admiral as Game, readOptions(OPTIONS, { scenario: id })).map((seats) => [id, seats] as const),
);

test.each(tables)('the rule bot ends %s for %i, and seldom by a limit', (scenario, seats) => {
  const played = Array.from({ length: 20 }, (_, i) => playByRule({ scenario }, seats, `${scenario} ${seats} ${i}`));
  expect(played.filter(({ reason }) => reason === 'round-limit').length).toBeLessThanOrEqual(4);
});

test.each([
  ['mini-1', 8.74],
  ['mini-2', 20.04],
  ['mini-3', 13.02],
])('E-19 alone in %s the rule bot needs at most 5 %% more rounds than the %f of the best play', (scenario, exact) => {
  const played = Array.from({ length: 400 }, (_, i) => playByRule({ scenario }, 1, `alone ${i}`));
  const mean = played.reduce((sum, { rounds }) => sum + rounds, 0) / played.length;
  expect(mean).toBeLessThanOrEqual(exact * 1.05);
  expect(mean).toBeGreaterThan(exact * 0.9);
});
