import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { COURSES } from '../data/compass';
import { squareFrom, type Square } from '../data/squares';
import { driftOf } from '../legal/sail';
import { shipFrom } from '../legal/units';
import type { AdmiralState } from '../state';

/** Where a ship lies after a move or a drift, and what the reef has done to it; null: nothing moves. */
export function endOf(
  s: AdmiralState,
  chart: Chart,
  action: AdmiralAction,
): { readonly ship: number; readonly square: Square; readonly damage: number } | null {
  if (action.type === 'Move') {
    const ship = shipFrom(chart, action.ship);
    let square = s.at[ship] as Square;
    const course = COURSES.indexOf(action.course);
    for (let count = 0; count < action.squares; count++) square = chart.go[square * 8 + course] as Square;
    return { ship, square, damage: 0 };
  }
  if (action.type !== 'Drift') return null;
  const ship = shipFrom(chart, action.ship);
  if ('square' in action) return { ship, square: squareFrom(action.square), damage: 0 };
  const { path, damage } = driftOf(s, chart, ship);
  return { ship, square: path.at(-1) ?? (s.at[ship] as Square), damage };
}
