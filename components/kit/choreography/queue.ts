import type { View } from '@/engine';
import type { HapticWord } from '../haptics/vocabulary';
import type { SoundId } from '../sound/sound-ids';
import type { Clock } from '../motion/clock';
import type { Beat, Stage, Step } from './cue';
import { PACE, paceAgain, type Pace } from './pace';

/** What this device has seen of moments that are seen whole for the first time. */
export interface Firsts {
  readonly isNew: (moment: string) => boolean;
  readonly saw: (moment: string) => void;
}

/** Where the queue speaks to. */
export interface Outlets<V extends View = View> {
  readonly clock: Clock;
  /** Null while no scene can move anything. */
  readonly stage: () => Stage<V> | null;
  readonly sound: (sound: SoundId, loudness?: number) => void;
  readonly haptic: (word: HapticWord) => void;
  readonly speak: (lines: readonly string[]) => void;
  /** The step that is to be seen now; null: none is. */
  /** `held`: it is seen to its end, and no hand goes on before. */
  readonly step?: (beat: Beat<V> | null, held: boolean) => void;
  /** Somebody plays here: what is to be kept stands until it was seen. */
  readonly keeps?: () => boolean;
  readonly firsts?: Firsts;
  /** What lengths are multiplied with because somebody waits; 0: to the next question at once. */
  readonly haste?: () => number;
}

/** Steps that somebody hurries along. */
const HURRY = 0.35;
const AT_ONCE: Pace = { speed: 0, reduced: true };

/** One beat after the other: piece first, then the number, the spoken line last. */
export class Queue<V extends View = View> {
  /** How much is skipped: nothing, everything up to the next step, up to the next kept step, or all. */
  private skipped: 'none' | 'to-step' | 'to-kept' | 'all' = 'none';
  private end: (() => void) | null = null;
  private step: Beat<V> | null = null;
  /** Somebody goes from step to step: none ends by itself. */
  private byHand = false;
  private hurried = false;
  private passed = false;
  /** What the scene has been given, in order: another scene that takes its place is led the same way. */
  private given: Beat<V>[] = [];
  private stands = false;
  /** What moves is seen for the first time, and to its end. */
  private holds = false;
  /** The chapter whose steps are passed over. */
  private over: string | null = null;

  constructor(private readonly out: Outlets<V>) {}

  /** Resolves when the last picture of the last beat stands. More beats may come while it plays. */
  async play(beats: Iterable<Beat<V>>, pace: Pace): Promise<void> {
    this.skipped = 'none';
    this.byHand = false;
    this.hurried = false;
    this.given = [];
    let rest: Beat<V>[] = [];
    for (const beat of beats) {
      if (beat.known) await this.leadOver([beat]);
      else if (this.passesOver(beat, this.hastened(beat, pace))) rest.push(beat);
      else {
        if (rest.length > 0) await this.leadOver(rest);
        this.tell(rest);
        rest = [];
        this.skipped = 'none';
        const own = this.hastened(beat, pace);
        await this.one(beat, this.hurried ? { ...own, speed: own.speed * HURRY } : own);
      }
    }
    this.see(null);
    this.tell(rest);
  }

  /** A step is looked at in its own time; all else may have to be quick. */
  private hastened({ cue }: Beat<V>, pace: Pace): Pace {
    const factor = this.out.haste?.() ?? 1;
    return factor === 1 || (factor > 0 && (cue.step || cue.unhurried)) ? pace : { ...pace, speed: pace.speed * factor };
  }

  /** Jumps to the last picture; the rest is told in words only. A skip by hand (`to-kept`) stops at steps that must be seen. */
  skip(upTo: 'to-kept' | 'all' = 'all'): void {
    this.skipped = upTo;
    this.over = this.step?.cue.step?.chapter ?? this.over;
    if (upTo === 'all' || !this.holds) this.finish();
  }

  /** What was passed over is shown after all. */
  again(): void {
    this.over = null;
  }

  /** A touch anywhere: what moves is in its last picture, up to the next step. Answers whether there was anything to end. */
  touch(): boolean {
    if (this.step || this.holds) return false;
    this.skipped = 'to-step';
    this.finish();
    return true;
  }

  /** From here on every step waits for this. */
  next(): void {
    if (!this.step || this.holds) return;
    this.byHand = true;
    this.passed = true;
    this.finish();
  }

  /** As long as this is on, one step chases the other. */
  hurry(on: boolean): void {
    this.hurried = on;
    if (!on || !this.step || this.holds) return;
    this.byHand = false;
    this.passed = true;
    this.finish();
  }

  private finish(): void {
    this.out.stage()?.finish();
    this.end?.();
  }

