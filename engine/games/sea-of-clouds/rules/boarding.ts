import type { Seat } from '@/engine/core/game';
import { numberOf, type Face } from '../box';
import { areNeighbours, box, clockwise, of, replaceTop, type SeaOfCloudsState } from '../state';
import { strengthOf } from '../strength';
import type { Task } from '../view';
import { passChest } from './chest';
import { gain } from './doubloons';
import type { Play } from './play';

type Boarding = Extract<Task, { kind: 'boarding' }>;

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
export function fight(s: SeaOfCloudsState): Results {
  const strengths: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    strengths.push(strengthOf(box(s), of(s.crew, seat), of(s.objects, seat)));
  }
  const beats: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    let bits = 0;
    for (let other = 0; other < s.seats; other++) {
      if (areNeighbours(s, seat, other) && winsAgainst(s, seat, other, strengths)) bits |= 1 << other;
    }
    beats.push(bits);
  }
  return { strengths, beats };
}

/** 4.7.3; with option 8.2 the parrot turns a draw into a win. */
function winsAgainst(s: SeaOfCloudsState, seat: Seat, other: Seat, strengths: readonly number[]): boolean {
  if (of(s.crew, seat).length === 0) return false;
  const lead = (strengths[seat] as number) - (strengths[other] as number);
  return lead > 0 || (lead === 0 && s.options.parrotBreaksTies && s.parrot === seat);
}

export function seatsIn(s: SeaOfCloudsState, bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}

/** 4.7.22: the left neighbour, the next clockwise, comes first. */
function beatenBy(s: SeaOfCloudsState, seat: Seat, bits: number): Seat[] {
  const beaten: Seat[] = [];
  for (let step = 1; step < s.seats; step++) {
    const other = clockwise(s, seat, step);
    if ((bits & (1 << other)) !== 0) beaten.push(other);
  }
  return beaten;
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
  const beaten = beatenBy(s, seat, task.beats[seat] as number);
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
