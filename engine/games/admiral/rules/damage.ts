import type { Seat } from '@/engine/core/game';
import { cardOf } from '../board/chart';
import type { SinkReason } from '../events';
import { squareId, type Square } from '../data/squares';
import { NOWHERE, put } from '../state';
import { tell, type Play } from './play';
import { endWork } from './works';

/** 4.3; true: it is lost. */
export function hurt(play: Play, ship: number, damage: number, why: SinkReason): boolean {
  const { s, chart } = play;
  const { durability } = cardOf(chart, ship);
  const all = (s.damage[ship] as number) + damage;
  s.damage[ship] = all < durability ? all : durability;
  if (all < durability) return false;
  sink(play, ship, why);
  return true;
}

/** So many markers lie on this square from now on. */
export function leaveAt({ s }: Play, at: Square, count: number): void {
  s.lots = [...s.lots, ...new Array<Square>(count).fill(at)].sort((a, b) => a - b);
}

/** 4.3.4, 4.20.9: what it carried stays by a coast, and is lost elsewhere. */
export function sink(play: Play, ship: number, why: SinkReason): void {
  const { s, chart } = play;
  const at = s.at[ship] as Square;
  const work = s.work[ship] as number;
  const cargo = s.cargo[ship] as number;
  const left = chart.coastal[at] ? cargo : 0;
  put(s, ship, NOWHERE);
  s.cargo[ship] = 0;
  s.repair[ship] = NOWHERE;
  s.work[ship] = NOWHERE;
  s.due[ship] = 0;
  s.locked[ship] = false;
  if (left > 0) leaveAt(play, at, left);
  s.lost += cargo - left;
  const id = chart.ships[ship]?.id as string;
  tell(play, { type: 'sunk', seat: s.owner[ship] as Seat, ship: id, at: squareId(at), why, lost: cargo - left, left });
  if (work !== NOWHERE) endWork(play, work, 'ship');
}
