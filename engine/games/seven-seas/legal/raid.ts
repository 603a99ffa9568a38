import type { TaskOf } from '@/engine/kit/tasks';
import { Ranges } from '@/engine/kit/chains';
import { SEND } from '../action-table';
import type { SevenSeasAction } from '../actions';
import { SEND_FACTOR } from '../data/table';
import { freeOf, type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import type { Task } from '../view';

type RaidTask = TaskOf<Task, 'raid'>;

/** 2.9 */
export function fleetCap(seats: number, ships: number): number {
  return ships * (SEND_FACTOR[seats] as number);
}

/** 4.7.4: for the player who announces now. */
export function sendLimit(s: SevenSeasState, task: RaidTask): number {
  const free = freeOf(s, clockwise(s, task.seat, task.at));
  const cap = fleetCap(s.seats, task.ships);
  return free < cap ? free : cap;
}

const sending = new Ranges(SEND);

export function legalSends(s: SevenSeasState, task: RaidTask): readonly SevenSeasAction[] {
  return sending.from(0, sendLimit(s, task));
}
