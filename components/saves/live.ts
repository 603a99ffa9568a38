import { useSyncExternalStore } from 'react';
import type { Trouble } from '@/engine/saves/codes';
import type { Document } from '@/engine/saves/documents';
import { whenStoredChanges } from './vault';

/** Each is done again with every change, for as long as there is no room. */
const MOST_UNKEPT = 100;

/**
 * A document as screens show it: every change is made from the newest value, whichever window wrote that, and what
 * another window has kept is shown here as well. What could not be kept is shown all the same while the app is open,
 * and is kept along with the next change for which there is room.
 */
export class Live<T> {
  private shown: { readonly value: T } | undefined;
  private unkept: readonly ((now: T) => T)[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(readonly stored: Document<T>) {
    whenStoredChanges(() => {
      if (this.stored.changedElsewhere()) this.show(this.withUnkept(this.stored.read().value));
    });
  }

  readonly now = (): T => {
    this.shown ??= { value: this.withUnkept(this.stored.read().value) };
    return this.shown.value;
  };

  /** The newest stored value, for code that decides by it what to change. */
  fresh(): T {
    if (this.stored.changedElsewhere()) this.show(this.withUnkept(this.stored.read().value));
    return this.now();
  }

  /** Null: kept. */
  change(make: (now: T) => T): Trouble | null {
    let made: { readonly value: T } | undefined;
    const trouble = this.stored.change((kept) => {
      made = { value: make(this.withUnkept(kept)) };
      return made.value;
    });
    // An invalid value can never be stored, so it is not shown either.
    if (trouble?.code === 'record-invalid') return trouble;
    // Whoever was told so often that nothing is kept loses nothing by being told that it is not done either.
    if (trouble && this.unkept.length >= MOST_UNKEPT) return trouble;
    this.unkept = trouble ? [...this.unkept, make] : [];
    if (made) this.show(made.value);
    return trouble;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private withUnkept(kept: T): T {
    return this.unkept.reduce((value, make) => make(value), kept);
  }

  private show(value: T): void {
    this.shown = { value };
    for (const listener of [...this.listeners]) listener();
  }
}

export function useLive<T>(live: Live<T>): T {
  return useSyncExternalStore(live.subscribe, live.now, live.now);
}
