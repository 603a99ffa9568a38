import type { View } from '@/engine';
import type { HapticWord } from '../haptics/vocabulary';
import type { SoundId } from '../sound/sound-ids';
import type { Clock } from './clock';
import type { Beat, Stage } from './cue';
import { PACE, type Pace } from './pace';

/** Where the queue speaks to. */
export interface Outlets<V extends View = View> {
  readonly clock: Clock;
  /** Null while no scene can move anything. */
  readonly stage: () => Stage<V> | null;
  readonly sound: (sound: SoundId, loudness?: number) => void;
  readonly haptic: (word: HapticWord) => void;
  readonly speak: (lines: readonly string[]) => void;
}

/** One beat after the other: piece first, then the number, the spoken line last. */
export class Queue<V extends View = View> {
  private skipped = false;
  private end: (() => void) | null = null;

  constructor(private readonly out: Outlets<V>) {}

  /** Resolves when the last picture of the last beat stands. More beats may come while it plays. */
  async play(beats: Iterable<Beat<V>>, pace: Pace): Promise<void> {
    this.skipped = false;
    const rest: Beat<V>[] = [];
    for (const beat of beats) {
      if (this.skipped || !this.out.stage()) rest.push(beat);
      else await this.one(beat, pace);
    }
    this.tell(rest);
  }

  /** Everything is in its last picture; what is left is only told. */
  skip(): void {
    this.skipped = true;
    this.out.stage()?.finish();
    this.end?.();
  }

  private async one(beat: Beat<V>, pace: Pace): Promise<void> {
    const { clock, sound, haptic, speak } = this.out;
    const { cue, line } = beat;
    const stops = [
      ...cue.sounds.map((one) => clock.after(one.at * pace.speed, () => sound(one.sound, one.loudness))),
      ...cue.haptics.map(({ at, word }) => clock.after(at * pace.speed, () => haptic(word))),
    ];
    if (cue.time > 0) {
      await new Promise<void>((resolve) => {
        this.end = resolve;
        // A scene that has gone, or a window that nobody sees, must not stop the game.
        const giveUp = clock.after(cue.time * pace.speed + PACE.late, resolve);
        const done = () => {
          giveUp();
          resolve();
        };
        this.out.stage()?.play(beat, pace).then(done, done);
      });
      if (this.skipped) stops.forEach((stop) => stop());
    }
    if (line !== null) speak([line]);
  }

  /** Beats that nobody watches: one sound, one touch, and all that was said. */
  tell(beats: Iterable<Beat<V>>): void {
    const all = [...beats];
    const lines = all.flatMap(({ line }) => (line === null ? [] : [line]));
    const sound = all.flatMap(({ cue }) => cue.sounds).at(-1);
    const haptic = all.flatMap(({ cue }) => cue.haptics).at(-1);
    if (sound) this.out.sound(sound.sound, sound.loudness);
    if (haptic) this.out.haptic(haptic.word);
    if (lines.length > 0) this.out.speak(lines);
  }
}
