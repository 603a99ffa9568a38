import { PACE } from '@/components/kit/choreography/pace';
import type { DeadMansDrawCue } from './build';
import { LIT } from './held';
import { staysInTheAir } from './moves';

/**
 * For those whom motion makes ill: the same order, the same pictures and the same sounds, but the pictures fade into each
 * other. Nothing tilts, shakes or rises.
 */
export function reduced({ lands, time, sounds, haptics, motion, step }: DeadMansDrawCue): DeadMansDrawCue {
  const fades = lands > 0 ? PACE.reduced : 0;
  const squeeze = lands > 0 ? Math.min(1, fades / lands) : 1;
  const soon = <T extends { readonly at: number }>(one: T): T => ({ ...one, at: Math.round(one.at * squeeze) });
  const counting = motion.counting && {
    at: fades + PACE.number,
    for: Math.min(motion.counting.for, PACE.mostBlock - PACE.number),
  };
  const reads = Math.min(time - lands, PACE.mostBlock);
  return {
    lands: fades,
    time: Math.max(fades + reads, counting ? counting.at + counting.for : 0),
    sounds: sounds.map(soon),
    haptics: haptics.map(soon),
    motion: {
      // A card that hangs in the air is in no picture of the table, so it is put there.
      flights: motion.flights.filter(staysInTheAir).map((flight) => ({
        ...flight,
        way: LIT.has(flight.way) ? flight.way : 'slide',
        from: flight.to,
        at: fades / 2,
        for: fades / 2,
      })),
      trembling: null,
      // It stands, or it does not.
      tide: motion.tide.slice(-1).map(({ to }) => ({ at: fades / 2, for: 0, from: to, to })),
      counting,
    },
    ...(step && { step: { ...step, ...(step.ends && { ends: reduced(step.ends) }) } }),
  };
}
