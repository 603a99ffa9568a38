import type { Seat } from '@/engine/core/game';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { sideNamed } from '../board/sides';
import { KINDS } from '../data/ships';
import { mayUnload } from '../legal/port';
import { chartOf, hullOf, NOWHERE, type AdmiralState } from '../state';
import { endOf } from './ends';
import { isRace, roundsHome } from './waters';

/** An answer after which this seat wins in this turn, as far as can be seen; null: there is none. */
export function winningAnswer(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): AdmiralAction | null {
  const chart = chartOf(s);
  const missing = isRace(chart) ? NOWHERE : missingLots(s, chart, seat);
  return legal.find((action) => wins(s, chart, seat, missing, action)) ?? null;
}

function wins(s: AdmiralState, chart: Chart, seat: Seat, missing: number, action: AdmiralAction): boolean {
  if (action.type === 'Unload') return missing > 0 && action.count >= missing;
  const end = endOf(s, chart, action);
  if (!end || end.damage >= hullOf(s, chart, end.ship)) return false;
  if (missing === NOWHERE) {
    const isBrig = KINDS[chart.ships[end.ship]?.kind as number] === 'brig';
    return isBrig && roundsHome(s, chart, seat)[end.square] === 0;
  }
  const brings = missing > 0 && (s.cargo[end.ship] as number) >= missing && !s.locked[end.ship];
  return brings && (chart.portsOf[end.square] ?? []).some((fort) => mayUnload(s, chart, seat, fort));
}

/** How many markers more this seat's side has to bring in; 0: that wins nothing here. */
function missingLots(s: AdmiralState, chart: Chart, seat: Seat): number {
  const side = chart.sideOf[seat] as number;
  for (const condition of chart.victory) {
    if (condition.type !== 'deliver') continue;
    const { side: named = 'any', when } = condition;
    if (when === 'roundEnd' || (named !== 'any' && sideNamed(chart, named) !== side)) continue;
    return Math.max(0, condition.count - (s.delivered[side] as number));
  }
  return 0;
}
