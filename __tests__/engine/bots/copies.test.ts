import { games } from '@/engine';
import { createThought } from '@/engine/bots/thought';
import { ruleMove } from '@/engine/bots/baselines';
import type { Game, GameId } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const ENOUGH = 40;

test.each(Object.entries(games) as [GameId, Game][])(
  '%s: a bot in a worker, which gets copies of the view and of the answers, finds the same as on the page',
  (id, game) => {
    const luck = Luck.fromSeed(`copies ${id}`);
    const s = game.start(defaultOptions(game.manifest.options), 2, luck);
    let asked = 0;
    for (let step = 0; asked < ENOUGH; step++) {
      const seat = game.pending(s)[0]?.seat;
      if (seat === undefined) break;
      const legal = game.legal(s, seat);
      const view = game.observe(s, seat);
      if (legal.length > 1) {
        asked++;
        const [here, there] = [[view, legal] as const, copied([view, legal] as const)].map(([v, answers]) => {
          const thought = createThought(game, v, answers, { level: 'captain', seed: step, budget: 60 });
          thought.step(60);
          const reasons = thought.analyse().map((c) => [game.describe(c.action), c.visits, c.value]);
          return [game.describe(thought.best()), reasons];
        });
        expect(there).toEqual(here);
      }
      game.advance(s, seat, ruleMove(game, view, legal, step), luck);
    }
    expect(asked).toBe(ENOUGH);
  },
);
