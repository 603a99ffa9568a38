import { useEffect, useRef } from 'react';

/** After this it repeats, so often a second (look, section 17). */
const AFTER_MS = 400;
const A_SECOND = 8;

/** Props for a key that acts once when pressed and again and again while it is held. */
export function useHold(act: () => void) {
  const latest = useRef(act);
  const clock = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearInterval(clock.current), []);
  return {
    delayLongPress: AFTER_MS,
    onPress: () => latest.current(),
    onLongPress: () => {
      latest.current();
      clearInterval(clock.current);
      clock.current = setInterval(() => latest.current(), 1000 / A_SECOND);
    },
    onPressOut: () => clearInterval(clock.current),
  };
}
