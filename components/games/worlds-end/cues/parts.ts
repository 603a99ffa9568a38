import { PACE } from '@/components/kit/choreography/pace';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import { DIE_APART, type Parts } from './build';
import type { Spot } from './motion';
import { TIMES } from './times';

/* What several events are told with. */

/** It is heard and felt, and there is time to read it. */
export const told =
  (sound: SoundId, word: HapticWord = 'place') =>
  (): Parts => ({ time: TIMES.read, sounds: [[0, sound]], haptics: [[0, word]] });

export const purse = (seat: number): Spot => ({ kind: 'seat', seat });
export const BANK: Spot = { kind: 'bank' };
/** More coins than this are not told apart in the air. */
const MOST_COINS = 5;
const COIN = 100;

/** Gold goes from hand to hand, a coin for each hundred. */
export function pays(gold: number, from: Spot, to: Spot): Parts {
  if (gold <= 0) return {};
  const count = Math.max(1, Math.min(MOST_COINS, Math.round(gold / COIN)));
  const lands = PACE.slide + (count - 1) * PACE.stagger;
  return {
    time: lands + PACE.number,
    lands,
    sounds: [[Math.max(0, lands - 40), count > 2 ? 'chest-full' : 'coin']],
    haptics: [[lands, 'bank']],
    motion: { kind: 'coins', count, from, to },
  };
}

export const KNOCKS: readonly SoundId[] = ['die-floor-1', 'die-wall-1', 'die-floor-2', 'die-die-1', 'die-wall-2'];
/** Dice that fall: shaken first, then each knocks where it lands. */
export function falls(count: number, lands: number, loudness?: number): (readonly [number, SoundId, number?])[] {
  const knocks = Array.from({ length: Math.min(count, KNOCKS.length) }, (_, i) => {
    const at = Math.max(0, lands - 60 - (Math.min(count, KNOCKS.length) - 1 - i) * DIE_APART);
    const knock = KNOCKS[i] as SoundId;
    return loudness === undefined ? ([at, knock] as const) : ([at, knock, loudness] as const);
  });
  return [[0, 'rattle'], ...knocks];
}
