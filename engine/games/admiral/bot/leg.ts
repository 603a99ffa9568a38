import type { Seat } from '@/engine/core/game';
import { topOf } from '@/engine/kit/tasks';
import type { AdmiralAction } from '../actions';
import { COURSES } from '../data/compass';
import type { Square } from '../data/squares';
import { squareAfter } from '../legal/sail';
import { shipFrom } from '../legal/units';
import { chartOf, type AdmiralState } from '../state';
import { reefsAround } from './race';
import { stepsTo } from './steps';
import { goalsOf } from './turn';
import { isRace, roundsHome } from './waters';

/** 8.1.1: the second leg that ends nearest to what the ship wants. */
export function answerLeg(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const { ship: id, course, squares } = topOf(s, 'leg');
  const ship = shipFrom(chart, id);
  const steps = isRace(chart) ? roundsHome(s, chart, seat) : stepsTo(chart, goalsOf(s, chart, seat, ship));
  const middle = squareAfter(chart, s.at[ship] as Square, course, squares);
  const left = (action: AdmiralAction): number => {
    const turned = action.type === 'Manoeuvre' && 'course' in action;
    const end = turned ? squareAfter(chart, middle, COURSES.indexOf(action.course), action.squares) : middle;
    return (steps[end] as number) + reefsAround(s, chart, end) * 0.3;
  };
  return legal.reduce((best, action) => (left(action) < left(best) ? action : best));
}
