import type { Clock } from '../motion/clock';

/** How often a scene that is still being made is looked for, and how long after each other. */
const LOOKS = 25;
const LOOK = 400;

/**
 * Waits in many short timers: making a scene keeps the thread busy, and a single long timer would run out before the scene had a
 * chance. Returns how to cancel.
 */
export function waitLong(clock: Clock, tooLong: () => void): () => void {
  let stop = (): void => undefined;
  const look = (left: number) => {
    stop = clock.after(LOOK, () => (left > 1 ? look(left - 1) : tooLong()));
  };
  look(LOOKS);
  return () => stop();
}

/** Waits for the first time a table is lit; gives up after a while, so that a scene that never comes stops nothing. */
export class Dawn {
  private end: (() => void) | null = null;
  private over = false;
  /** Resolves when it has come, or was waited for long enough. */
  light: Promise<void> = Promise.resolve();

  constructor(private readonly clock: Clock) {}

  /** A scene is on its way and has not been lit yet. */
  get awaited(): boolean {
    return this.end !== null;
  }

  /** A scene is on its way. Answers whether that is news. */
  begins(): boolean {
    if (this.over || this.end) return false;
    this.light = new Promise((resolve) => {
      const stop = waitLong(this.clock, () => this.breaks());
      this.end = () => {
        stop();
        resolve();
      };
    });
    return true;
  }

  /** The table is lit. */
  breaks(): void {
    this.over = true;
    const { end } = this;
    this.end = null;
    end?.();
  }
}
