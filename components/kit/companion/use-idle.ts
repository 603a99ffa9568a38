import { useCallback, useEffect, useRef, useState } from 'react';

type Clock = ReturnType<typeof setTimeout>;

/** True when nobody has touched the screen for so long; `wake` is called with every touch. */
export function useIdle(after: number): { readonly idle: boolean; readonly wake: () => void } {
  const [idle, setIdle] = useState(false);
  const clock = useRef<Clock | undefined>(undefined);
  const wait = useCallback(() => {
    clearTimeout(clock.current);
    clock.current = setTimeout(() => setIdle(true), after);
  }, [after]);
  useEffect(() => {
    wait();
    return () => clearTimeout(clock.current);
  }, [wait]);
  const wake = useCallback(() => {
    setIdle(false);
    wait();
  }, [wait]);
  return { idle, wake };
}
