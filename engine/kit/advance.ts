import type { Action, Emit, Event, Seat } from '@/engine/core/game';
import type { Typed } from '@/engine/core/forms';
import type { Luck } from '@/engine/core/luck';
import type { Play } from './play';
import { haveChanged, type Task, type Tasked } from './tasks';

/** One rule for each type of action: it carries out that one answer. */
export type Rules<P, A extends Action> = {
  readonly [T in A['type']]: (play: P, seat: Seat, action: Typed<A, T>) => void;
};

type Rule<S, A, E extends Event> = (play: Play<S, E>, seat: Seat, action: A) => void;

/**
 * `advance` of a game whose questions lie on a stack of tasks: the answer is carried out, `settle` does what needs no answer,
 * and where other tasks are left than before, `asks` says so to everybody.
 */
export function advanceBy<S extends Tasked<Task>, A extends Action, E extends Event>(
  rules: Rules<Play<S, E>, A>,
  settle: (play: Play<S, E>) => void,
  asks: (s: S, seat: Seat, tasks: S['tasks']) => E,
): (s: S, seat: Seat, action: A, luck: Luck, emit?: Emit<E>) => void {
  const ruleFor = rules as unknown as Readonly<Record<A['type'], Rule<S, A, E>>>;
  return (s, seat, action, luck, emit) => {
    const play: Play<S, E> = { s, luck, emit };
    const before = emit && s.tasks.slice();
    ruleFor[action.type as A['type']](play, seat, action);
    settle(play);
    if (emit && before && haveChanged(before, s.tasks)) emit(asks(s, seat, s.tasks.slice()));
  };
}
