import type { Cue } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import type { WorldsEndMotion } from './motion';
import { TIMES } from './times';

/** Look 20.4: the armada comes in four still pictures, two for each half of it. */
const STILL = 600;

/** The same order and the same sounds in a moment each: everything stands where it has come to. */
export function calm(cue: Cue<WorldsEndMotion>): Cue<WorldsEndMotion> {
  const { motion } = cue;
  if (motion.kind === 'still') return cue;
  const time = Math.max(
    PACE.reduced,
    Math.min(cue.time, motion.kind === 'dusk' || motion.kind === 'armada' ? 2 * STILL : TIMES.read),
  );
  const early = <T extends { readonly at: number }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, at: Math.min(one.at, time) }));
  return {
    ...cue,
    lands: time,
    time,
    sounds: early(cue.sounds).slice(0, 3),
    haptics: early(cue.haptics).slice(0, 1),
    motion: stillOf(motion),
  };
}

/** What is read must be seen without motion, too: dice lie at once, a ship is hit at once. */
function stillOf(motion: WorldsEndMotion): WorldsEndMotion {
  switch (motion.kind) {
    case 'dice':
      return { ...motion, lands: 0 };
    case 'roll':
      return { ...motion, lands: 0, told: 0 };
    case 'dusk':
      return { ...motion, light: [0, 0], sinks: [STILL, 0] };
    case 'armada':
      return { ...motion, rise: { at: 0, apart: 0, long: 0 }, come: { at: STILL, apart: 0, long: 0 } };
    case 'sail':
    case 'coins':
      return { kind: 'still' };
    default:
      return 'for' in motion ? { ...motion, for: 0 } : motion;
  }
}
