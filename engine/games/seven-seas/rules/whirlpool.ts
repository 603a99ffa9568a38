import { behindLast } from '@/engine/kit/chains';
import type { Seat } from '@/engine/core/game';
import { perSeat } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { LidDie, Task } from '../view';
import { takeTalismans } from './curse';
import { dieView, lid, squaredDistance } from './lid';
import type { Play } from './play';
import { millimetres } from './ruler';

export type WhirlTask = TaskOf<Task, 'whirl'>;

/** 4.10.8, 4.10.9: the red die is the last one in the lid; as many dice as it shows, the nearest first. */
export function whirl(play: Play, curser: Seat): void {
  const { s } = play;
  const red = lid.count - 1;
  const order = Array.from({ length: red }, (_, at) => at).sort(
    (a, b) => squaredDistance(a, red) - squaredDistance(b, red) || a - b,
  );
  const hits = perSeat(s, 0);
  const hit = (at: number): void => {
    const owner = lid.owner[at] as Seat;
    hits[owner] = (hits[owner] as number) + 1;
  };
  const count = Math.min(lid.face[red] as number, red);
  const reading = (at: number): number => millimetres(squaredDistance(at, red));
  const last = reading(order[count - 1] as number);
  const group = order.filter((at) => reading(at) === last);
  const before = order.filter((at) => reading(at) < last);
  const need = count - before.length;
  const isOneOwner = group.every((at) => lid.owner[at] === lid.owner[group[0] as number]);
  before.forEach(hit);
  if (need === group.length || isOneOwner || s.options.captainDecides === 'never') {
    group.slice(0, need).forEach(hit);
    takeTalismans(play, curser, hits);
    return;
  }
  const tied = group.sort((a, b) => a - b).map(dieView);
  s.tasks.push({ kind: 'whirl', seat: curser, hits, tied, need, picked: [] });
}

/** WHIRLPOOL_PICK: one die after the other, in ascending order. */
export function pickTied(play: Play, task: WhirlTask, die: string): void {
  replaceTop(play.s, { ...task, picked: [...task.picked, die] });
}

/** True while there is something to choose; the rest is counted when the number is full or all that are left are needed. */
export function isWhirling(play: Play, task: WhirlTask): boolean {
  const open = openDice(task);
  const need = task.need - task.picked.length;
  if (need > 0 && open.length > need) return true;
  const hits = task.hits.slice();
  const chosen = [...task.tied.filter((die) => task.picked.includes(die.id)), ...open.slice(0, need)];
  for (const { owner } of chosen) hits[owner] = (hits[owner] as number) + 1;
  play.s.tasks.pop();
  takeTalismans(play, task.seat, hits);
  return false;
}

/** Those after the one picked last: every set has one path. */
export function openDice(task: WhirlTask): readonly LidDie[] {
  return behindLast(task.tied, (die) => task.picked.includes(die.id));
}
