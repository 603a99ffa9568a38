import type { Grouping, Line } from '@/engine/stats/game-stats';
import { favourite, most, total, type Part } from '@/engine/stats/summary';

/** How somebody draws and stops. */
export function lines(parts: readonly Part[]): Line[] {
  if (total(parts, 'draws') === 0) return [];
  const takes = total(parts, 'takes');
  const best = most(parts.flatMap(({ seat }) => seat.play?.counts.bestTake ?? []));
  const trait = favourite(parts);
  return [
    { id: 'averageTake', value: { tenths: takes === 0 ? null : total(parts, 'taken') / takes } },
    { id: 'bestTake', value: takes === 0 ? null : best },
    { id: 'busts', value: total(parts, 'busts') },
    { id: 'luck', figures: { happened: total(parts, 'drawBusts'), expected: { tenths: total(parts, 'expected') } } },
    ...(trait === null ? [] : [{ id: 'favouriteTrait', chosen: trait }]),
  ];
}

export const GROUPS: readonly Grouping[] = [{ id: 'byVariant', of: ({ match }) => match.variant }];
