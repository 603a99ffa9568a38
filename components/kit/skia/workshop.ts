import type { Pause } from './pause';

/** Closed while pictures cannot be made. */
export interface Door {
  /** Resolves when it is open. */
  readonly open: () => Promise<void>;
  /** How often it has been closed; a change means that a picture made meanwhile may be spoilt. */
  readonly closures: () => number;
}

/** How a picture is made, with pauses in between; null where that is not possible. */
export type Make<T> = (pause: Pause) => Promise<T | null>;

/** A failed picture is tried once more; after that only when it is asked for again. */
const TRIES = 2;

/** Makes one picture after the other, and only behind an open door. */
export class Workshop {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly door: Door,
    private readonly pause: Pause,
  ) {}

  /** Makes a picture when its turn comes. Null if it cannot be made, or if nobody wants it any more by then. */
  add<T>(make: Make<T>, isWanted: () => boolean, dispose: (value: T) => void): Promise<T | null> {
    const made = this.last.then(async () => {
      let failures = 0;
      while (failures < TRIES) {
        await this.door.open();
        if (!isWanted()) return null;
        const before = this.door.closures();
        const value = await this.attempt(make);
        const spoilt = this.door.closures() !== before;
        if (value !== null && !spoilt) return value;
        if (value !== null) dispose(value);
        if (!spoilt) failures++;
      }
      return null;
    });
    this.last = made;
    return made;
  }

  private async attempt<T>(make: Make<T>): Promise<T | null> {
    try {
      return await make(async () => {
        await this.pause();
        await this.door.open();
      });
    } catch (error) {
      console.error(error);
      return null;
    }
  }
}
