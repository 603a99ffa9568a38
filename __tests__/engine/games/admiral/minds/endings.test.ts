import { createThought } from '@/engine/bots/thought';
import type { Action, Game } from '@/engine/core/game';
import { LEVELS, type Level } from '@/engine/core/level';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';

const game = admiral as Game;

/** With few imagined matches: this is about coming to an end. */
const BUDGET = 4;

/** A match among bots, each seat on another level. */
function played(scenario: string, seats: number): string {
  const luck = Luck.fromSeed(`ends ${scenario} ${seats}`);
  const options = readOptions(OPTIONS, { scenario, wind: 'lively' }) as unknown as AdmiralOptions;
  const s = admiral.start(options, seats, luck);
  for (let step = 0; ; step++) {
    const asked = admiral.pending(s)[0];
    if (!asked) return s.result;
    const { seat } = asked;
    const legal = admiral.legal(s, seat);
    const level = LEVELS[(seat + seats) % LEVELS.length] as Level;
    const thought = createThought(game, admiral.observe(s, seat), legal, { level, seed: step, budget: BUDGET });
    thought.step(Infinity);
    game.advance(s, seat, thought.best() as Action, luck);
  }
}

const scenarios = ['first-battle', 'old-pirate', 'jolly-roger', 'pearl-shoals', 'mini-3'];

test.each(scenarios)('E-17 bots of two levels bring %s to an end before a limit does', (id) => {
  expect(played(id, 2)).not.toBe('round-limit');
});
