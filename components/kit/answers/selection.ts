import type { Action } from '@/engine';
import type { Presenter } from './presenter';

/** What has been touched of an answer so far. */
export interface Selection<A> {
  /** The thing first, then what it acts on. */
  readonly touched: readonly string[];
  /** The answers that begin so. */
  readonly left: readonly A[];
  /** The only one that is left. */
  readonly chosen: A | null;
}

/** By thing: the answers for which it is touched next. */
export type Things<A> = ReadonlyMap<string, readonly A[]>;

interface Question<A> {
  readonly legal: readonly A[];
}

export function thingsOf<A extends Action, K extends Question<A>>(
  present: Presenter<A, K>,
  ask: K | null,
  touched: readonly string[] = [],
): Things<A> {
  const things = new Map<string, A[]>();
  for (const action of ask?.legal ?? []) {
    const path = present.path(action, ask as K);
    const next = path[touched.length];
    if (next === undefined || !begins(path, touched)) continue;
    const those = things.get(next);
    if (those) those.push(action);
    else things.set(next, [action]);
  }
  return things;
}

/** The answers for which these things are touched first. */
export function leftOf<A extends Action, K extends Question<A>>(
  present: Presenter<A, K>,
  ask: K,
  touched: readonly string[],
): readonly A[] {
  return ask.legal.filter((action) => begins(present.path(action, ask), touched));
}

/** The next touch: on from what was touched before, or else in place of the last of it. Null: nothing can be done with it. */
export function touchThing<A extends Action, K extends Question<A>>(
  present: Presenter<A, K>,
  ask: K,
  before: readonly string[],
  thing: string,
): Selection<A> | null {
  for (let kept = before.length; kept >= 0; kept--) {
    const touched = [...before.slice(0, kept), thing];
    const left = leftOf(present, ask, touched);
    const [only, ...others] = left;
    if (only) return { touched, left, chosen: others.length === 0 ? only : null };
  }
  return null;
}

const begins = (path: readonly string[], touched: readonly string[]) => touched.every((thing, i) => path[i] === thing);
