import type { Seat } from '@/engine/core/game';
import { topTask } from '@/engine/kit/tasks';
import type { AdmiralAction } from '../actions';
import { chartOf, type AdmiralState } from '../state';
import { leadOf } from './plans';
import { answerTurn } from './turn';
import { isRace } from './waters';
import { winningAnswer } from './win';
import type { Task } from '../view';

/** The links of what has been begun, and what the default of 5.3 answers well enough. */
const BY_RULE: Readonly<Partial<Record<Task['kind'], true>>> = {
  port: true,
  reef: true,
  spin: true,
  deploy: true,
  lay: true,
  mine: true,
  treaty: true,
  leg: true,
  salvo: true,
  attack: true,
  defend: true,
  share: true,
  cargo: true,
};

/** What a turn is begun with in any case. */
const AT_ONCE: Readonly<Partial<Record<AdmiralAction['type'], true>>> = {
  Load: true,
  Unload: true,
  StartRepair: true,
  EndRepair: true,
  StartFortWork: true,
};

export function hush(s: AdmiralState, seat: Seat, legal: readonly AdmiralAction[]): boolean {
  const kind = topTask(s)?.kind;
  if (kind !== 'main') return kind !== undefined && BY_RULE[kind] === true;
  if (winningAnswer(s, seat, legal)) return true;
  if (isRace(chartOf(s))) return false;
  const { type } = answerTurn(s, seat, legal);
  return AT_ONCE[type] === true || (type === 'Fire' && leadOf(s, seat)[0]?.type === 'Fire');
}
