import type { Seat } from '@/engine/core/game';
import { topTask } from '@/engine/kit/tasks';
import type { AdmiralAction } from '../actions';
import type { AdmiralState } from '../state';
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
  salvo: true,
  attack: true,
  defend: true,
  share: true,
  cargo: true,
};

export function hush(s: AdmiralState, _: Seat, __: readonly AdmiralAction[]): boolean {
  const task = topTask(s);
  return task !== undefined && BY_RULE[task.kind] === true;
}
