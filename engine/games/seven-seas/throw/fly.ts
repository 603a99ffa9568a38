import { OUT, bodies, type Bodies, type Witness } from './bodies';
import type { Gesture } from './dice';
import { launch } from './launch';
import { lineUp, meet } from './meet';
import { move } from './move';

/** After four thirds of a second the floor grips harder; before two seconds it ends: nobody waits longer. */
const TIRED = 80;
export const END = 112;
/** How long those who look on see a throw that has failed. */
const AFTER_SPILL = 48;

const lost = (b: Bodies) => {
  for (let i = 0; i < b.count; i++) if (b.stage[i] === OUT) return i;
  return null;
};

/**
 * Lets the dice fly till all lie still, or one is over the rim: which one. The rules and the screen both come through
 * here, so what is seen is what counts. The dice are left in `bodies`, till the next flight.
 */
export function fly(
  count: number,
  gesture: Gesture | null,
  shake: number,
  rim: boolean,
  witness: Witness | null,
): number | null {
  const b = bodies;
  launch(b, count, gesture, shake, rim);
  lineUp(count);
  if (witness !== null) witness.step(b);
  let overRim: number | null = null;
  let end = END;
  for (let step = 0; step < end; step++) {
    if (!move(b, step < TIRED ? 1 : 3, witness)) break;
    meet(b, witness);
    if (witness !== null) witness.step(b);
    if (overRim === null && b.rimOpen) {
      overRim = lost(b);
      if (overRim !== null) end = witness === null ? step : Math.min(step + AFTER_SPILL, END);
    }
  }
  return overRim;
}
