import { MOTION } from '@/components/ui/theme/tokens';

/** All pacing of the choreography, in milliseconds at normal speed (look, section 11). */
export const PACE = {
  /** The number comes after the piece. */
  number: MOTION.numberDelay,
  /** A number counts up for this long, if that blocks nobody. */
  count: MOTION.count,
  /** Longer than this no decoration keeps the next question waiting, once all pieces lie. */
  mostBlock: MOTION.maxBlock,
  slide: MOTION.slide,
  flip: MOTION.flip,
  stagger: MOTION.stagger,
  land: MOTION.release,
  reduced: MOTION.reduced,
  /** A bot's step is never shorter, so that it can be seen. */
  botStep: MOTION.botMinStep,
  /** Between two motions: the scene takes in the new table, and the eye rests. */
  breath: 120,
  /** Before the next one moves, what the last one has done can be read. */
  told: 450,
  /** When a scene does not answer in time, the choreography goes on without it. */
  late: 600,
} as const;

export interface Pace {
  /** Times every length; 0: at once. */
  readonly speed: number;
  /** Cross-fades instead of ways through the air; the order stays. */
  readonly reduced: boolean;
}

/** Who asks for something once more wants to see it, also at a table where all comes at once. */
export function paceAgain(pace: Pace): Pace {
  return pace.speed > 0 ? pace : { ...pace, speed: MOTION.speed.fast };
}

export interface Counting {
  readonly at: number;
  readonly for: number;
}

/** A number begins to count shortly after the first piece lies, and is done soon after the last one does. */
export function countingAfter(firstLands: number, lastLands: number): Counting {
  const at = firstLands + PACE.number;
  const room = lastLands + PACE.mostBlock - at;
  return { at, for: Math.max(0, Math.min(Math.max(PACE.count, lastLands - at), room)) };
}
