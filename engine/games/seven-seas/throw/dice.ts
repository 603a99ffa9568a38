/** What is thrown, how, and where it comes to rest. Lengths are whole tenths of a millimetre, in the lid (2.7). */

/** Whose die: a seat, or the caravan. */
export type Owner = number;
export const CARAVAN = -1;

/** Inner floor of the lid: a square; the origin is its lower left corner as the thrower sees it. */
export const FIELD = 2800;
/** Edge of a die. */
export const DIE = 140;
/** Where the centre of a die may rest: so far from the walls that it clears them at any angle. */
export const POS_MIN = 100;
export const POS_MAX = 2700;
/** The least distance between two centres at rest: dice clear each other at any angle. */
export const SEP_MIN = 200;
/** Radius of the lid's corners; a die clears them too. */
export const CORNER = 200;
export const RIM_HEIGHT = 350;
export const MOST_DICE = 44;

/** 4.17.1: the flick in whole numbers. */
export interface Gesture {
  /** Where to, −1000…1000 each, at most 1000 long: 0, 0 is the middle of the lid, x to the right, y away from the thrower. */
  readonly gx: number;
  readonly gy: number;
  /** How hard, 0…1000. Above `SAFE_POWER` a die may leap over the rim. */
  readonly power: number;
  /** How the hand turns, −1000…1000; counter-clockwise is positive. */
  readonly spin: number;
}
export const SAFE_POWER = 850;

/** One die at rest. */
export interface ThrownDie {
  readonly owner: Owner;
  /** 1…6. */
  readonly face: number;
  readonly x: number;
  readonly y: number;
  /** Whole degrees counter-clockwise, 0…359. For the eye only. */
  readonly angle: number;
}

export interface ThrowRequest {
  /** The owner of each die, in canonical order (4.17.5): players from the thrower on, the caravan last. */
  readonly owners: readonly Owner[];
  /** Null: nobody flicks, luck does. */
  readonly gesture: Gesture | null;
  /** May a die leap over the rim at all (option `rimSpill`)? */
  readonly rim: boolean;
}

export interface ThrowResult {
  /**
   * 32 bits of luck that the whole flight follows from. No face and no later throw can be told from it: a screen may know
   * it and have the same flight drawn (`recordFlight`).
   */
  readonly shake: number;
  /** 4.7.10: the index of the die that left the field; all are thrown again, by a new fork of the luck. Null: a valid throw. */
  readonly overRim: number | null;
  /** In the order of `owners`; empty after a spill. */
  readonly dice: readonly ThrownDie[];
}
