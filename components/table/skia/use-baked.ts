import { useEffect, useRef, useState } from 'react';
import type { Pause } from './planes';

interface Entry<T> {
  readonly made: Promise<T | null>;
  users: number;
  /** Set when nobody looks at it any more. */
  left: number;
}

/** How many unused results are kept, for the way back and for turning the device. */
const KEPT = 1;

/** Pictures that are made once for a key, shared by all who ask for it, and freed when nobody does. */
export class BakedStore<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private clock = 0;

  constructor(private readonly dispose: (value: T) => void) {}

  take(key: string, make: () => Promise<T | null>): Promise<T | null> {
    let entry = this.entries.get(key);
    if (!entry) this.entries.set(key, (entry = { made: make(), users: 0, left: 0 }));
    entry.users++;
    return entry.made;
  }

  leave(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.users--;
    entry.left = ++this.clock;
    const idle = [...this.entries].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => b.left - a.left);
    for (const [old, { made }] of idle.slice(KEPT)) {
      this.entries.delete(old);
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
  useEffect(() => {
    if (key === null) return undefined;
    let here = true;
    void store
      .take(key, () => latest.current())
      .then((value) => {
        if (here) setReady({ key, value });
      });
    return () => {
      here = false;
      // Back at this key later, the result of today may have been freed.
      setReady(null);
      store.leave(key);
    };
  }, [store, key]);
  return ready && ready.key === key ? ready.value : null;
}
