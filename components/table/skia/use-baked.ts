import { useEffect, useRef, useState } from 'react';
import type { Pause } from './planes';

interface Entry<T> {
  readonly made: Promise<T | null>;
  users: number;
  /** Set when nobody looks at it any more: the later, the higher. */
  left: number;
}

/** How many unused results are kept, for the way back and for turning the device. */
const KEPT = 1;
/**
 * What was just left may be drawn once more: the screen's thread does not wait for React. A picture that is gone then ends all
 * drawing for good.
 */
const LAST_LOOKS = 1000;
/** A window that is being pulled asks for a new size with every frame: so long it must stand before anything is made for it. */
const SETTLED = 120;

export function afterLastLooks(dispose: () => void): void {
  setTimeout(dispose, LAST_LOOKS);
}

/** Pictures that are made once for a key, shared by all who ask for it, and freed when nobody does. */
export class BakedStore<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private clock = 0;
  /** One is made after the other: what nobody waits for any more when its turn comes is not made. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dispose: (value: T) => void) {}

  take(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const entry = this.entries.get(key) ?? this.begin(key, make);
    entry.users++;
    return entry.made;
  }

  private begin(key: string, make: () => Promise<T | null>): Entry<T> {
    const made = this.last.then(() => {
      if (entry.users > 0) return make();
      if (this.entries.get(key) === entry) this.entries.delete(key);
      return null;
    });
    const entry: Entry<T> = { made, users: 0, left: 0 };
    this.last = made.catch(() => null);
    this.entries.set(key, entry);
    return entry;
  }

  leave(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.users--;
    const left = ++this.clock;
    entry.left = left;
    afterLastLooks(() => this.sweep(left));
  }

  private sweep(until: number): void {
    const idle = [...this.entries].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => b.left - a.left);
    for (const [key, { made, left }] of idle.slice(KEPT)) {
      if (left > until) continue;
      this.entries.delete(key);
      void made.then((value) => value && this.dispose(value));
    }
  }
}

/** Gives the screen a chance between two tasks. */
export const breathe: Pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The result for a key, null while it is being made. */
export function useBaked<T>(store: BakedStore<T>, key: string | null, make: () => Promise<T | null>): T | null {
  const [ready, setReady] = useState<{ key: string; value: T | null } | null>(null);
  // The key says everything about the wish; the function is new with every render.
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  const first = useRef(true);
  useEffect(() => {
    if (key === null) return undefined;
    let here = true;
    let taken = false;
    const take = async () => {
      taken = true;
      const value = await store.take(key, () => latest.current());
      if (here) setReady({ key, value });
    };
    const clock = first.current ? void take() : setTimeout(() => void take(), SETTLED);
    first.current = false;
    return () => {
      here = false;
      clearTimeout(clock);
      // Back at this key later, the result of today may have been freed.
      setReady(null);
      if (taken) store.leave(key);
    };
  }, [store, key]);
  return ready && ready.key === key ? ready.value : null;
}
