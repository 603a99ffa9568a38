import type { Seat } from '@/engine/core/game';
import { TAVERN_YY } from '../data/curses';
import { NONE, withCount } from '../data/goods';
import { goodsOf, guardsOf } from '../state';
import { clockwise } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { addChests, mark, postGuards, unload } from './fleet';
import { lid } from './lid';
import { findGood } from './loot';
import type { Play } from './play';

type TavernTask = TaskOf<Task, 'tavern'>;
type ResultsTask = TaskOf<Task, 'results'>;

/** 4.10.12: the dice lie there to be dealt. */
export function openTavern({ s }: Play, curser: Seat): void {
  const faces = lid.face.slice(0, lid.count).sort((a, b) => a - b);
  s.tasks.push({ kind: 'tavern', seat: curser, faces, given: [] });
}

/** True while there is a choice: the last die, and equal ones, are dealt by themselves. */
export function isDealing(play: Play, task: TavernTask): boolean {
  const face = task.faces[0];
  if (face === undefined) {
    replaceTop(play.s, { kind: 'results', seat: task.seat, given: task.given, at: 0 });
    return false;
  }
  if (face !== task.faces[task.faces.length - 1]) return true;
  deal(play, task, face);
  return false;
}

/** TAVERN_DEAL: to the next player clockwise from the curser. */
export function deal({ s, emit }: Play, task: TavernTask, face: number): void {
  const at = task.faces.indexOf(face);
  const to = clockwise(s, task.seat, task.given.length);
  replaceTop(s, { ...task, faces: task.faces.filter((_, i) => i !== at), given: [...task.given, face] });
  emit?.({ type: 'dealt', seat: task.seat, to, face });
}

/** 4.10.13, 4.10.22: one player's result is finished before the next one's. */
export function carryOutResults(play: Play, task: ResultsTask): void {
  const { s } = play;
  const face = task.given[task.at];
  if (face === undefined) {
    s.tasks.pop();
    return;
  }
  replaceTop(s, { ...task, at: task.at + 1 });
  serve(play, clockwise(s, task.seat, task.at), face);
}

/** 2.3.3, 4.10.14–4.10.16 */
function serve(play: Play, seat: Seat, face: number): void {
  const { s, emit } = play;
  switch (face) {
    case 1:
      return mark(play, seat, 'tavern');
    case 2:
      return loseGood(play, seat);
    case 3: {
      if (s.chests[seat] === 0) return;
      const guards = guardsOf(s, seat);
      s.chests[seat] = (s.chests[seat] as number) - 1;
      emit?.({ type: 'lost', seat, by: 'tavern', goods: NONE, talismans: 0, ships: 0, chests: 1 });
      return postGuards(play, seat, guards);
    }
    case 4:
      emit?.({ type: 'gained', seat, chests: 1, yy: 0, by: 'tavern' });
      return addChests(play, seat, 1);
    case 5:
      return findGood(play, seat);
    default:
      s.yy[seat] = (s.yy[seat] as number) + TAVERN_YY;
      emit?.({ type: 'gained', seat, chests: 0, yy: TAVERN_YY, by: 'tavern' });
  }
}

/** The owner chooses, if there is a choice. */
function loseGood(play: Play, seat: Seat): void {
  const goods = goodsOf(play.s, seat);
  const kinds = goods.filter((count) => count > 0).length;
  if (kinds > 1) play.s.tasks.push({ kind: 'lose', seat });
  else if (kinds === 1)
    dropGood(
      play,
      seat,
      goods.findIndex((count) => count > 0),
    );
}

/** LOSE_GOOD */
export function dropGood({ s, emit }: Play, seat: Seat, good: number): void {
  const lost = withCount(NONE, good, 1);
  unload(s, seat, lost);
  emit?.({ type: 'lost', seat, by: 'tavern', goods: lost, talismans: 0, ships: 0, chests: 0 });
}
