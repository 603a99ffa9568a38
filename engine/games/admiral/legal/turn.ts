import type { Seat } from '@/engine/core/game';
import { END, said } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { STORM } from '../data/compass';
import { chartOf, isAfloat, strengthNow, type AdmiralState } from '../state';
import { addAttacks } from './attack';
import { addFire } from './fire';
import { addCargo, addFireships, addGifts, addRepairs, addWorkEnds, addWorks } from './port';
import { addDrifts, addMoves, hasToDrift, isDue, mustSail } from './sail';
import { nameOf } from './units';

/** 4.1: all that the active player can do now, sorted by text: the order of these lists is that of their first words. */
export function legalTurn(s: AdmiralState, seat: Seat): AdmiralAction[] {
  const chart = chartOf(s);
  const { can } = chart.rules;
  const actions: AdmiralAction[] = [];
  const isStorm = strengthNow(s) === STORM;
  const { boardings, assaults } = addAttacks(s, chart, seat);
  add(actions, assaults);
  add(actions, boardings);
  if (isStorm && can.move) addDrifts(s, chart, seat, actions);
  const moves: AdmiralAction[] = [];
  if (!isStorm && can.move) addMoves(s, chart, seat, moves);
  // 3.2.9
  if (!chart.rules.mustSail || moves.length === 0 || !mustSail(s, chart, seat)) actions.push(END);
  const repairs = addRepairs(s, chart, seat);
  add(actions, repairs.ends);
  if (can.fortWork) addWorkEnds(s, chart, seat, actions);
  addExplosions(s, chart, seat, actions);
  const { shots, salvos } = addFire(s, chart, seat);
  add(actions, shots);
  addFireships(s, chart, seat, actions);
  addGifts(s, chart, seat, actions);
  const { loads, unloads } = addCargo(s, chart, seat);
  add(actions, loads);
  add(actions, moves);
  add(actions, repairs.starts);
  add(actions, salvos);
  add(actions, unloads);
  if (can.fortWork) addWorks(s, chart, seat, actions);
  return actions;
}

function add(into: AdmiralAction[], more: readonly AdmiralAction[]): void {
  for (const action of more) into.push(action);
}

/** 4.12.6, 4.12.7 */
function addExplosions(s: AdmiralState, chart: Chart, seat: Seat, into: AdmiralAction[]): void {
  if (!chart.rules.can.fireship || !s.due.includes(s.round)) return;
  if (strengthNow(s) === STORM && hasToDrift(s, chart, seat)) return;
  for (const ship of chart.shipsByText)
    if (s.owner[ship] === seat && isAfloat(s, ship) && isDue(s, ship)) into.push(said.explode.of(nameOf(chart, ship)));
}

/** A single answer may be given by itself, but the end of a turn never is (E-29). */
export function mayBeForced(s: AdmiralState, seat: Seat): boolean {
  return mustSail(s, chartOf(s), seat);
}
