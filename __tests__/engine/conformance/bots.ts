import type { Game } from '@/engine/core/game';
import { LEVELS, type Level } from '@/engine/core/match';
import { chooseFor } from '@/engine/bots/choose';
import { createThought } from '@/engine/bots/thought';
import { freeze, must, mustEqual } from './difference';
import type { Property } from './property';
import type { Subject } from './settings';
import { everyWalk, type Walk } from './walk';

const BUDGET = 6;

export function botsArePlayers(subject: Subject): Property[] {
  const { game, settings } = subject;

  return [
    everyWalk(
      subject,
      'bots: every level answers legally, by the seed alone, and keeps its hands off what it was given',
      (walk) => {
        for (const { moves, last } of walk.places()) {
          const seat = moves[0]?.seat;
          if (!last || seat === undefined) continue;
          const view = freeze(game.observe(walk.state, seat));
          const legal = game.legal(walk.state, seat);
          const texts = legal.map((action) => game.describe(action));
          const options = { level: levelOf(walk), seed: walk.plan.seed, budget: BUDGET };
          const answer = game.describe(chooseFor(game, view, legal, options));
          must(texts.includes(answer), () => `${options.level} answers ${answer}`);
          mustEqual(game.describe(chooseFor(game, view, legal, options)), answer, 'the same seed');
          mustEqual(
            legal.map((action) => game.describe(action)),
            texts,
            'the list of actions',
          );
        }
      },
    ),

    everyWalk(subject, 'bots: what a seat cannot know never changes the answer', (walk) => {
      for (const { moves, last } of walk.places()) {
        const seat = moves[0]?.seat;
        if (!last || seat === undefined) continue;
        const answers = ['truth', 'one', 'other'].map((name) => {
          const state = game.clone(walk.state);
          const world = name === 'truth' ? state : settings.scramble(state, seat, walk.chance(name));
          const options = { level: levelOf(walk), seed: walk.plan.seed, budget: BUDGET };
          return game.describe(chooseFor(game, game.observe(world, seat), game.legal(world, seat), options));
        });
        must(new Set(answers).size === 1, () => answers.join(' or '));
      }
    }),

    everyWalk(subject, 'bots: a thought takes exactly its budget, in one piece or in slices', (walk) => {
      for (const { moves, last } of walk.places()) {
        const seat = moves[0]?.seat;
        if (!last || seat === undefined) continue;
        let worlds = 0;
        const counted: Game = {
          ...game,
          resample(view, luck) {
            worlds++;
            return game.resample(view, luck);
          },
        };
        const view = game.observe(walk.state, seat);
        const legal = game.legal(walk.state, seat);
        const options = { level: levelOf(walk), seed: walk.plan.seed, budget: BUDGET };
        // Kept with the scenario, so it is no part of a single thought.
        const study = game.brain.study?.(view as never);
        while (study && !study.done) study.step();
        const thought = createThought(counted, view, legal, options);
        const made = game.resample(view, walk.luckFor('budget'));
        const isFree = legal.length === 1 || game.brain.hush?.(made, seat, legal) === true;
        const lines = game.brain.plans?.(made, seat, walk.chance('budget'), 0).length ?? 0;
        // Of more answers or lines than so few iterations can tell apart each gets a first look, in three worlds.
        const most = 3 * Math.max(legal.length, lines + 1);
        let steps = 0;
        for (; !thought.done && steps <= BUDGET + most; steps++) thought.step(1);
        const looks = steps - BUDGET;
        const isWhole = looks === 0 || looks === 3 * legal.length || (lines > 0 && looks > 0 && looks % 3 === 0);
        must(isFree ? steps === 0 : isWhole, `done after ${steps} of ${BUDGET}`);
        must(thought.done, 'not done after its budget');
        const sliced = game.describe(thought.best());
        // One world for each iteration and look, at most one more for the answer by rule, and one to ask whether that is right.
        must(worlds <= steps + (game.brain.hush ? 2 : 1), `${worlds} worlds for ${steps} steps`);
        mustEqual(game.describe(chooseFor(game, view, legal, options)), sliced, 'in one piece');
      }
    }),
  ];
}

function levelOf(walk: Walk): Level {
  return LEVELS[walk.plan.seed % LEVELS.length] as Level;
}
