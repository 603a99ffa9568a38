import { PACE } from '@/components/table/choreography/pace';
import type { DeadMansDrawCue } from './build';
import { staysInTheAir } from './moves';

/**
 * For those whom motion makes ill: the same order and the same sounds, but pictures fade into each other. No tilt, no shake,
 * no tide.
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
      flights: motion.flights
        .filter(staysInTheAir)
        .map((flight) => ({ ...flight, way: 'slide', from: flight.to, at: fades / 2, for: fades / 2 })),
      trembling: null,
      tide: [],
      counting,
    },
    // No tide has risen, so none falls.
    ...(step && { step: { stands: step.stands, lies: true } }),
  };
}
