import i18next from 'i18next';
import { useEffect } from 'react';
import type { Words } from '@/components/i18n/words';
import { settings } from '../settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';
import type { GameFace } from '../face';
import { haptics } from '../haptics/phone';
import { breathe } from '../skia/pause';
import { EVERYWHERE } from '../sound/sound-ids';
import { sounds } from '../sound/sounds';
import { Choreographer, type Performed, type Staging } from './choreographer';
import { realClock } from './clock';
import { reducedMotion } from './reduced-motion';
import { watchSkipKeys } from './skip-keys';
import { hush, speakOut } from './speech';

/** The choreography of a match on this device, with its sounds, its motor and its voice, as far as `own` has no others. */
export function choreograph(store: Performed, face: GameFace, own: Partial<Staging> = {}): Choreographer {
  return new Choreographer(store, {
    cues: face.cues ?? null,
    line: (event) => face.eventWords(event, store.match.seats, i18next.t as unknown as Words, store.match.options),
    pace: () => ({ speed: MOTION.speed[settings().speed], reduced: reducedMotion() }),
    clock: realClock,
    sound: sounds.play,
    haptic: haptics.say,
    speak: speakOut,
    ...own,
  });
}

/** What a performance needs while its table is on the screen. */
export function usePerformance(show: Choreographer, { sounds: own = [] }: GameFace): void {
  useEffect(() => watchSkipKeys(show.touch), [show]);
  useEffect(() => hush, []);
  useEffect(() => void sounds.warm([...own, ...EVERYWHERE], breathe), [own]);
}
