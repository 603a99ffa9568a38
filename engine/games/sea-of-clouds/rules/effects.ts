import { hasEffect, type Card, type Face } from '../box';
import { box, of, type SeaOfCloudsState } from '../state';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import type { Play } from './play';

export type Effects = TaskOf<Task, 'effects'>;

/** 5.4: two of these in one crew, and their order matters. */
const ORDERED = ['takeFromShare', 'discardObject', 'swapObject', 'swapRum', 'stealRum', 'stealDoubloons'];

function isOrdered(face: Face): boolean {
  return ORDERED.some((code) => hasEffect(face, code));
}

/** 4.7.9, 4.7.11, 4.7.12: the next pirate of this crew. True when the captain is asked which. */
export function goOnWithCrew({ s }: Play, task: Effects): boolean {
  if (task.asks) return true;
  const crew = of(s.crew, task.seat);
  const left = task.left.filter((card) => crew.includes(card));
  if (left.length === 0) {
    s.tasks.pop();
    return false;
  }
  const { faceOf } = box(s);
  if (left.filter((card) => isOrdered(faceOf[card] as Face)).length > 1) {
    replaceTop(s, { ...task, left, asks: true });
    return true;
  }
  applyPirate(s, { ...task, left }, firstByDefault(s, left));
  return false;
}

/** 5.4: in the order of getting, but a Lookout last, so that a drawn Beer costs nothing. */
function firstByDefault(s: SeaOfCloudsState, left: readonly Card[]): Card {
  const { faceOf } = box(s);
  return left.find((card) => !hasEffect(faceOf[card] as Face, 'takeFromShare')) ?? (left[0] as Card);
}

/** 4.7.10: once for each won fight, or once. */
export function applyPirate(s: SeaOfCloudsState, task: Effects, card: Card): void {
  replaceTop(s, { ...task, left: task.left.filter((other) => other !== card), asks: false });
  s.tasks.push({ kind: 'pirate', seat: task.seat, card, fights: task.beaten });
}
