import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import type { Effect } from '@/engine/packs/column';
import type { Card, Face } from '../box';
import { box, of, type SeaOfCloudsState } from '../state';
import type { Task } from '../view';
import { gain } from './doubloons';
import { canSwapObjects, canSwapRum } from './exchange';
import { takeFromShare } from './place';
import type { Play } from './play';
import { plume } from './plume';
import { stealDoubloons, stealRum } from './steal';

type Working = TaskOf<Task, 'pirate'>;

/** One application after the other; a pirate that has left the crew in between loses the second one (4.7.12). */
export function goOnWithPirate(play: Play, task: Working): void {
  const { s } = play;
  const { seat, card, fights } = task;
  s.tasks.pop();
  if (fights.length === 0 || !of(s.crew, seat).includes(card)) return;
  const face = box(s).faceOf[card] as Face;
  const effect = face.effects[0] as Effect;
  const open = fights.filter((other) => isPossible(s, effect.code, seat, other));
  if (fights.length > 1 && open.length > 1 && asksFor(face, effect.code)) {
    s.tasks.push({ kind: 'target', seat, card, fights, once: face.once });
    return;
  }
  // A once pirate that works on one captain works where it can.
  const against = (face.once ? open[0] : undefined) ?? (fights[0] as Seat);
  applyAgainst(play, seat, card, fights, against, face.once);
}

/** 4.7.22, 5.4: first the left neighbour, unless it can matter; a once pirate that needs one captain must have its choice. */
function asksFor(face: Face, code: string): boolean {
  if (code === 'swapObject' || code === 'swapRum' || code === 'stealRum') return true;
  return face.once && code === 'stealDoubloons';
}

/** Whether an effect finds anything to work on in this fight. */
function isPossible(s: SeaOfCloudsState, code: string, seat: Seat, against: Seat): boolean {
  switch (code) {
    case 'swapObject':
      return canSwapObjects(s, seat, against);
    case 'swapRum':
      return canSwapRum(s, seat, against);
    case 'stealRum':
      return of(s.rum, against).length > 0;
    default:
      return true;
  }
}

export function chooseFight(play: Play, task: TaskOf<Task, 'target'>, against: Seat): void {
  play.s.tasks.pop();
  applyAgainst(play, task.seat, task.card, task.fights, against, task.once);
}

function applyAgainst(play: Play, seat: Seat, card: Card, fights: readonly Seat[], against: Seat, once: boolean): void {
  const { s, emit } = play;
  const rest = once ? [] : fights.filter((other) => other !== against);
  if (rest.length > 0) s.tasks.push({ kind: 'pirate', seat, card, fights: rest });
  const { faceOf, ids } = box(s);
  const effect = (faceOf[card] as Face).effects[0] as Effect;
  emit?.({ type: 'applied', seat, card: ids[card] as string, against: BOUND.has(effect.code) ? against : null });
  work(play, effect, seat, card, against, once ? fights : [against]);
}

/** Effects that work on the captain beaten in that fight (4.7.14, 4.7.15). */
const BOUND = new Set(['stealDoubloons', 'stealRum', 'swapObject', 'swapRum']);

function work(play: Play, effect: Effect, seat: Seat, card: Card, against: Seat, beaten: readonly Seat[]): void {
  const { s, emit } = play;
  const id = box(s).ids[card] as string;
  const { code, n } = effect;
  if (!isPossible(s, code, seat, against)) {
    emit?.({ type: 'nothing', seat, card: id });
    return;
  }
  switch (code) {
    case 'gain':
      return gain(play, seat, n, id);
    case 'stealDoubloons':
      return stealDoubloons(play, seat, against, n);
    case 'stealRum':
      return stealRum(play, seat, against, n);
    case 'takeParrot':
      return takeParrot(play, seat, id);
    case 'takeParrotFromBeaten':
      if (beaten.includes(s.parrot)) return takeParrot(play, seat, id);
      emit?.({ type: 'nothing', seat, card: id });
      return;
    case 'takeFromShare':
      return takeFromShare(play, seat, id);
    case 'discardObject':
      return plume(play, seat, card, beaten);
    case 'swapObject':
      s.tasks.push({ kind: 'swap-object', seat, card, against, give: -1 });
      return;
    case 'swapRum':
      s.tasks.push({ kind: 'swap-rum', seat, card, against });
      return;
    default:
      return;
  }
}

/** 4.7.16: from wherever it is; held already, nothing changes. */
function takeParrot({ s, emit }: Play, seat: Seat, card: string): void {
  if (s.parrot === seat) {
    emit?.({ type: 'nothing', seat, card });
    return;
  }
  emit?.({ type: 'parrot', seat, from: s.parrot });
  s.parrot = seat;
}
