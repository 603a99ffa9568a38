import { ruleMove } from '@/engine/bots/baselines';
import { analyseFor, chooseFor } from '@/engine/bots/choose';
import { createThought } from '@/engine/bots/thought';
import type { Game } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { LEVELS } from '@/engine/core/match';
import { pig } from '../../fixtures/bots/pig';
import { PLACES, shoals, yieldOf } from '../../fixtures/bots/shoals';

const game = shoals();
const WATERS = 100;

/** What one cast gives away on average, in fish, against the best place of its waters. */
function loss(
  move: (view: ReturnType<typeof game.observe>, legal: ReturnType<typeof game.legal>, n: number) => string,
) {
  let sum = 0;
  for (let n = 0; n < WATERS; n++) {
    const s = game.start({}, 2, Luck.fromSeed(`waters ${n}`));
    const legal = game.legal(s, 0);
    const chosen = move(game.observe(s, 0), legal, n);
    sum += Math.max(...legal.map((a) => yieldOf(s.waters, a))) - yieldOf(s.waters, { type: chosen });
  }
  return sum / WATERS;
}

describe('a question with 120 answers', () => {
  test('no level loses more than the rule bot, whose reckoning it stands on, and the best loses far less', () => {
    const rule = loss((view, legal, n) => ruleMove(game, view, legal, n).type);
    const losses = LEVELS.map((level) =>
      loss((view, legal, seed) => chooseFor(game, view, legal, { level, seed }).type),
    );
    expect(losses.filter((one) => one > rule)).toEqual([]);
    expect(losses.at(-1)).toBeLessThan(rule / 2);
    expect(rule).toBeGreaterThan(1);
  });

  test('most answers get a first look only, and no imagined match', () => {
    const s = game.start({}, 2, Luck.fromSeed('first look'));
    const options = { level: 'captain', seed: 1, budget: 100 } as const;
    const thought = createThought(game, game.observe(s, 0), game.legal(s, 0), options);
    let steps = 0;
    for (; !thought.done; steps++) thought.step(1);
    const found = thought.analyse();
    expect(steps).toBe(100 + 3 * PLACES);
    expect(found.reduce((sum, c) => sum + c.visits, 0)).toBe(100);
    expect(found.length).toBeGreaterThan(5);
    expect(found.length).toBeLessThan(25);
    const places = game.legal(s, 0).map((a) => yieldOf(s.waters, a));
    const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
    expect(mean(found.map((c) => yieldOf(s.waters, { type: c.action.type })))).toBeGreaterThan(mean(places) + 3);
  });

  test('where the game names what is worth a thought, nothing else is thought about, and more of it the longer it lasts', () => {
    const narrowed = shoals(12);
    const s = narrowed.start({}, 2, Luck.fromSeed('named'));
    const view = narrowed.observe(s, 0);
    const legal = narrowed.legal(s, 0);
    const looked = (budget: number) =>
      analyseFor(narrowed, view, legal, { level: 'legend', seed: 3, budget }).map((c) => c.action.type);
    const named = narrowed.brain.narrow!(s, 0, legal, Luck.fromSeed(1).bots).map((a) => a.type);
    expect(looked(25).sort()).toEqual(named.slice(0, 5).sort());
    expect(looked(2500).sort()).toEqual([...named].sort());
  });

  test('thought in one go, in slices, or from copies in a worker: the same answer', () => {
    const s = game.start({}, 2, Luck.fromSeed('slices'));
    const [view, legal] = [game.observe(s, 0), game.legal(s, 0)];
    const options = { level: 'captain', seed: 9 } as const;
    const whole = chooseFor(game, view, legal, options);
    const sliced = createThought(game, view, legal, options);
    for (let size = 1; !sliced.done; size++) sliced.step(size);
    expect(sliced.best()).toBe(whole);
    const copy = JSON.parse(JSON.stringify([view, legal])) as [typeof view, typeof legal];
    expect(chooseFor(game, ...copy, options)).toEqual(whole);
  });
});

describe('where nothing is to be searched', () => {
  const s = { scores: [0, 0] as [number, number], sum: 3, mover: 0, turn: 1 };
  const hushed: Game = { ...pig, brain: { ...pig.brain, hush: () => true } } as unknown as Game;
  const view = pig.observe(s, 0);
  const legal = pig.legal(s, 0);

  test('every level answers at once as the rule bot does, without noise', () => {
    const answers = LEVELS.flatMap((level) =>
      Array.from({ length: 20 }, (_, seed) => {
        const thought = createThought(hushed, view, legal, { level, seed });
        expect(thought.done).toBe(true);
        return thought.best().type;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['ROLL']));
  });

  test('and takes as long as elsewhere where its length would tell something', () => {
    const thought = createThought(hushed, view, legal, { level: 'captain', seed: 1, thorough: true });
    let steps = 0;
    for (; !thought.done; steps++) thought.step(1);
    expect(steps).toBe(150);
    expect([thought.best().type, thought.analyse()]).toEqual(['ROLL', []]);
  });
});
