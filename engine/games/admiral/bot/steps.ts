import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import type { Square } from '../data/squares';

/** Further than any way. */
export const UNREACHED = 99;
const known = new WeakMap<Chart, Map<string, readonly number[]>>();

/** By square: how many steps it is from there to the nearest of these, round islands and the reefs of the board. */
export function stepsTo(chart: Chart, goals: readonly Square[]): readonly number[] {
  const lists = known.get(chart) ?? new Map<string, readonly number[]>();
  known.set(chart, lists);
  const name = goals.join(' ');
  const steps = lists.get(name) ?? stepsFrom(chart, goals);
  lists.set(name, steps);
  return steps;
}

export function stepsFrom(chart: Chart, goals: readonly Square[]): number[] {
  const steps = new Array<number>(chart.kind.length).fill(UNREACHED);
  let edge = goals.slice();
  for (let count = 0; edge.length > 0; count++) {
    for (const square of edge) steps[square] = count;
    const next = new Set<Square>();
    for (const square of edge)
      for (let course = 0; course < 8; course++) {
        const to = chart.go[square * 8 + course] as Square;
        if (to !== OFF && steps[to] === UNREACHED && !chart.reefs.includes(to)) next.add(to);
      }
    edge = [...next];
  }
  return steps;
}
