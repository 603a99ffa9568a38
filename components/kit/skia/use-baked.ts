import { useEffect, useRef, useState } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
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

/** Makes what a key stands for and gives it to `put`; null when it is given back. What is asked for first is made first. */
function useMaking<T>(
  store: BakedStore<T>,
  key: string | null,
  make: Make<T>,
  put: (ready: { key: string; value: T } | null) => void,
): void {
  // Only the key decides what is made; the functions are new ones with every render.
  const latest = useRef({ make, put });
  useEffect(() => {
    latest.current = { make, put };
  });
  const first = useRef(true);
  useEffect(() => {
    if (key === null) return undefined;
    let here = true;
    let taken = false;
    const take = async () => {
      taken = true;
      const value = await store.take(key, (pause) => latest.current.make(pause));
      // A failed picture was not kept, so there is nothing to leave.
      if (value === null) taken = false;
      else if (here) latest.current.put({ key, value });
    };
    const clock = first.current ? void take() : setTimeout(() => void take(), SETTLED);
    first.current = false;
    return () => {
      here = false;
      clearTimeout(clock);
      // The result may have been freed by the time this key is asked for again.
      latest.current.put(null);
      if (taken) store.leave(key);
    };
  }, [store, key]);
}

/** The result for a key, null while it is being made, or where it cannot be. */
export function useBaked<T>(store: BakedStore<T>, key: string | null, make: Make<T>): T | null {
  const [ready, setReady] = useState<{ key: string; value: T } | null>(null);
  useMaking(store, key, make, setReady);
  return ready && ready.key === key ? ready.value : null;
}

/** The same for what may come while pieces move: nothing is rendered when it does. */
export function useBakedLate<T>(store: BakedStore<T>, key: string | null, make: Make<T>): SharedValue<T | null> {
  const [late] = useState(() => makeMutable<T | null>(null));
  useMaking(store, key, make, (ready) => late.set(ready && ready.value));
  return late;
}
