import type { TaskOf } from '@/engine/kit/tasks';
import type { Stream } from '@/engine/core/luck';
import { SAFE_POWER, type Gesture, type ThrownDie } from '../throw/dice';
import { throwDice } from '../throw/throw';
import type { Task } from '../view';
import { allDice, dieId, gather, lid } from './lid';
import type { Play } from './play';
import { sampleFaces, samplePlaces } from './sampler';

export type ThrowTask = TaskOf<Task, 'throw'>;

/** 4.17.6: after two spills in a row the hand is held back. */
const PATIENCE = 2;

/**
 * Throws the dice of a task into the lid; false after a spill. A match is thrown by the simulation that people see (algorithm
 * 2), an imagined one by the fast sampler (algorithm 1). Which of them it is stands in the state, so a replay has no choice.
 */
export function castDice({ s, luck, emit }: Play, task: ThrowTask, given: Gesture | null): boolean {
  // 3.10, 4.17.2: a stream for each throw; the match's own moves on by the same three draws whatever the hand does.
  const stream = luck.dice.fork();
  const gesture = given && task.spills >= PATIENCE ? heldBack(given) : given;
  const { rimSpill } = s.options;
  gather(task.seat, s.seats, task.ships, task.red);
  s.throws++;
  let over = -1;
  let shake: number | null = null;
  if (s.imagined) {
    over = imagine(task, stream, gesture, rimSpill);
  } else {
    // 4.17.6: only a flick can be too hard.
    const request = { owners: lid.owner.slice(0, lid.count), gesture, rim: rimSpill && gesture !== null };
    const result = throwDice(request, stream);
    over = result.overRim ?? -1;
    shake = result.shake;
    place(result.dice);
  }
  emit?.({
    type: 'thrown',
    seat: task.seat,
    counter: s.throws,
    algo: s.imagined ? 1 : 2,
    gesture,
    shake,
    spill: over < 0 ? null : dieId(over),
    dice: over < 0 ? allDice() : [],
    reveals: true,
  });
  return over < 0;
}

/** Nobody sees these dice: they lie straight, and where only the faces count all on one spot. */
function imagine(task: ThrowTask, stream: Stream, gesture: Gesture | null, rimSpill: boolean): number {
  for (let at = 0; at < lid.count; at++) lid.x[at] = lid.y[at] = lid.angle[at] = 0;
  if (gesture || needsPlaces(task)) return samplePlaces(lid, stream, gesture, rimSpill);
  sampleFaces(lid, stream);
  return -1;
}

/** Where the dice lie decides who fights whom, and whom the Whirlpool takes; all other throws are about faces. */
function needsPlaces({ by }: ThrowTask): boolean {
  return by === 'raid' || by === 'whirlpool';
}

function heldBack(gesture: Gesture): Gesture {
  return gesture.power > SAFE_POWER ? { ...gesture, power: SAFE_POWER } : gesture;
}

function place(dice: readonly ThrownDie[]): void {
  dice.forEach((die, at) => {
    lid.face[at] = die.face;
    lid.x[at] = die.x;
    lid.y[at] = die.y;
    lid.angle[at] = die.angle;
  });
}
