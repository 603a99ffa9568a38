import type { Clock } from '../motion/clock';
import { PATIENCE } from './arrival';
import { Dawn, waitLong } from './dawn';

/** Waiting for a scene: at the beginning for the first one, later for one that is made anew. */
export class Lights {
  private readonly dawn: Dawn;
  /** Ends the waiting that goes on. */
  private end: (() => void) | null = null;
  /** It took too long: nothing waits again until a scene is attached. */
  private gaveUp = false;
  private onFirst = (): void => undefined;
  private readonly first = new Promise<void>((resolve) => {
    this.onFirst = resolve;
  });

  constructor(private readonly clock: Clock) {
    this.dawn = new Dawn(clock);
  }

  /** Nobody waits for a scene any more. */
  get dark(): boolean {
    return this.gaveUp;
  }

  /** The first scene is on its way and has not been attached yet. */
  get awaited(): boolean {
    return this.dawn.awaited;
  }

  /** Resolves when the first scene is attached, or was waited for long enough. */
  get dawned(): Promise<void> {
    return this.dawn.light;
  }

  /** A scene is being made. Answers whether that is news. */
  begins(): boolean {
    return this.dawn.begins();
  }

  attached(): void {
    this.gaveUp = false;
    this.dawn.breaks();
    this.end?.();
    this.onFirst();
  }

  /** Resolves when a scene is attached, or when it takes too long. */
  comes(): Promise<void> {
    return new Promise((resolve) => {
      const stop = waitLong(this.clock, () => {
        this.gaveUp = true;
        this.end?.();
      });
      this.end = () => {
        this.end = null;
        stop();
        resolve();
      };
    });
  }

  /** What waits goes on without a scene. */
  stopWaiting(): void {
    this.end?.();
  }

  /** Resolves when a first scene has come, or is not worth waiting for. */
  readonly canMove = (): Promise<void> =>
    Promise.race([this.first, new Promise<void>((late) => void this.clock.after(PATIENCE * 2, late))]);
}
