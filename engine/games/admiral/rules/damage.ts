import type { Seat } from '@/engine/core/game';
import { cardOf } from '../board/chart';
import type { SinkReason } from '../events';
import { squareId, type Square } from '../data/squares';
import { NOWHERE, put } from '../state';
import { afterLoss } from './happens';
import { leaveAt } from './lots';
import { tell, type Play } from './play';
import { kindOf, scorePoints, winnerOfLoss } from './points';
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

/** 4.3.4, 4.20.9: what it carried stays by a coast, and is lost elsewhere. */
export function sink(play: Play, ship: number, why: SinkReason): void {
  const { s, chart } = play;
  const at = s.at[ship] as Square;
  const work = s.work[ship] as number;
  const cargo = s.cargo[ship] as number;
  const { onSink } = chart.cargo;
  const left = onSink === 'drop' || (onSink === 'coastalDrop' && chart.coastal[at]) ? cargo : 0;
  put(s, ship, NOWHERE);
  s.cargo[ship] = 0;
  s.repair[ship] = NOWHERE;
  s.work[ship] = NOWHERE;
  s.due[ship] = 0;
  s.locked[ship] = false;
  if (left > 0) leaveAt(play, at, left);
  s.lost += cargo - left;
  const id = chart.ships[ship]?.id as string;
  const kind = kindOf(chart, ship);
  scorePoints(s, chart, winnerOfLoss(s, chart, s.owner[ship] as Seat), `sink:${kind}`);
  tell(play, { type: 'sunk', seat: s.owner[ship] as Seat, ship: id, at: squareId(at), why, lost: cargo - left, left });
  if (work !== NOWHERE) endWork(play, work, 'ship');
  afterLoss(play, s.owner[ship] as Seat, kind);
}
