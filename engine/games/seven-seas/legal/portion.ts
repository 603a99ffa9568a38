import { PORTION, Ranges } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { sumOf, type Counts } from '../data/goods';
import type { Portion } from '../view';

/** The least that may be given for the good at `at`, so that the rest can still be completed. */
export function leastOf(caps: Counts, taken: Counts, at: number, lo: number): number {
  let rest = lo - sumOf(taken);
  for (let good = at + 1; good < 3; good++) rest -= caps[good] as number;
  return rest > 0 ? rest : 0;
}

export function mostOf(caps: Counts, taken: Counts, at: number, hi: number): number {
  const rest = hi - sumOf(taken);
  const cap = caps[at] as number;
  return rest < cap ? rest : cap;
}

const RANGES: Readonly<Record<Portion['kind'], readonly Ranges[]>> = {
  keep: PORTION.keep.map((actions) => new Ranges(actions)),
  sell: PORTION.sell.map((actions) => new Ranges(actions)),
  discard: PORTION.discard.map((actions) => new Ranges(actions)),
};

export function legalPortions(task: Portion): readonly SevenSeasAction[] {
  const { kind, caps, taken, at, lo, hi } = task;
  return (RANGES[kind][at] as Ranges).from(leastOf(caps, taken, at, lo), mostOf(caps, taken, at, hi));
}
