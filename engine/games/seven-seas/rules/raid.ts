import type { Seat } from '@/engine/core/game';
import { clockwise, perSeat } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { sendLimit } from '../legal/raid';
import { mark } from './fleet';
import type { Play } from './play';

type RaidTask = TaskOf<Task, 'raid'>;

/** 4.7.3, 5.3: announcements go on by themselves past players who have nothing to send; true while one is asked. */
export function hearAnnouncements(play: Play, task: RaidTask): boolean {
  const { s } = play;
  if (task.at === s.seats) {
    setSail(play, task);
    return false;
  }
  if (sendLimit(s, task) > 0) return true;
  announce(play, task, 0);
  return false;
}

/** SEND_SHIPS, with the marks of 4.7.5–4.7.7. */
export function announce(play: Play, task: RaidTask, count: number): void {
  const { s, emit } = play;
  const seat = clockwise(s, task.seat, task.at);
  const sent = task.sent.slice();
  sent[seat] = count;
  replaceTop(s, { ...task, sent, at: task.at + 1 });
  emit?.({ type: 'sent', seat, count });
  // 4.7.6, ruling 9.11: a Corsair of the nation takes one, sending or not.
  if (((s.corsair[seat] as number) & (1 << task.nation)) !== 0) mark(play, seat, 'corsair');
  else if (count === 0) mark(play, seat, 'sent-none');
}

/** 4.7.8, 4.7.9 */
function setSail({ s }: Play, { seat, sent, ships }: RaidTask): void {
  if (sent.every((count) => count === 0)) s.tasks.pop();
  else replaceTop(s, { kind: 'throw', seat, by: 'raid', ships: sent, red: ships, spills: 0 });
}

/** 4.7.16, 4.7.19–4.7.23 */
export function endRaid(
  { s, emit }: Play,
  captain: Seat,
  ships: readonly number[],
  survivors: readonly number[],
  destroyed: boolean,
): void {
  const sunk = perSeat(s, 0);
  const returned = perSeat(s, 0);
  for (let seat = 0; seat < s.seats; seat++) {
    const lost = (ships[seat] as number) - (survivors[seat] as number);
    const back = Math.min(s.unsink[seat] as number, lost);
    sunk[seat] = lost;
    returned[seat] = back;
    s.owned[seat] = (s.owned[seat] as number) - lost + back;
    s.yy[seat] = (s.yy[seat] as number) + lost - back;
  }
  emit?.({ type: 'raided', seat: captain, destroyed, survivors, sunk, returned });
  if (destroyed) s.tasks.push({ kind: 'loot', seat: captain, ships: survivors, at: 0 });
}
