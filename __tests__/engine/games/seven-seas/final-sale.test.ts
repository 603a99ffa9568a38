import { lastSale } from '@/__tests__/fixtures/seven-seas/last-sale';
import { analyseFor, chooseFor } from '@/engine/bots/choose';
import type { Game } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { LEVELS } from '@/engine/core/match';
import { sevenSeas } from '@/engine/games/seven-seas';
import { PORT_CARDS, START_PORT, type PortId } from '@/engine/games/seven-seas/data/ports';
import { scoreOf } from '@/engine/games/seven-seas/score';
import type { SevenSeasState } from '@/engine/games/seven-seas/state';

const luck = Luck.fromSeed('final sale');

function after(s: SevenSeasState, action: ReturnType<typeof sevenSeas.legal>[number]): SevenSeasState {
  const next = sevenSeas.clone(s);
  sevenSeas.advance(next, 0, action, luck);
  return next;
}

/** The points of the first seat by the best of all ways to sell. */
function bestOf(s: SevenSeasState): number {
  const legal = sevenSeas.legal(s, 0);
  return legal.length === 0 ? scoreOf(s, 0) : Math.max(...legal.map((action) => bestOf(after(s, action))));
}

function byRule(s: SevenSeasState): number {
  const legal = sevenSeas.legal(s, 0);
  return legal.length === 0 ? scoreOf(s, 0) : byRule(after(s, sevenSeas.brain.policy(s, 0, legal, luck.bots)));
}

const PORTS: readonly PortId[] = [...PORT_CARDS, START_PORT];

test.each(PORTS)('4.16.5 the rule bot sells for the most points there are in %s', (port) => {
  const worse: string[] = [];
  for (let cargo = 0; cargo < 125; cargo++) {
    const [fruit, coffee, rum] = [cargo % 5, Math.floor(cargo / 5) % 5, Math.floor(cargo / 25)];
    const { s } = lastSale({ port, A: { owned: 10, hold: 4, goods: { fruit, coffee, rum }, yy: 7 } });
    if (byRule(s) < bestOf(s)) worse.push(`${fruit} ${coffee} ${rum}`);
  }
  expect(worse).toEqual([]);
});

test('4.16.5 a match that is decided is no reason for a Good Deal that costs points, to play or to advise', () => {
  const { s } = lastSale({
    port: 'pt-312',
    A: { owned: 10, goods: { fruit: 3, coffee: 1 }, yy: 3 },
    B: { owned: 10, chests: 60 },
  });
  const game = sevenSeas as unknown as Game;
  const [view, legal] = [game.observe(s, 0), game.legal(s, 0)];
  expect(legal).toHaveLength(2);
  const said = LEVELS.flatMap((level) =>
    [0, 1, 2, 3, 4].flatMap((seed) => [
      chooseFor(game, view, legal, { level, seed, budget: 40 }),
      analyseFor(game, view, legal, { level, seed, budget: 40 })[0]?.action,
    ]),
  );
  expect(new Set(said.map((action) => action?.type))).toEqual(new Set(['FINAL_SALE_DONE']));
});
