import { useLayoutEffect, useMemo, useState } from 'react';

let closed = 0;

const closedSoFar = (): number => closed;

function countClosed(): void {
  closed++;
}

/**
 * May the sheet stand now? iOS shows no window in the moment in which another one goes: a sheet that takes the place of
 * another would not come at all. It comes two frames later: one takes the old window away, the next one is free.
 */
export function useModalTurn(open: boolean): boolean {
  // Read during render: if the count is higher in the effect, another sheet has closed in the same commit.
  const before = useMemo(() => (open ? closedSoFar() : 0), [open]);
  const [due, setDue] = useState(false);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const come = () => setDue(true);
    let frame = 0;
    if (closed === before) come();
    else
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(come);
      });
    return () => {
      cancelAnimationFrame(frame);
      countClosed();
      setDue(false);
    };
  }, [open, before]);
  return open && due;
}
