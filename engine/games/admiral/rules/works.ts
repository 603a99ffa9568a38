import type { Seat } from '@/engine/core/game';
import { squareId, type Square } from '../data/squares';
import type { WorkEnd } from '../events';
import { isAfloat, NOWHERE } from '../state';
import { shipFrom } from '../legal/units';
import { refusal } from '../legal/port';
import type { Work } from '../view';
import { tell, type Play } from './play';

/** The square of a fort, as events name it. */
export function fortId({ chart }: Play, fort: number): string {
  return squareId(chart.forts[fort]?.square as Square);
}

/** 4.16.2: at once with own ships, else the teammate is asked (4.16.13). */
export function announceWork(play: Play, seat: Seat, fort: number, ships: readonly [number, number]): void {
  const { s, chart } = play;
  const mate = ships.find((ship) => s.owner[ship] !== seat);
  const ids = ships.map((ship) => chart.ships[ship]?.id as string) as [string, string];
  if (mate === undefined) return startWork(play, seat, fort, ids);
  const of = s.owner[mate] as Seat;
  s.tasks.push({ kind: 'fort-work', seat: of, by: seat, fort: fortId(play, fort), ships: ids });
  tell(play, { type: 'work-asked', seat, of, fort: fortId(play, fort), ships: ids });
}

export function answerWork(
  play: Play,
  seat: Seat,
  fort: number,
  by: Seat,
  ships: Work['ships'],
  agrees: boolean,
): void {
  const { s } = play;
  s.tasks.pop();
  if (!agrees) s.refused = [...s.refused, refusal(fort, seat)];
  tell(play, { type: 'work-answered', seat, fort: fortId(play, fort), agrees });
  if (agrees) startWork(play, by, fort, ships);
}

function startWork(play: Play, seat: Seat, fort: number, ships: Work['ships']): void {
  const { s, chart } = play;
  const isRestoring = s.ruined[fort] as boolean;
  s.works[fort] = { kind: isRestoring ? 'restore' : 'repair', by: seat, ships };
  for (const id of ships) s.work[shipFrom(chart, id)] = fort;
  tell(play, { type: 'work', seat, fort: fortId(play, fort), ships, isRestoring });
}

/** 4.16.5, 4.16.12, 4.16.15. `withdrawn`: who took a ship away. */
export function endWork(play: Play, fort: number, why: WorkEnd, withdrawn: Seat = NOWHERE): void {
  const { s, chart } = play;
  const work = s.works[fort];
  if (!work) return;
  s.works[fort] = null;
  for (let ship = 0; ship < s.at.length; ship++) if (s.work[ship] === fort) s.work[ship] = NOWHERE;
  if (work.kind === 'restore' && why !== 'done') s.fortDamage[fort] = chart.rules.fort.durability;
  // E-36
  if (work.by === s.active || withdrawn === s.active) s.stopped = [...s.stopped, fort];
  tell(play, { type: 'work-ended', seat: work.by, fort: fortId(play, fort), why });
}

/** 4.13 */
export function startRepair(play: Play, seat: Seat, ship: number, fort: number): void {
  const { s, chart } = play;
  s.repair[ship] = fort;
  s.repairTurn[ship] = s.turn;
  tell(play, {
    type: 'repair',
    seat,
    ship: chart.ships[ship]?.id as string,
    at: squareId(s.at[ship] as Square),
    fort: fortId(play, fort),
  });
}

/** 4.13.7, 4.13.10; in its owner's turn it counts as ended by him (E-36). */
export function endRepair(play: Play, ship: number): void {
  const { s, chart } = play;
  const seat = s.owner[ship] as Seat;
  const byOwner = seat === s.active;
  s.repair[ship] = NOWHERE;
  if (byOwner) s.repairEnded[ship] = s.turn;
  const id = chart.ships[ship]?.id as string;
  tell(play, { type: 'repair-ended', seat, ship: id, at: squareId(s.at[ship] as Square), byOwner });
}

/** 4.18 (3): the tokens of ships. */
export function mendShips(play: Play): void {
  const { s, chart } = play;
  for (let ship = 0; ship < s.at.length; ship++) {
    if (s.owner[ship] !== s.active || !isAfloat(s, ship) || s.repair[ship] === NOWHERE) continue;
    if (s.repairTurn[ship] === s.turn || s.locked[ship] || s.damage[ship] === 0) continue;
    s.damage[ship] = Math.max(0, (s.damage[ship] as number) - chart.rules.repairRate);
    const id = chart.ships[ship]?.id as string;
    tell(play, { type: 'mended', seat: s.active, ship: id, at: squareId(s.at[ship] as Square) });
  }
}

/** 4.18 (4): the tokens of forts; a fort is repaired when none is left, and restored at two (4.16.9, 4.16.11). */
export function mendForts(play: Play, onRestored: (fort: number, owner: Seat) => void): void {
  const { s, chart } = play;
  for (let fort = 0; fort < s.works.length; fort++) {
    const work = s.works[fort];
    if (work?.by !== s.active) continue;
    const damage = (s.fortDamage[fort] as number) - 1;
    s.fortDamage[fort] = damage;
    tell(play, { type: 'fort-mended', seat: s.active, fort: fortId(play, fort), damage });
    if (damage > (work.kind === 'restore' ? chart.rules.fort.restored : 0)) continue;
    endWork(play, fort, 'done');
    if (work.kind === 'restore') onRestored(fort, work.by);
  }
}
