import { useEffect, useState } from 'react';

/**
 * Whether all of a scene has been handed to the graphics card and drawn once. The first such frame is long: its pixels go over,
 * and the programs that draw them are made. What begins after it is seen from its beginning.
 */
export function useLaid(ready: boolean): boolean {
  const [laid, setLaid] = useState(false);
  if (!ready && laid) setLaid(false);
  useEffect(() => {
    if (!ready || laid) return undefined;
    // The frame that comes draws it; the one after it comes when that is done.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaid(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, laid]);
  return ready && laid;
}
