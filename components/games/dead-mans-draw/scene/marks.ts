import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { Target } from '../targets';
import { slotKey, type Mark, type Marks } from './model';

/** The signs of the open question: what can be chosen, what would sink, what was touched once. */
export function marksOf(view: DeadMansDrawView, targets: readonly Target[], chosen: string | null): Marks {
  const marks = new Map<string, Mark>();
  for (const { key, place, busts } of targets) {
    const mark: Mark = key === chosen ? 'chosen' : busts ? 'danger' : 'legal';
    if (place.kind === 'stack') marks.set(slotKey(place.seat, place.suit), mark);
    if (place.kind === 'row') marks.set(`row:${view.row.findIndex(({ card }) => card === place.card)}`, mark);
    if (place.kind === 'open') marks.set(`open:${view.revealed.indexOf(place.card)}`, mark);
    if (place.kind === 'seat') marks.set(`seat:${place.seat}`, mark);
  }
  return marks;
}
