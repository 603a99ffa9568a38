import type { Seat } from '@/engine/core/game';
import { losesWithoutFort, type ChartFort } from '../board/chart';
import { OFF } from '../board/terrain';
import { HAS_FORT, hasFort, isAfloat, isIn, NOBODY } from '../state';
import type { FortsAfter } from '../data/scenario';
import { sink } from './damage';
import { leaveAt } from './lots';
import { scorePoints, winnerOfLoss } from './points';
import { tell, type Play } from './play';
import { endRepair, endWork, fortId } from './works';

/** Whoever owns it from now on: repairs and works of before end there (4.13.10, 4.16.15), and the clock of 4.19.4 starts or stops. */
export function changeOwner(play: Play, fort: number, owner: Seat): void {
  const { s, chart } = play;
  const before = s.fortOwner[fort] as Seat;
  s.fortOwner[fort] = owner;
  endRepairs(play, fort);
  endWork(play, fort, 'fort');
  if (owner !== NOBODY) s.fortless[owner] = HAS_FORT;
  if (before === NOBODY || before === owner || hasFort(s, chart, before)) return;
  if (!losesWithoutFort(chart, before)) return;
  s.fortless[before] = 0;
  s.fortLost[before] = s.turn;
}

function endRepairs(play: Play, fort: number): void {
  const { s } = play;
  for (let ship = 0; ship < s.at.length; ship++) if (s.repair[ship] === fort) endRepair(play, ship);
}

/** 4.3.5, 4.15.10, 4.20.11: after an assault the ships under repair go down with it. */
export function ruin(play: Play, fort: number, byAssault: boolean): void {
  const { s, chart } = play;
  const seat = s.fortOwner[fort] as Seat;
  if (byAssault) {
    for (let ship = 0; ship < s.at.length; ship++)
      if (s.repair[ship] === fort && isAfloat(s, ship)) sink(play, ship, 'ruin');
  }
  const { spill } = chart.forts[fort] as ChartFort;
  const holds = s.holds[fort] as number;
  const left = spill === OFF ? 0 : holds;
  s.holds[fort] = 0;
  s.lost += holds - left;
  if (left > 0) leaveAt(play, spill, left);
  s.brought[fort] = 0;
  s.ruined[fort] = true;
  s.fortDamage[fort] = chart.rules.fort.durability;
  const of = seat === NOBODY ? s.active : seat;
  scorePoints(s, chart, winnerOfLoss(s, chart, seat), 'ruinFort');
  tell(play, { type: 'fort-ruined', seat: of, fort: fortId(play, fort), lost: holds - left, left });
  changeOwner(play, fort, NOBODY);
}

/** 4.15.9 */
export function capture(play: Play, fort: number, owner: Seat): void {
  const { s, chart } = play;
  scorePoints(s, chart, chart.sideOf[owner] as number, 'captureFort');
  const from = s.fortOwner[fort] as Seat;
  changeOwner(play, fort, owner);
  tell(play, { type: 'fort-captured', seat: owner, fort: fortId(play, fort), from: from === NOBODY ? null : from });
}

/** 4.16.11: the flag of whoever has restored it. */
export function restore(play: Play, fort: number, owner: Seat): void {
  const { s } = play;
  s.ruined[fort] = false;
  changeOwner(play, fort, owner);
  tell(play, { type: 'fort-restored', seat: owner, fort: fortId(play, fort) });
}

/** 4.22; true: the giver has none left, and is out (4.22.2). */
export function giveAway(play: Play, seat: Seat, fort: number, to: Seat): boolean {
  const { s, chart } = play;
  changeOwner(play, fort, to);
  tell(play, { type: 'fort-given', seat, fort: fortId(play, fort), to, isGift: true });
  return !hasFort(s, chart, seat);
}

/** 4.19.6, 4.19.7: forts of a player who is out go to the next teammate in turn order, or to nobody. */
export function inherit(play: Play, seat: Seat, after: FortsAfter): void {
  const { s, chart } = play;
  const at = s.order.indexOf(seat);
  const others = [...s.order.slice(at + 1), ...s.order.slice(0, at)];
  const heir =
    after === 'toTeam' ? others.find((one) => isIn(s, one) && chart.sideOf[one] === chart.sideOf[seat]) : undefined;
  for (let fort = 0; fort < s.fortOwner.length; fort++) {
    if (s.fortOwner[fort] !== seat) continue;
    if (after === 'ruined' && !chart.forts[fort]?.isRoyal) {
      ruin(play, fort, false);
      continue;
    }
    changeOwner(play, fort, heir ?? NOBODY);
    if (heir === undefined) tell(play, { type: 'fort-neutral', seat, fort: fortId(play, fort) });
    else tell(play, { type: 'fort-given', seat, fort: fortId(play, fort), to: heir, isGift: false });
  }
}
