import { useEffect, useRef, useState } from 'react';
import { BakedStore } from './baked-store';
import { foreground } from './foreground';
import { breathe } from './pause';
import { Workshop, type Make } from './workshop';

/** A window that is being pulled asks for a new size with every frame: so long it must stand before anything is made for it. */
const SETTLED = 120;

/** All pictures of this device are made in one place. */
const workshop = new Workshop(foreground, breathe);

export function bakedStore<T>(dispose: (value: T) => void): BakedStore<T> {
  return new BakedStore(workshop, dispose);
}

/** The result for a key, null while it is being made, or where it cannot be. */
export function useBaked<T>(store: BakedStore<T>, key: string | null, make: Make<T>): T | null {
  const [ready, setReady] = useState<{ key: string; value: T } | null>(null);
  // Only the key decides what is made; the function is a new one with every render.
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
      const value = await store.take(key, (pause) => latest.current(pause));
      // A failed picture was not kept, so there is nothing to leave.
      if (value === null) taken = false;
      else if (here) setReady({ key, value });
    };
    const clock = first.current ? void take() : setTimeout(() => void take(), SETTLED);
    first.current = false;
    return () => {
      here = false;
      clearTimeout(clock);
      // The result may have been freed by the time this key is asked for again.
      setReady(null);
      if (taken) store.leave(key);
    };
  }, [store, key]);
  return ready && ready.key === key ? ready.value : null;
}
