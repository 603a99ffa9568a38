import type { Chart } from '../board/chart';
import { OFF } from '../board/terrain';
import type { Square } from '../data/squares';

const UNREACHED = 99;
const known = new WeakMap<Chart, (readonly number[])[]>();

/** By square: how many steps it is from there to the port of a fort, round islands and the reefs of the board. */
export function stepsTo(chart: Chart, fort: number): readonly number[] {
  const lists = known.get(chart) ?? [];
  known.set(chart, lists);
  return (lists[fort] ??= stepsFrom(chart, chart.forts[fort]?.port ?? []));
}

function stepsFrom(chart: Chart, goals: readonly Square[]): number[] {
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