  private passesOver(beat: Beat<V>, { speed }: Pace): boolean {
    const { step } = beat.cue;
    if (this.skipped === 'all' || (step?.chapter !== undefined && step.chapter === this.over)) return true;
    if (this.isKept(beat) || this.isFirst(beat)) return false;
    return speed === 0 || !this.out.stage() || this.skipped === 'to-kept' || (this.skipped === 'to-step' && !step);
  }

  private isKept({ cue }: Beat<V>): boolean {
    return cue.step?.kept === true && this.out.keeps?.() === true;
  }

  /** Without a scene there is nothing to see, now or later. */
  private isFirst({ cue: { firm } }: Beat<V>): boolean {
    return firm !== undefined && this.out.stage() !== null && this.out.firsts?.isNew(firm) === true;
  }

  /** A step stands. Then a scene may go, and another one come. */
  get waits(): boolean {
    return this.stands;
  }

  /** Shows a new scene the picture that stands. */
  async leadAgain(): Promise<void> {
    const given = this.given;
    this.given = [];
    for (const beat of given) await this.give(beat, AT_ONCE);
  }

  /** The last pictures of what nobody has watched: the next one may begin with them. */
  private async leadOver(beats: readonly Beat<V>[]): Promise<void> {
    for (const beat of beats) {
      await this.give(beat, AT_ONCE);
      const ends = endOf(beat);
      if (ends) await this.give(ends, AT_ONCE);
    }
  }

  private give(beat: Beat<V>, pace: Pace): Promise<void> | undefined {
    this.given.push(beat);
    return this.out.stage()?.play(beat, pace);
  }

  private see(step: Beat<V> | null): void {
    if (this.step === step) return;
    this.step = step;
    this.out.step?.(step, this.holds);
  }

  private letGo(): void {
    if (!this.holds) return;
    this.holds = false;
    if (this.step) this.out.step?.(this.step, false);
  }

  private async one(beat: Beat<V>, pace: Pace): Promise<void> {
    const { cue, line } = beat;
    this.passed = false;
    const isFirst = this.isFirst(beat);
    this.holds = isFirst;
    this.see(cue.step && !cue.step.lies ? beat : null);
    await this.perform(beat, isFirst ? paceAgain(pace) : pace);
    this.letGo();
    if (line !== null) this.out.speak([line]);
    if (cue.step) await this.stand(beat, cue.step, pace);
    // A moment of several parts has been seen when the part that stands was left by hand.
    if (isFirst && cue.firm !== undefined && cue.step) this.out.firsts?.saw(cue.firm);
  }

  private async perform(beat: Beat<V>, pace: Pace): Promise<void> {
    const { clock, sound, haptic } = this.out;
    const { cue } = beat;
    const stops = [
      ...cue.sounds.map((one) => clock.after(one.at * pace.speed, () => sound(one.sound, one.loudness))),
      ...cue.haptics.map(({ at, word }) => clock.after(at * pace.speed, () => haptic(word))),
    ];
    if (cue.time === 0) return;
    await new Promise<void>((resolve) => {
      this.end = resolve;
      // A scene that has gone, or a window that nobody sees, must not stop the game.
      const giveUp = clock.after(cue.time * pace.speed + PACE.late, resolve);
      const done = () => {
        giveUp();
        resolve();
      };
      this.give(beat, pace)?.then(done, done);
    });
    if (this.skipped !== 'none' || this.passed) stops.forEach((stop) => stop());
  }

  private async stand(beat: Beat<V>, { stands, lies }: Step, pace: Pace): Promise<void> {
    const kept = this.isKept(beat);
    const gone = this.passed || this.skipped === 'all';
    const passesOver = gone || (!kept && (this.skipped !== 'none' || this.hurried));
    if (!passesOver) {
      if (lies) this.see(beat);
      await this.wait(kept || stands === null ? null : stands * pace.speed);
    }
    const ends = endOf(beat);
    if (!ends) return;
    if (passesOver || this.passesOver(ends, pace)) return void (await this.give(ends, AT_ONCE));
    this.see(null);
    this.passed = false;
    await this.perform(ends, pace);
  }

  /** So long, or until somebody goes on by hand. */
  private async wait(ms: number | null): Promise<void> {
    let stop = (): void => undefined;
    this.stands = true;
    await new Promise<void>((resolve) => {
      this.end = resolve;
      if (!this.byHand && ms !== null) stop = this.out.clock.after(ms, resolve);
    });
    this.stands = false;
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

/** What plays when a step is over, as a beat of its own that has nothing to say. */
function endOf<V extends View>(beat: Beat<V>): Beat<V> | null {
  const ends = beat.cue.step?.ends;
  return ends ? { ...beat, cue: ends, line: null } : null;
}
