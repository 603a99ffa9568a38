import type { Cue, HapticAt, SoundAt } from '@/components/kit/choreography/cue';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { WorldsEndMotion } from './motion';

/** A die that falls later than the one before. */
export const DIE_APART = 45;

/** What a cue is made of; what is left out is empty. */
export interface Parts {
  /** How long the eye is given. */
  readonly time?: number;
  readonly lands?: number;
  readonly sounds?: readonly (readonly [at: number, sound: SoundId, loudness?: number | undefined])[];
  readonly haptics?: readonly (readonly [at: number, word: HapticWord])[];
  readonly motion?: WorldsEndMotion;
  /** Given for a picture that stands by itself: how long. Null: until somebody goes on. */
  readonly stands?: number | null;
  /** It shows what a battle has brought. */
  readonly kept?: boolean;
  /** A moment that nobody passes over before it has been seen once on this device: its name. */
  readonly firm?: string;
}

export function cueOf({
  time = 0,
  lands = time,
  sounds = [],
  haptics = [],
  motion = { kind: 'still' },
  stands,
  kept = false,
  firm,
}: Parts): Cue<WorldsEndMotion> {
  return {
    lands,
    time,
    sounds: sounds.map(([at, sound, loudness]): SoundAt => ({
      at,
      sound,
      ...(loudness !== undefined && { loudness }),
    })),
    haptics: haptics.map(([at, word]): HapticAt => ({ at, word })),
    motion,
    ...(stands === undefined ? {} : { step: { stands, ...(kept && { kept }) } }),
    ...(firm !== undefined && { firm, awaited: true }),
  };
}
