import { topOf } from '@/engine/kit/tasks';
import { DEFEND_DONE, ROLL, SHIFT_DONE, pointsFrom } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { helpers } from '../legal/attack';
import { fortFrom, fortOf, hullOfUnit, isFort, shipFrom, unitFrom, type Unit } from '../legal/units';
import { filledUp } from '../sharing';
import { chartOf, fortHull, hullOf, type AdmiralState } from '../state';

/** So much more hull than the other side makes an attack worth while (12.2). */
const ENOUGH = 2;

/** The best boarding or assault among these, or none. */
export function bestAttack(s: AdmiralState, chart: Chart, legal: readonly AdmiralAction[]): AdmiralAction | null {
  let best: AdmiralAction | null = null;
  let most = ENOUGH - 1;
  for (const action of legal) {
    if (action.type !== 'Board' && action.type !== 'Assault') continue;
    const target = targetOf(chart, action);
    const mine = legal.filter((one) => one.type === action.type && targetOf(chart, one) === target);
    const strength = mine.reduce((sum, one) => sum + hullOf(s, chart, shipFrom(chart, (one as typeof action).ship)), 0);
    const margin = strength - defence(s, chart, target);
    if (margin <= most) continue;
    // The chain goes up in unit order: the line first.
    const first = mine.reduce((a, b) => (rank(chart, a) <= rank(chart, b) ? a : b));
    [best, most] = [first, margin];
  }
  return best;
}

function targetOf(chart: Chart, action: AdmiralAction): Unit {
  if (action.type === 'Board') return shipFrom(chart, action.target);
  return action.type === 'Assault' ? unitFrom(chart, action.fort) : -1;
}

function rank(chart: Chart, action: AdmiralAction): number {
  return 'ship' in action ? (chart.ships[shipFrom(chart, action.ship)]?.number as number) : 0;
}

function defence(s: AdmiralState, chart: Chart, target: Unit): number {
  const own = hullOfUnit(s, chart, target);
  if (!isFort(target)) return own;
  return helpers(s, chart, fortOf(target)).reduce((sum, ship) => sum + hullOf(s, chart, ship), own + 1);
}

/** As few more as make it safe. */
export function answerJoin(s: AdmiralState, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const { target, attackers } = topOf(s, 'attack');
  const strength = attackers.reduce((sum, id) => sum + hullOf(s, chart, shipFrom(chart, id)), 0);
  const joins = legal.filter(({ type }) => type === 'Join');
  if (joins.length === 0 || strength - defence(s, chart, unitFrom(chart, target)) >= ENOUGH + 1) return ROLL;
  return joins.reduce((a, b) => (rank(chart, a) <= rank(chart, b) ? a : b));
}

/** Whoever can help does, while it is needed. */
export function answerDefence(s: AdmiralState, legal: readonly AdmiralAction[]): AdmiralAction {
  const chart = chartOf(s);
  const { target, attackers, defenders } = topOf(s, 'defend');
  const hull = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + hullOf(s, chart, shipFrom(chart, id)), 0);
  const safe = fortHull(s, chart, fortFrom(chart, target)) + hull(defenders) >= hull(attackers) + ENOUGH;
  const first = legal.find((action) => action.type === 'ChooseDefenders' && 'ship' in action);
  return safe || !first ? DEFEND_DONE : first;
}

/** 5.3: everybody one, the most valuable first, then as much as they hold. */
export function answerShare(s: AdmiralState, legal: readonly AdmiralAction[]): AdmiralAction {
  const share = topOf(s, 'share');
  const { given } = share;
  const points = filledUp(share, given, given.length)[given.length] as number;
  const [action] = pointsFrom(points, points);
  return action && legal.includes(action) ? action : (legal.at(-1) as AdmiralAction);
}

/** What would go down with a ship is taken off it. */
export function answerShift(s: AdmiralState, legal: readonly AdmiralAction[]): AdmiralAction {
  const { units, given } = topOf(s, 'cargo');
  const stays = (id: string): boolean => (given[units.indexOf(id)] as number) > 0;
  const saving = legal.find((action) => action.type === 'ShiftCargo' && !stays(action.from) && stays(action.to));
  return saving ?? SHIFT_DONE;
}
