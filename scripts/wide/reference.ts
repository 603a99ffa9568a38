import { iterationsFor, strengthIn } from '@/engine/bots/levels';
import { createThought } from '@/engine/bots/thought';
import type { Game } from '@/engine/core/game';
import type { Question } from './questions';

/** What each answer is worth, by its text form. */
export type Values = Readonly<Record<string, number>>;

/** A search with so many times the Legend's thinking. An answer that it never looked at is worth as much as the worst. */
export function referenceValues(game: Game, seats: number, times: number, question: Question, seed: string): Values {
  const { measure } = game.brain;
  const longer = measure?.answers === undefined ? measure : { ...measure, answers: measure.answers * times };
  const patient: Game = { ...game, brain: { ...game.brain, ...(longer && { measure: longer }) } };
  const budget = iterationsFor(game, strengthIn(game, 'legend'), seats) * times;
  const thought = createThought(patient, question.view, question.legal, { level: 'legend', seed, budget });
  thought.step(Infinity);
  return Object.fromEntries(thought.analyse().map(({ action, value }) => [game.describe(action), value]));
}

/** The share of a win that an answer gives away against the one the reference would give, which comes first. */
export function lossOf(values: Values, answer: string): number {
  const all = Object.values(values);
  return (all[0] as number) - (values[answer] ?? Math.min(...all));
}
