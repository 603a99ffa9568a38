import { useEffect, useState } from 'react';

/**
 * How many of a scene's sheets are handed to the graphics card: one more every other frame, from the moment they are ready. All at
 * once, their pixels and the programs that draw them would keep one frame too long.
 */
export function useLaid(ready: boolean, sheets: number): number {
  const [laid, setLaid] = useState(0);
  if (!ready && laid > 0) setLaid(0);
  useEffect(() => {
    if (!ready || laid >= sheets) return undefined;
    // The frame that comes draws what is laid; the next sheet goes into the one after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaid(laid + 1));
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, laid, sheets]);
  return ready ? laid : 0;
}
