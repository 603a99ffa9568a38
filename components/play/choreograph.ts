import { useEffect } from 'react';
import { wordsNow } from '@/components/i18n/words';
import { settings } from '@/components/kit/settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';
import type { GameFace } from '@/components/kit/face';
import { haptics } from '@/components/kit/haptics/phone';
import { breathe } from '@/components/kit/skia/pause';
import { EVERYWHERE } from '@/components/kit/sound/sound-ids';
import { sounds } from '@/components/kit/sound/sounds';
import { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Performed, Staging } from '@/components/kit/choreography/shown';
import { realClock } from '@/components/kit/motion/clock';
import { reducedMotion } from '@/components/kit/motion/reduced-motion';
import { watchSkipKeys } from '@/components/kit/choreography/skip-keys';
import { hush, speakOut } from '@/components/kit/choreography/speech';
import { firsts } from './firsts';

/** The choreography of a match on this device, with its sounds, its motor and its voice, as far as `own` has no others. */
export function choreograph(store: Performed, face: GameFace, own: Partial<Staging> = {}): Choreographer {
  return new Choreographer(store, {
    cues: face.cues ?? null,
    line: (event) => face.eventWords(event, store.match.seats, wordsNow(), store.match.options),
    pace: () => ({ speed: MOTION.speed[settings().speed], reduced: reducedMotion() }),
    clock: realClock,
    sound: sounds.play,
    haptic: haptics.say,
    speak: speakOut,
    firsts,
    ...own,
  });
}

/** What a performance needs while its table is on the screen. */
export function usePerformance(show: Choreographer, { sounds: own = [] }: GameFace): void {
  useEffect(() => watchSkipKeys(show.touch), [show]);
  useEffect(() => hush, []);
  useEffect(() => void sounds.warm([...own, ...EVERYWHERE], breathe), [own]);
}
