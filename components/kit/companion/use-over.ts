import { useState } from 'react';

/** What lies open over a sheet, and whether it is turned to the far side of the table. `forget`: what was refused before is gone. */
export function useOver<O>(first: O | null, forget: () => void) {
  const [over, setOver] = useState(first);
  const [turned, setTurned] = useState(false);
  return {
    over,
    turned,
    setOver,
    close: () => setOver(null),
    /** To whoever holds the tablet. */
    open: (next: O | null) => {
      if (next) setTurned(false);
      forget();
      setOver(next);
    },
    /** From a place at the table, to whoever sits there. */
    openFrom: (far: boolean, next: O | null) => {
      setTurned(far);
      setOver(next);
    },
  };
}
