import { Series } from '@/engine/bots/series';
import { createThought } from '@/engine/bots/thought';
import type { Plan } from '@/engine/bots/plan';
import type { Game } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { distance, STEPS, walkGame } from '../../fixtures/bots/walk';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays a whole turn; tells how many of its decisions had to be thought about, and how far from the treasure it ended. */
function turn(wind: boolean, seed: string, plans: boolean): { thoughts: number; away: number } {
  const game = walkGame(wind);
  const luck = Luck.fromSeed(seed);
  const s = game.start({}, 2, luck);
  let plan: Plan = [];
  let thoughts = 0;
  for (let step = 0; step < STEPS; step++) {
    const options = { level: 'captain', seed: `${seed}/${step}`, plan: copied(plan) } as const;
    const thought = createThought(game, game.observe(s, 0), game.legal(s, 0), options);
    if (!thought.done) thoughts++;
    thought.step(Infinity);
    if (plans) plan = thought.plan();
    game.advance(s, 0, thought.best() as { type: string }, luck);
  }
  return { thoughts, away: distance(s, 0) };
}

describe('a turn of twelve decisions', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('is thought through once, and the rest follows while the seat sees what it foresaw', () => {
    const turns = seeds.map((seed) => turn(false, seed, true));
    expect(turns.map(({ thoughts }) => thoughts)).toEqual(seeds.map(() => 1));
    // Sixty lines at random, the best of them by far: the rule bot, which walks at random, ends about eight away.
    expect(turns.reduce((sum, { away }) => sum + away, 0) / seeds.length).toBeLessThan(4);
  });

  test('is thought through anew where chance has its say, and only there', () => {
    const thoughts = seeds.map((seed) => turn(true, seed, true).thoughts);
    expect(Math.max(...thoughts)).toBe(2);
    // A few imagined turns may all have had the same wind, which then came: it is as foreseen.
    expect(thoughts.filter((count) => count === 2).length).toBeGreaterThan(3);
  });

  test('bots among themselves keep their plans, too: few of their answers cost a thought', () => {
    const counts = { worlds: 0 };
    const game = walkGame(false);
    const counted = {
      ...game,
      resample: (...given: Parameters<typeof game.resample>) => {
        counts.worlds++;
        return game.resample(...given);
      },
    } as unknown as Game;
    const seats = [0, 1].map((seat) => ({ kind: 'bot' as const, name: `${seat}`, level: 'captain' as const }));
    const series = new Series(counted, { options: {}, seats, seed: 'plans', matches: 1, budget: 10 });
    series.step(Infinity);
    // Two thoughts of ten imagined turns, each after three looks at some sixty lines, for twenty-four answers.
    expect(series.played[0]?.answers).toBe(2 * STEPS);
    expect(counts.worlds).toBeLessThan(2 * (10 + 3 * 61 + 10));
  });

  test('without its plan every decision is a thought of its own', () => {
    expect(turn(false, 'a', false).thoughts).toBe(STEPS);
  });

  test('a plan is dropped where the seat sees something else, and a plan for nothing changes nothing', () => {
    const game = walkGame(false);
    const s = game.start({}, 2, Luck.fromSeed(1));
    const ask = (plan?: Plan) =>
      createThought(game, game.observe(s, 0), game.legal(s, 0), { level: 'captain', seed: 4, plan });
    const first = ask();
    first.step(Infinity);
    const plan = first.plan();
    expect(plan).toHaveLength(STEPS - 1);
    // The question is still the first one, which the plan is not for.
    const again = ask(plan);
    expect(again.done).toBe(false);
    again.step(Infinity);
    expect([again.best(), again.plan()]).toEqual([first.best(), plan]);
  });

  test('an answer of several lines is told once, with the best of them', () => {
    const game = walkGame(false);
    const s = game.start({}, 2, Luck.fromSeed(1));
    const thought = createThought(game, game.observe(s, 0), game.legal(s, 0), { level: 'legend', seed: 5 });
    thought.step(Infinity);
    const found = thought.analyse();
    expect(found.map(({ action }) => action.type).sort()).toEqual(['E', 'N', 'S', 'W']);
    expect(found[0]?.action).toEqual(thought.best());
  });
});
