import { greedyMove, randomMove, ruleMove, type Baseline } from '@/engine/bots/baselines';
import { chooseFor } from '@/engine/bots/choose';
import { LEVELS, type Level } from '@/engine/core/match';

const BASELINES: Readonly<Record<string, Baseline>> = { rule: ruleMove, greedy: greedyMove, random: randomMove };

/** `legend`, `rule`, `greedy`, `random`; `legend@500` is a level with another number of iterations, `legend~0` one that remembers nothing. */
export function playerOf(name: string): Baseline {
  const baseline = BASELINES[name];
  if (baseline) return baseline;
  const [rest, memory] = name.split('~');
  const [level, iterations] = (rest as string).split('@');
  if (!LEVELS.includes(level as Level)) throw new Error(`Nobody on the ladder is called ${name}.`);
  return (game, view, legal, seed) =>
    chooseFor(game, view, legal, {
      level: level as Level,
      seed,
      ...(iterations === undefined ? {} : { budget: Number(iterations) }),
      ...(memory === undefined ? {} : { memory: Number(memory) }),
    });
}
