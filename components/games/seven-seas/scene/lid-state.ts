import type { SevenSeasMotion } from '../cues/motion';
import { diceOf } from '../lid-dice';
import { emblemOf } from '@/components/table/seats';
import type { SeatSetup } from '@/engine';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import { centreHeight, layFlat } from '@/engine/games/seven-seas/throw/tumble';
import { ownerOf } from '../words';
import type { DieId, LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';

/** What lies or flies in the lid, as plain numbers: the screen's thread draws from it. */
export interface LidState {
  readonly ids: readonly DieId[];
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
}

/** How long a loser takes to go under. */
const SINKING = 240;

const rowsOf = (owners: readonly number[], seats: readonly SeatSetup[]) =>
  owners.map((owner) => (owner < 0 ? 0 : emblemOf(seats, owner)));

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
};

/** Dice that lie there while the table asks about them. */
export function lying(view: SevenSeasView, seats: readonly SeatSetup[]): LidState {
  const dice = diceOf(view);
  return dice.length === 0 ? EMPTY : atRest(dice, seats);
}

export function atRest(dice: readonly LidDie[], seats: readonly SeatSetup[]): LidState {
  const poses = new Float32Array(dice.length * POSE);
  dice.forEach(({ face, x, y, angle }, i) => {
    const at = i * POSE;
    poses[at] = x;
    poses[at + 1] = y;
    layFlat(poses, at + 3, face, angle);
    poses[at + 2] = centreHeight(poses, at + 3);
  });
  const ids = dice.map(({ id }) => id);
  const none = dice.map(() => false);
  return {
    ids,
    rows: rowsOf(ids.map(ownerOf), seats),
    count: dice.length,
    frames: 1,
    poses,
    flies: 0,
    afloat: dice.map(() => true),
    sinking: none,
    sinksAt: 0,
  };
}

/** The lid during the next event. */
export function next(state: LidState, motion: SevenSeasMotion, seats: readonly SeatSetup[]): LidState {
  // What sank in the event before is gone.
  const afloat = state.afloat.map((was, i) => was && !state.sinking[i]);
  const still = state.ids.map(() => false);
  switch (motion.kind) {
    case 'throw': {
      const { flight, owners, ids, flies } = motion;
      return {
        ids,
        rows: rowsOf(owners, seats),
        count: flight.count,
        frames: flight.frames,
        poses: flight.poses,
        flies,
        afloat: ids.map(() => true),
        sinking: ids.map(() => false),
        sinksAt: 0,
      };
    }
    case 'duel':
      return {
        ...state,
        flies: 0,
        afloat,
        sinking: state.ids.map((id) => motion.sunk.includes(id)),
        sinksAt: motion.sinksAt,
      };
    default:
      return { ...state, flies: 0, afloat, sinking: still };
  }
}

/** Offset of the poses that are seen at this moment. */
export function frameAt(state: LidState, now: number): number {
  'worklet';
  const last = state.frames - 1;
  const frame = state.flies <= 0 ? last : Math.min(last, Math.floor((now / state.flies) * last));
  return frame * state.count * 7;
}

/** How much of each die is to be seen: 1 afloat, 0 gone under. */
export function sizesAt(state: LidState, now: number): number[] {
  'worklet';
  const under = Math.min(1, Math.max(0, (now - state.sinksAt) / SINKING));
  return state.afloat.map((afloat, i) => (afloat ? (state.sinking[i] ? 1 - under : 1) : 0));
}
