import { subsetsOf } from './subsets';
import type { Chart } from '../board/chart';
import { helpers } from '../legal/attack';
import { fortFrom, hullOfUnit, unitFrom, unitId } from '../legal/units';
import { fightOdds, type FightOdds } from '../odds';
import { tableOf } from '../resample';
import { chartOf, type AdmiralState } from '../state';
import type { AdmiralView, Attack, UnitId } from '../view';
import type { ShipId } from '../data/ships';

/** 13.16: both sides before the dice. */
export interface Engagement {
  /** Hull without dice, of everybody that takes part. */
  readonly attack: number;
  readonly defence: number;
  readonly odds: FightOdds;
}

/** As it was announced, with the defenders that are named. */
export function fightAhead(v: AdmiralView, attack: Attack): Engagement {
  const s = tableOf(v);
  return engagement(s, chartOf(s), attack);
}

export function engagement(
  s: AdmiralState,
  chart: Chart,
  { attackers, target, defenders }: Omit<Attack, 'isAssault'>,
): Engagement {
  const hull = (ids: readonly UnitId[]): number =>
    ids.reduce((sum, id) => sum + hullOfUnit(s, chart, unitFrom(chart, id)), 0);
  const [attack, defence] = [hull(attackers), hull([target, ...defenders])];
  return { attack, defence, odds: fightOdds(attack - defence, attackers.length, 1 + defenders.length) };
}

/** 4.15.4: ships that could help to defend a fort, in unit order. */
export function helpersOf(v: AdmiralView, fort: UnitId): ShipId[] {
  const s = tableOf(v);
  const chart = chartOf(s);
  return helpers(s, chart, fortFrom(chart, fort)).map((ship) => unitId(chart, ship));
}

/** 5.3: the helpers with whom the fort holds best; of equal ones the fewest. */
export function bestDefence(v: AdmiralView, attack: Attack): readonly ShipId[] {
  const s = tableOf(v);
  return bestDefenders(s, chartOf(s), attack);
}

export function bestDefenders(s: AdmiralState, chart: Chart, attack: Attack): readonly ShipId[] {
  const all = helpers(s, chart, fortFrom(chart, attack.target)).map((ship) => unitId(chart, ship));
  let best: readonly ShipId[] = [];
  let most = -1;
  for (const defenders of subsetsOf(all)) {
    const { lose } = engagement(s, chart, { ...attack, defenders }).odds;
    if (lose > most + 1e-9 || (lose > most - 1e-9 && defenders.length < best.length)) [best, most] = [defenders, lose];
  }
  return best;
}
