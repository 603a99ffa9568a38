import type { Seat } from '@/engine/core/game';
import { numberOf, type Face } from '../box';
import { beatenBy, beatsOf } from '../fights';
import { tieBreaker } from '../score';
import { box, of, type SeaOfCloudsState } from '../state';
import { clockwise, seatsIn } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import { strengthOf } from '../strength';
import type { Task } from '../view';
import { passChest } from './chest';
import { gain } from './doubloons';
import type { Play } from './play';

type Boarding = TaskOf<Task, 'boarding'>;

/** 4.7.1–4.7.6: strengths and results are fixed before any effect. */
export function startBoarding(play: Play): void {
  const { s, emit } = play;
  s.phase = 'boarding';
  const { strengths, beats } = fight(s);
  s.tasks.push({ kind: 'boarding', strengths, beats, start: s.parrot, at: 0 });
  emit?.({ type: 'fought', seat: s.parrot, strengths, beats: beats.map((bits) => seatsIn(s, bits)) });
  passChest(play, strengths, beats);
}

interface Results {
  readonly strengths: readonly number[];
  /** By seat: bits of the captains beaten. */
  readonly beats: readonly number[];
}

/** 4.7.2: all pairs of neighbours at the same time. */
function fight(s: SeaOfCloudsState): Results {
  const strengths: number[] = [];
  const crewed: boolean[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const crew = of(s.crew, seat);
    strengths.push(strengthOf(box(s), crew, of(s.objects, seat)));
    crewed.push(crew.length > 0);
  }
  return { strengths, beats: beatsOf(strengths, crewed, tieBreaker(s.options, s.parrot)) };
}

/** 4.7.7–4.7.9: once round from the parrot as it was; who has won nothing does nothing. False when all have had their effects. */
export function goOnBoarding(play: Play, task: Boarding): boolean {
  const { s } = play;
  if (task.at === s.seats) {
    s.tasks.pop();
    return false;
  }
  replaceTop(s, { ...task, at: task.at + 1 });
  const seat = clockwise(s, task.start, task.at);
  const beaten = beatenBy(s.seats, seat, task.beats[seat] as number);
  if (beaten.length === 0) return true;
  payMarque(play, seat, beaten.length);
  s.tasks.push({ kind: 'effects', seat, left: of(s.crew, seat).slice(), beaten, asks: false });
  return true;
}

/** 4.7.9, 4.7.21: it pays whoever owns it when this captain's own effects begin. */
function payMarque(play: Play, seat: Seat, wins: number): void {
  const { faceOf, ids } = box(play.s);
  for (const card of of(play.s.objects, seat)) {
    const each = numberOf(faceOf[card] as Face, 'gainPerWin');
    if (each > 0) gain(play, seat, each * wins, ids[card] as string);
  }
}
