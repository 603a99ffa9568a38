import { realClock, type Clock } from '../motion/clock';
import { VOCABULARY, type HapticWord, type Touch } from './vocabulary';

/** Not more often than this, so that ticks stay ticks: at most twelve a second (look, section 12). */
const LEAST_GAP = 80;

export interface HapticsAround {
  readonly on: () => boolean;
  readonly touch: (touch: Touch) => void;
  readonly now: () => number;
  readonly clock?: Clock;
}

/** The one door to the motor of the phone. */
export class Haptics {
  private last = -Infinity;

  constructor(private readonly around: HapticsAround) {}

  readonly say = (word: HapticWord): void => {
    const { on, touch, now, clock = realClock } = this.around;
    if (!on() || (word === 'tick' && now() - this.last < LEAST_GAP)) return;
    this.last = now();
    for (const { at, touch: one } of VOCABULARY[word]) {
      if (at === 0) touch(one);
      else clock.after(at, () => touch(one));
    }
  };
}
