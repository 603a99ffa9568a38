import type { Chart } from '../board/chart';
import { cardOf } from '../board/chart';
import { fightMargins } from '../odds';
import { durabilityOf, fortOf, hullOfUnit, isFort, ownerOf, type Unit } from '../legal/units';
import type { Square } from '../data/squares';
import { hullOf, type AdmiralState } from '../state';
import { errand, pointsFor } from './worth';

/** A fort of nobody is not worth a shot. */
export const LEAST_SHOT = 0.1;

/** What sinks or falls with a unit beside itself: its markers. */
export function burdenOf(s: AdmiralState, chart: Chart, unit: Unit): number {
  if (isFort(unit)) return 100 * (s.holds[fortOf(unit)] as number);
  const cargo = s.cargo[unit] as number;
  if (cargo === 0) return 0;
  return errand(s, chart, ownerOf(s, unit), chart.ships[unit]?.kind as number, cargo, s.at[unit] as Square, false);
}

/** Points that one hit is worth: some of what it brings nearer, all of what it sinks. */
export function hitPrize(s: AdmiralState, chart: Chart, target: Unit): number {
  const hull = hullOfUnit(s, chart, target);
  if (hull <= 0) return 0;
  if (isFort(target)) {
    // A fort that is ruined takes its markers with it; one of nobody's is no prize.
    if (ownerOf(s, target) < 0) return 0.05;
    return pointsFor(chart, target, hull) / hull / 2 + (0.4 * burdenOf(s, chart, target)) / (hull * hull);
  }
  const loss = pointsFor(chart, target, hull) - pointsFor(chart, target, hull - 1);
  return loss + (0.8 * burdenOf(s, chart, target)) / (hull * hull);
}

/** How much better off a side is after boarding with these ships, on the average over the dice; `foe`: hull of the target. */
export function boardingWorth(
  s: AdmiralState,
  chart: Chart,
  attackers: readonly number[],
  target: Unit,
  foe: number,
  helpers: readonly number[] = [],
): number {
  const hull = attackers.reduce((sum, ship) => sum + hullOf(s, chart, ship), 0);
  const help = helpers.reduce((sum, ship) => sum + hullOf(s, chart, ship), 0);
  const assault = isFort(target);
  const own = attackers.reduce(
    (sum, ship) => sum + pointsFor(chart, ship, hullOf(s, chart, ship)) + burdenOf(s, chart, ship),
    0,
  );
  const theirs = pointsFor(chart, target, foe) + burdenOf(s, chart, target);
  const helped = helpers.reduce(
    (sum, ship) => sum + pointsFor(chart, ship, hullOf(s, chart, ship)) + burdenOf(s, chart, ship),
    0,
  );
  const isNeutral = ownerOf(s, target) < 0;
  const loss = isNeutral ? 0 : theirs;
  let worth = 0;
  for (const [margin, chance] of fightMargins(hull - foe - help, attackers.length, 1 + helpers.length)) {
    if (margin === 0) worth += chance * (loss + helped - own);
    else if (margin > 0) {
      const units = [...attackers, target];
      const after = shared(s, chart, units, margin);
      worth += chance * (after + loss + (assault ? helped : 0) - own);
    } else {
      const units = assault ? [target, ...helpers] : [...attackers, target];
      const after = isNeutral ? 0 : shared(s, chart, units, -margin);
      worth += chance * (loss + (assault ? helped : 0) - after - own);
    }
  }
  return worth - LOCKED * attackers.length;
}

/** 4.14.13: ships that have fought do nothing more in this round. */
const LOCKED = 2;

/** What so many points of hull are worth to whoever shares them out (5.3). */
function shared(s: AdmiralState, chart: Chart, units: readonly Unit[], pool: number): number {
  const order = units.slice().sort((a, b) => priceOf(s, chart, b) - priceOf(s, chart, a));
  let left = Math.max(0, pool - order.length);
  let worth = 0;
  order.forEach((unit, i) => {
    if (i >= pool) return;
    const more = Math.min(left, durabilityOf(chart, unit) - 1);
    left -= more;
    worth += pointsFor(chart, unit, 1 + more) + burdenOf(s, chart, unit);
  });
  return worth;
}

function priceOf(s: AdmiralState, chart: Chart, unit: Unit): number {
  return isFort(unit) ? 8 + burdenOf(s, chart, unit) : cardOf(chart, unit).cost + burdenOf(s, chart, unit);
}
