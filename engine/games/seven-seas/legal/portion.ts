import { PORTION, Ranges } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { sumOf } from '../data/goods';
import type { Portion } from '../view';

/** What may be given for the good that is asked now, so that the rest can always be completed. */
export function portionRange({ caps, taken, at, lo, hi }: Omit<Portion, 'kind' | 'seat'>): { lo: number; hi: number } {
  const given = sumOf(taken);
  let later = 0;
  for (let good = at + 1; good < 3; good++) later += caps[good] as number;
  const cap = caps[at] as number;
  const least = lo - given - later;
  const most = hi - given;
  return { lo: least > 0 ? least : 0, hi: most < cap ? most : cap };
}

const RANGES: Readonly<Record<Portion['kind'], readonly Ranges[]>> = {
  keep: PORTION.keep.map((actions) => new Ranges(actions)),
  sell: PORTION.sell.map((actions) => new Ranges(actions)),
  discard: PORTION.discard.map((actions) => new Ranges(actions)),
};

export function legalPortions(task: Portion): readonly SevenSeasAction[] {
  const { lo, hi } = portionRange(task);
  return (RANGES[task.kind][task.at] as Ranges).from(lo, hi);
}
