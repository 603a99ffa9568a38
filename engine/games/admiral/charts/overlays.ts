import type { Chart } from '../board/chart';
import { LAND } from '../board/shape';
import { OFF } from '../board/terrain';
import { deviation, isOblique } from '../data/compass';
import type { Kind, ShipCard } from '../data/ships';
import type { Square } from '../data/squares';
import { isSheltered } from '../legal/sail';
import { isEnterable } from '../scenario/board-check';

/* 15.2: what lies over the map while it is made. All by square; a board that nobody plays on yet has no ships. */

/** By square: damage that storms from all sides together do to a ship of this kind. */
export function stormDanger(chart: Chart, kind: Kind): readonly number[] {
  const card = chart.cards[kind] as ShipCard;
  return chart.kind.map((_, square) => {
    if (!isEnterable(chart, square)) return 0;
    let danger = 0;
    for (let wind = 0; wind < 8; wind++)
      if (!isSheltered(chart, square, wind))
        danger += driftDamage(chart, square, wind, card.storm[isOblique(wind) ? 1 : 0]);
    return danger;
  });
}

/** 4.8.3 */
function driftDamage(chart: Chart, from: Square, wind: number, most: number): number {
  let square = from;
  for (let sailed = 0; sailed < most; sailed++) {
    const next = chart.go[square * 8 + wind] as Square;
    if (next === OFF) return 0;
    if (chart.reefs.includes(next)) return most - sailed;
    square = next;
  }
  return 0;
}

/** The squares that a ship could reach from here with this wind; null: calm. */
export function reachIn(chart: Chart, from: Square, kind: Kind, wind: number | null): readonly Square[] {
  const card = chart.cards[kind] as ShipCard;
  const found: Square[] = [];
  for (let course = 0; course < 8; course++) {
    const of = isOblique(course) ? 1 : 0;
    const most = wind === null ? card.calm[of] : card.fresh[of] - deviation(course, wind);
    let square = from;
    for (let i = 0; i < most; i++) {
      square = chart.go[square * 8 + course] as Square;
      if (square === OFF || chart.reefs.includes(square)) break;
      found.push(square);
    }
  }
  return found;
}

/** 4.20.10: where the cargo of a lost ship stays. */
export function coastalSquares(chart: Chart): readonly Square[] {
  return chart.squares.filter((square) => chart.coastal[square] && chart.kind[square] !== LAND);
}

const FAR = -1;

/** By square: steps from the nearest port of these forts, around land and reefs; -1: no ship comes there. */
export function stepsFrom(chart: Chart, forts: readonly number[]): readonly number[] {
  const steps = chart.kind.map(() => FAR);
  let edge = forts.flatMap((fort) => chart.forts[fort]?.port ?? []).filter((square) => isEnterable(chart, square));
  for (let step = 0; edge.length > 0; step++) {
    const next: Square[] = [];
    for (const square of edge) {
      if (steps[square] !== FAR) continue;
      steps[square] = step;
      for (let course = 0; course < 8; course++) {
        const at = chart.go[square * 8 + course] as Square;
        if (at !== OFF && steps[at] === FAR && !chart.reefs.includes(at)) next.push(at);
      }
    }
    edge = next;
  }
  return steps;
}
