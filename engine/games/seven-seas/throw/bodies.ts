import { MOST_DICE } from './dice';

/** One step is half as long as it looks: a throw over so small a field is over before the eye has followed it. */
export const STEPS_PER_SECOND = 60;
/** 9.81 m/s², in tenths of a millimetre and steps. */
export const GRAVITY = 98100 / (4 * STEPS_PER_SECOND * STEPS_PER_SECOND);

/**
 * All dice of one throw in the air and in the lid. One set for ever: a throw takes thousands of small moves, and none of
 * them makes anything new. Speeds are tenths of a millimetre a step.
 */
export const bodies = {
  count: 0,
  /** May a die that is high enough leave the lid? Else the walls have no end. */
  rimOpen: false,
  x: new Float64Array(MOST_DICE),
  y: new Float64Array(MOST_DICE),
  /** Height of the lowest point over the floor. */
  z: new Float64Array(MOST_DICE),
  vx: new Float64Array(MOST_DICE),
  vy: new Float64Array(MOST_DICE),
  vz: new Float64Array(MOST_DICE),
  /** Turn in the plane: degrees, and radians a step. */
  angle: new Float64Array(MOST_DICE),
  spin: new Float64Array(MOST_DICE),
  /** How the corners throw the die aside when it first strikes the floor: parts of its speed. */
  kickX: new Float64Array(MOST_DICE),
  kickY: new Float64Array(MOST_DICE),
  stage: new Uint8Array(MOST_DICE),
  /** 0: lies still. A push wakes for two steps: one to move, one to look whether it still touches. */
  awake: new Uint8Array(MOST_DICE),
};
export type Bodies = typeof bodies;

/** A die comes in over the rim, flies over the floor, has touched the floor; or it has left the field. */
export const COMING = 0;
export const FLYING = 1;
export const DOWN = 2;
export const OUT = 3;

/** What a die strikes. */
export const FLOOR = 0;
export const WALL = 1;
export const OTHER = 2;

/** Sees a throw happen, for the screen and the ear; the rules need none. */
export interface Witness {
  /** When the dice leave the hand, and after every step. */
  step(b: Bodies): void;
  /** While a step is under way. */
  knock(die: number, what: number, strength: number): void;
}
