import type { Action, Decision, Seat } from '@/engine/core/game';
import { topTask, type Task, type TaskOf } from './tasks';

/** What a task of one kind asks, and all that may be answered, sorted by text. */
export interface Question<S, T extends Task, D extends Decision, A extends Action> {
  readonly decision: (s: S, task: T, seat: Seat) => D;
  readonly answers: (s: S, task: T, seat: Seat) => readonly A[];
}

/** By the kind of the task on top; kinds that ask nobody are left out of `T`. */
export type Questions<S, T extends Task, D extends Decision, A extends Action> = {
  readonly [K in T['kind']]: Question<S, TaskOf<T, K>, D, A>;
};

/** The decision and the answers of whatever task lies on top. */
export interface Asking<S, D extends Decision, A extends Action> {
  /** Undefined while the task on top asks nobody. */
  decision(s: S): D | undefined;
  /** Empty for a seat that is not asked. */
  answers(s: S, seat: Seat): readonly A[];
}

const NOTHING: readonly never[] = [];

export function askingBy<
  S extends { readonly tasks: readonly Task[] },
  T extends Task,
  D extends Decision,
  A extends Action,
>(questions: Questions<S, T, D, A>, seatOf: (s: S, task: T) => Seat): Asking<S, D, A> {
  const byKind = questions as unknown as Readonly<Record<string, Question<S, T, D, A> | undefined>>;
  return {
    decision: (s) => {
      const task = topTask(s) as T | undefined;
      return task && byKind[task.kind]?.decision(s, task, seatOf(s, task));
    },
    answers: (s, seat) => {
      const task = topTask(s) as T | undefined;
      const question = task && byKind[task.kind];
      return question && seatOf(s, task) === seat ? question.answers(s, task, seat) : NOTHING;
    },
  };
}
