import type { SkImage } from '@shopify/react-native-skia';
import { STEPS_PER_SECOND } from '@/engine/games/seven-seas/throw/bodies';
import { KNOCK, POSE, type Flight } from '@/engine/games/seven-seas/throw/flight';
import { centreHeight, layFlat } from '@/engine/games/seven-seas/throw/tumble';
import type { DieId, LidDie } from '@/engine/games/seven-seas/view';
import type { SevenSeasMotion } from '../cues/motion';
import { ownerOf } from '../words';

/** A blow that the whole lid feels: when, and how far it moves, in points. */
export interface Blow {
  readonly at: number;
  readonly far: number;
}

/** What lies or flies in the lid, as plain numbers: the screen's thread draws from it. */
export interface LidState {
  readonly ids: readonly DieId[];
  /** Of each die the row in the sheet of faces: 0 the caravan, then the seats. */
  readonly rows: readonly number[];
  readonly count: number;
  readonly frames: number;
  readonly poses: Float32Array;
  /** Milliseconds of flight; 0: all lie. */
  readonly flies: number;
  /** By die: still afloat before this moment. */
  readonly afloat: readonly boolean[];
  readonly sinking: readonly boolean[];
  readonly sinksAt: number;
  readonly blows: readonly Blow[];
  /** All dice as they lie, in a row of square cells. */
  readonly sprites: SkImage | null;
}

export const EMPTY: LidState = {
  ids: [],
  rows: [],
  count: 0,
  frames: 1,
  poses: new Float32Array(0),
  flies: 0,
  afloat: [],
  sinking: [],
  sinksAt: 0,
  blows: [],
  sprites: null,
};

/** How long a loser takes to go under. */
const SINKING = 260;
const BLOW = 160;
/** From this strength on a knock is felt by the lid. */
const HARD = 70;
const FARTHEST = 3;
const CANNON = 2.5;

const rowOf = (owner: number) => owner + 1;

/** Dice that lie there while the table asks about them. */
export function lying(dice: readonly LidDie[]): LidState {
  return dice.length === 0 ? EMPTY : atRest(dice);
}

export function atRest(dice: readonly LidDie[]): LidState {
  const poses = new Float32Array(dice.length * POSE);
  dice.forEach(({ face, x, y, angle }, i) => {
    const at = i * POSE;
    poses[at] = x;
    poses[at + 1] = y;
    layFlat(poses, at + 3, face, angle);
    poses[at + 2] = centreHeight(poses, at + 3);
  });
  const ids = dice.map(({ id }) => id);
  return {
    ...EMPTY,
    ids,
    rows: ids.map((id) => rowOf(ownerOf(id))),
    count: dice.length,
    poses,
    afloat: dice.map(() => true),
    sinking: dice.map(() => false),
  };
}

/** The lid during the next event. */
export function next(state: LidState, motion: SevenSeasMotion): LidState {
  // What sank in the event before is gone.
  const afloat = state.afloat.map((was, i) => was && !state.sinking[i]);
  const still = { ...state, flies: 0, afloat, sinking: state.ids.map(() => false), blows: [] };
  switch (motion.kind) {
    case 'throw': {
      const { flight, owners, ids, flies } = motion;
      return {
        ...EMPTY,
        ids,
        rows: owners.map(rowOf),
        count: flight.count,
        frames: flight.frames,
        poses: flight.poses,
        flies,
        afloat: ids.map(() => true),
        sinking: ids.map(() => false),
        blows: flies > 0 ? blowsOf(flight) : [],
      };
    }
    case 'duel':
      return {
        ...still,
        sinking: state.ids.map((id) => motion.sunk.includes(id)),
        sinksAt: motion.sinksAt,
        blows: motion.calm ? [] : [{ at: motion.sinksAt, far: CANNON }],
      };
    default:
      return still;
  }
}

function blowsOf({ knocks }: Flight): Blow[] {
  const blows: Blow[] = [];
  for (let i = 0; i + KNOCK <= knocks.length; i += KNOCK) {
    const at = Math.round(((knocks[i] ?? 0) * 1000) / STEPS_PER_SECOND);
    const strength = knocks[i + 3] ?? 0;
    const last = blows.at(-1);
    if (strength < HARD || (last && at - last.at < BLOW)) continue;
    blows.push({ at, far: Math.min(FARTHEST, strength / HARD) });
  }
  return blows;
}

/** Where a die lies on the floor, in tenths of a millimetre. */
export function spotOf({ poses, frames, count }: LidState, die: number): { readonly x: number; readonly y: number } {
  const at = ((frames - 1) * count + die) * POSE;
  return { x: poses[at] ?? 0, y: poses[at + 1] ?? 0 };
}

/** Offset of the poses that are seen at this moment. */
export function frameAt(state: LidState, now: number): number {
  'worklet';
  const last = state.frames - 1;
  const frame = state.flies <= 0 ? last : Math.min(last, Math.floor((now / state.flies) * last));
  return frame * state.count * 7;
}

/** How far a loser has gone under: 0 afloat, 1 gone. */
export function sunkAt(state: LidState, now: number): number {
  'worklet';
  return Math.min(1, Math.max(0, (now - state.sinksAt) / SINKING));
}

/** How far the lid is pushed down at this moment; it swings back at once. */
export function pushAt(state: LidState, now: number): number {
  'worklet';
  let far = 0;
  for (let i = 0; i < state.blows.length; i++) {
    const blow = state.blows[i] as Blow;
    const part = (now - blow.at) / BLOW;
    if (part >= 0 && part < 1) far += blow.far * (1 - part) * Math.cos(part * 3 * Math.PI);
  }
  return far;
}
