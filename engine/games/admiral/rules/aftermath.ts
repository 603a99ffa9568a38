import type { Seat } from '@/engine/core/game';
import { squareId, type Square } from '../data/squares';
import { fortOf, isFort, shipFrom, unitFrom, unitId, type Unit } from '../legal/units';
import { isAfloat, NOBODY, NOWHERE } from '../state';
import type { Share } from '../view';
import { sink } from './damage';
import { capture, ruin } from './forts';
import { tell, type Play } from './play';
import { kindOf, scorePoints } from './points';
import { endWork } from './works';
import { cardOf } from '../board/chart';

/** 4.14.7, 4.15.6: equal totals. */
export function allLost(play: Play, attackers: readonly Unit[], defenders: readonly Unit[]): void {
  const [target] = defenders as readonly [Unit];
  for (const unit of [...attackers, ...defenders]) if (!isFort(unit)) sink(play, unit, 'fight');
  if (isFort(target)) ruin(play, fortOf(target), true);
}

/** 4.14.9–4.14.13, 4.15.7–4.15.11: what each unit has left, what is lost, new flags, locks. */
export function aftermath(play: Play, winner: Seat, share: Share): void {
  const { s, chart } = play;
  const units = share.units.map((id) => unitFrom(chart, id));
  tell(play, {
    type: 'shared',
    seat: winner === NOBODY ? s.active : winner,
    units: share.units,
    given: share.given,
    won: share.won,
  });
  units.forEach((unit, i) => settleHull(play, unit, share.given[i] as number));
  units.forEach((unit, i) => {
    if (share.given[i] === 0 && !isFort(unit)) sink(play, unit, 'sacrifice');
  });
  for (const ship of losers(play, share)) if (isAfloat(s, ship)) sink(play, ship, 'fight');
  units.forEach((unit, i) => {
    if (share.given[i] !== 0) takeOver(play, unit, winner);
  });
  units.forEach((unit, i) => {
    if (isFort(unit) && share.given[i] === 0) ruin(play, fortOf(unit), true);
  });
}

function settleHull({ s, chart }: Play, unit: Unit, points: number): void {
  if (isFort(unit)) s.fortDamage[fortOf(unit)] = chart.rules.fort.durability - points;
  else s.damage[unit] = cardOf(chart, unit).durability - points;
}

/** After an assault the ships of the side that lost are destroyed, not captured. */
function losers({ chart }: Play, { isAssault, won, attackers, defenders }: Share): number[] {
  if (!isAssault) return [];
  return (won ? defenders : attackers).map((id) => shipFrom(chart, id));
}

/** 4.14.12, 4.14.13, 4.15.9 */
function takeOver(play: Play, unit: Unit, winner: Seat): void {
  const { s, chart } = play;
  if (isFort(unit)) {
    const fort = fortOf(unit);
    if (s.fortOwner[fort] !== winner) capture(play, fort, winner);
    s.fortLocked[fort] = true;
    return;
  }
  const from = s.owner[unit] as Seat;
  s.locked[unit] = true;
  s.moved[unit] = true;
  s.fired[unit] = cardOf(chart, unit).shots[0];
  if (from === winner) return;
  const work = s.work[unit] as number;
  s.owner[unit] = winner;
  s.repair[unit] = NOWHERE;
  scorePoints(s, chart, chart.sideOf[winner] as number, `capture:${kindOf(chart, unit)}`);
  tell(play, { type: 'captured', seat: winner, ship: unitId(chart, unit), at: squareId(s.at[unit] as Square), from });
  if (work !== NOWHERE) endWork(play, work, 'ship');
}
