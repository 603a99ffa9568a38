import { byText } from './text-order';

/*
 * An answer of several parts is asked for in a chain, one part after the other. Each set and each division has exactly one
 * chain that leads to it, and every link that is offered can be completed.
 */

/** So much of several things, one number a thing: at most `caps` of each, all together at least `lo` and at most `hi`. */
export interface Division {
  readonly caps: readonly number[];
  readonly taken: readonly number[];
  /** The thing that is asked for now; those before it are settled. */
  readonly at: number;
  readonly lo: number;
  readonly hi: number;
}

/** The least that may be given for the thing at `at`, so that the rest can still be completed. */
export function leastOf({ caps, taken, at, lo }: Division): number {
  let rest = lo;
  for (let i = 0; i < taken.length; i++) rest -= taken[i] as number;
  for (let i = at + 1; i < caps.length; i++) rest -= caps[i] as number;
  return rest > 0 ? rest : 0;
}

export function mostOf({ caps, taken, at, hi }: Division): number {
  let rest = hi;
  for (let i = 0; i < taken.length; i++) rest -= taken[i] as number;
  const cap = caps[at] as number;
  return rest < cap ? rest : cap;
}

/** The actions of one list that name numbers, by number: `actions[0]` says `first`. Each range is put together once. */
export class Ranges<A> {
  private readonly made: (readonly A[] | undefined)[] = [];

  constructor(
    private readonly actions: readonly A[],
    private readonly first = 0,
  ) {}

  /** From lo to hi, in the order of their texts: 1, 10, 2. */
  from(lo: number, hi: number): readonly A[] {
    const at = lo * (this.actions.length + this.first) + hi;
    return (this.made[at] ??= this.make(lo, hi));
  }

  private make(lo: number, hi: number): readonly A[] {
    const numbers = Array.from({ length: Math.max(0, hi - lo + 1) }, (_, i) => lo + i);
    numbers.sort((a, b) => byText(String(a), String(b)));
    return numbers.map((number) => this.actions[number - this.first] as A);
  }
}

/** What is left of a list from which some are picked in its own order: those behind the one that was picked last. */
export function behindLast<T>(list: readonly T[], isPicked: (one: T) => boolean): readonly T[] {
  let from = list.length;
  while (from > 0 && !isPicked(list[from - 1] as T)) from--;
  return list.slice(from);
}

/** Those of them that may be picked next where so many are still needed: enough must be left behind each. */
export function pickable<T>(left: readonly T[], need: number): readonly T[] {
  return left.slice(0, left.length - need + 1);
}
