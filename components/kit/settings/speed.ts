import type { Words } from '@/components/i18n/words';
import { SPEEDS, type Settings } from './settings';

type Speed = Settings['speed'];

const SPEED_WORDS = { slow: 'speedSlow', normal: 'speedNormal', fast: 'speedFast', instant: 'speedInstant' } as const;

export const speedWords = (speed: Speed, t: Words): string => t(`app:settings.${SPEED_WORDS[speed]}`);

/** The next faster one; the slowest behind the fastest. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed;
}
