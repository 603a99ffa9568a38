import { leastOf, mostOf, Ranges } from '@/engine/kit/chains';
import { PORTION } from '../action-table';
import type { SevenSeasAction } from '../actions';
import type { Portion } from '../view';

const RANGES: Readonly<Record<Portion['kind'], readonly Ranges<SevenSeasAction>[]>> = {
  keep: PORTION.keep.map((actions) => new Ranges(actions)),
  sell: PORTION.sell.map((actions) => new Ranges(actions)),
  discard: PORTION.discard.map((actions) => new Ranges(actions)),
};

export function legalPortions(task: Portion): readonly SevenSeasAction[] {
  return (RANGES[task.kind][task.at] as Ranges<SevenSeasAction>).from(leastOf(task), mostOf(task));
}
