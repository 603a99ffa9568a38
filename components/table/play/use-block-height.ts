import { useState } from 'react';

/**
 * How tall the decision block is while its pieces lie. While they move its buttons are away, and what is measured then
 * only counts when they lie again: the table stands still meanwhile.
 */
export function useBlockHeight(busy: boolean): [kept: number | undefined, measured: (height: number) => void] {
  const [laid, setLaid] = useState<number>();
  const [kept, setKept] = useState<number>();
  if (!busy && kept !== laid) setKept(laid);
  return [kept, setLaid];
}
