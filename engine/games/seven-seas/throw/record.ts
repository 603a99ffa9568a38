import { bodies, type Bodies, type Witness } from './bodies';
import type { Gesture, ThrownDie } from './dice';
import { POSE, type Flight } from './flight';
import { END, fly } from './fly';
import { SLOW } from './move';
import { atRest } from './throw';
import { centreHeight, layFlat, turnBy } from './tumble';
import { wholeDegrees } from './turn';

/** Softer knocks than this are not heard. */
const LEAST_KNOCK = 3;
/** The rounding at the end is spread over the last frames. */
const EASE = 12;
/** What a die turns in one frame: as it rolls, but never so fast that the eye sees it turn backwards. */
const ROLLS_ON = 85;
const MOST_TURN = 0.42;
const LEAST_TURN_IN_AIR = 0.2;
const RADIANS = 0.017453292519943295;

/** What the simulation shows of itself, frame by frame and die by die. */
interface Tape extends Witness {
  frames: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly angle: Float64Array;
  readonly knocks: number[];
}

function tapeFor(count: number): Tape {
  const room = (END + 1) * count;
  return {
    frames: 0,
    x: new Float64Array(room),
    y: new Float64Array(room),
    z: new Float64Array(room),
    angle: new Float64Array(room),
    knocks: [],
    step(b: Bodies) {
      const at = this.frames++ * count;
      for (let i = 0; i < count; i++) {
        this.x[at + i] = b.x[i] as number;
        this.y[at + i] = b.y[i] as number;
        this.z[at + i] = b.z[i] as number;
        this.angle[at + i] = b.angle[i] as number;
      }
    },
    knock(die, what, strength) {
      if (strength >= LEAST_KNOCK) this.knocks.push(this.frames, die, what, Math.round(strength));
    },
  };
}

/** Leads a row of the tape to the value at which it has to end. */
function lead(row: Float64Array, die: number, count: number, frames: number, end: number): void {
  const last = (frames - 1) * count + die;
  const off = end - (row[last] as number);
  for (let k = 0; k < EASE && k < frames; k++) {
    const at = last - k * count;
    row[at] = (row[at] as number) + off * (1 - k / EASE);
  }
  row[last] = end;
}

/** The frame from which a die no longer tumbles: it is on the floor for good, and slow. */
function flatFrom(tape: Tape, die: number, count: number): number {
  let frame = tape.frames - 1;
  while (frame > 0 && tape.z[(frame - 1) * count + die] === 0) frame--;
  for (; frame < tape.frames - 1; frame++) {
    const at = frame * count + die;
    const dx = (tape.x[at + count] as number) - (tape.x[at] as number);
    const dy = (tape.y[at + count] as number) - (tape.y[at] as number);
    if (dx * dx + dy * dy < SLOW * SLOW) break;
  }
  return frame;
}

/** From how it lies at the end back to the hand: so the drawn face comes up whatever the way there. */
function tumble(tape: Tape, poses: Float32Array, die: number, count: number): void {
  const flat = flatFrom(tape, die, count);
  let dirX = 1;
  let dirY = 0;
  for (let frame = tape.frames - 1; frame > 0; frame--) {
    const to = frame * count + die;
    const from = to - count;
    const dx = (tape.x[to] as number) - (tape.x[from] as number);
    const dy = (tape.y[to] as number) - (tape.y[from] as number);
    const way = Math.sqrt(dx * dx + dy * dy);
    if (way > 1) {
      dirX = dx / way;
      dirY = dy / way;
    }
    const least = (tape.z[to] as number) > 0 ? LEAST_TURN_IN_AIR : 0;
    const roll = frame > flat ? 0 : Math.min(Math.max(way / ROLLS_ON, least), MOST_TURN);
    const yaw = ((tape.angle[to] as number) - (tape.angle[from] as number)) * RADIANS;
    // Backwards: each turn the other way round.
    turnBy(poses, to * POSE + 3, from * POSE + 3, dirY * roll, -dirX * roll, -yaw);
  }
}

/** What the rules have told of a throw: the event of a valid one, or of a spilled one, which has no dice. */
interface Told {
  readonly shake: number;
  readonly dice: readonly Pick<ThrownDie, 'face'>[];
}

/** What lies at the end, or, over the rim, whatever face: nobody reads it. */
function restOf(count: number, overRim: number | null, told: Told): readonly Omit<ThrownDie, 'owner'>[] {
  if (overRim === null) return atRest().map((pose, i) => ({ face: told.dice[i]?.face ?? 1, ...pose }));
  return Array.from({ length: count }, (_, i) => ({
    face: 1 + (i % 6),
    x: bodies.x[i] as number,
    y: bodies.y[i] as number,
    angle: wholeDegrees(bodies.angle[i] as number),
  }));
}

/**
 * The same throw again for the screen. It goes through the same simulation as the rules, from what the rules have told:
 * the number of dice, the gesture, the option `rimSpill`, and the event.
 */
export function recordFlight(count: number, gesture: Gesture | null, rim: boolean, told: Told): Flight {
  const tape = tapeFor(count);
  const overRim = fly(count, gesture, told.shake, rim, tape);
  const rest = restOf(count, overRim, told);
  const { frames } = tape;
  const poses = new Float32Array(frames * count * POSE);
  const last = (frames - 1) * count;
  rest.forEach(({ face, x, y, angle }, die) => {
    const turns = Math.round(((tape.angle[last + die] as number) - angle) / 360);
    lead(tape.x, die, count, frames, x);
    lead(tape.y, die, count, frames, y);
    lead(tape.angle, die, count, frames, angle + 360 * turns);
    layFlat(poses, (last + die) * POSE + 3, face, angle);
    tumble(tape, poses, die, count);
  });
  for (let i = 0; i < frames * count; i++) {
    const at = i * POSE;
    poses[at] = tape.x[i] as number;
    poses[at + 1] = tape.y[i] as number;
    poses[at + 2] = (tape.z[i] as number) + centreHeight(poses, at + 3);
  }
  return { count, frames, poses, knocks: Int32Array.from(tape.knocks), overRim };
}
