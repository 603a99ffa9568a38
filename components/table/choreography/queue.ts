import type { View } from '@/engine';
import type { HapticWord } from '../haptics/vocabulary';
import type { SoundId } from '../sound/sound-ids';
import type { Clock } from './clock';
import type { Beat, Stage, Step } from './cue';
import { PACE, type Pace } from './pace';

/** Where the queue speaks to. */
export interface Outlets<V extends View = View> {
  readonly clock: Clock;
  /** Null while no scene can move anything. */
  readonly stage: () => Stage<V> | null;
  readonly sound: (sound: SoundId, loudness?: number) => void;
  readonly haptic: (word: HapticWord) => void;
  readonly speak: (lines: readonly string[]) => void;
  /** The step that is to be seen now; null: none is. */
  readonly step?: (beat: Beat<V> | null) => void;
}

/** Steps that somebody hurries along. */
const HURRY = 0.35;

/** One beat after the other: piece first, then the number, the spoken line last. */
export class Queue<V extends View = View> {
  /** What is passed over without a look: nothing, all up to the next step, or all. */
  private skipped: 'none' | 'to-step' | 'all' = 'none';
  private end: (() => void) | null = null;
  private step: Beat<V> | null = null;
  /** Somebody goes from step to step: none ends by itself. */
  private byHand = false;
  private hurried = false;
  private passed = false;

  constructor(private readonly out: Outlets<V>) {}

  /** Resolves when the last picture of the last beat stands. More beats may come while it plays. */
  async play(beats: Iterable<Beat<V>>, pace: Pace): Promise<void> {
    this.skipped = 'none';
    this.byHand = false;
    this.hurried = false;
    let rest: Beat<V>[] = [];
    for (const beat of beats) {
      if (beat.known) await this.leadOver([beat]);
      else if (this.passesOver(beat)) rest.push(beat);
      else {
        if (rest.length > 0) await this.leadOver(rest);
        this.tell(rest);
        rest = [];
        this.skipped = 'none';
        await this.one(beat, this.hurried ? { ...pace, speed: pace.speed * HURRY } : pace);
      }
    }
    this.see(null);
    this.tell(rest);
  }

  /** Everything is in its last picture; what is left is only told. */
  skip(): void {
    this.skipped = 'all';
    this.finish();
  }

  /** A touch anywhere: what moves is in its last picture, up to the next step. Answers whether there was anything to end. */
  touch(): boolean {
    if (this.step) return false;
    this.skipped = 'to-step';
    this.finish();
    return true;
  }

  /** From here on every step waits for this. */
  next(): void {
    if (!this.step) return;
    this.byHand = true;
    this.passed = true;
    this.finish();
  }

  /** As long as this is on, one step chases the other. */
  hurry(on: boolean): void {
    this.hurried = on;
    if (!on || !this.step) return;
    this.byHand = false;
    this.passed = true;
    this.finish();
  }

  private finish(): void {
    this.out.stage()?.finish();
    this.end?.();
  }

  private passesOver({ cue }: Beat<V>): boolean {
    return !this.out.stage() || this.skipped === 'all' || (this.skipped === 'to-step' && !cue.step);
  }

  /** The last pictures of what nobody has watched: the next one may begin with them. */
  private async leadOver(beats: readonly Beat<V>[]): Promise<void> {
    for (const beat of beats) await this.out.stage()?.play(beat, { speed: 0, reduced: true });
  }

  private see(step: Beat<V> | null): void {
    if (this.step === step) return;
    this.step = step;
    this.out.step?.(step);
  }

  private async one(beat: Beat<V>, pace: Pace): Promise<void> {
    const { clock, sound, haptic, speak } = this.out;
    const { cue, line } = beat;
    this.passed = false;
    this.see(cue.step && !cue.step.lies ? beat : null);
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
      if (this.skipped !== 'none' || this.passed) stops.forEach((stop) => stop());
    }
    if (line !== null) speak([line]);
    if (cue.step) await this.stand(beat, cue.step, pace);
  }

  private async stand(beat: Beat<V>, { stands, lies, ends }: Step, pace: Pace): Promise<void> {
    if (this.skipped !== 'none' || this.passed || this.hurried) return;
    if (lies) this.see(beat);
    await this.wait(stands === null ? null : stands * pace.speed);
    if (!ends || this.passesOver({ ...beat, cue: ends })) return;
    this.see(null);
    await this.out.stage()?.play({ ...beat, before: beat.after, cue: ends }, pace);
  }

  /** So long, or until somebody goes on by hand. */
  private async wait(ms: number | null): Promise<void> {
    let stop = (): void => undefined;
    await new Promise<void>((resolve) => {
      this.end = resolve;
      if (!this.byHand && ms !== null) stop = this.out.clock.after(ms, resolve);
    });
    stop();
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
