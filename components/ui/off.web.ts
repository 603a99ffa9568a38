import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

interface OffProps {
  readonly ref: RefObject<View | null>;
}

/**
 * For something that is not possible now but can be touched for the reason. In the browser a Pressable that is told to be
 * disabled becomes a button that no touch reaches: so only those who listen are told.
 */
export function useOff(off: boolean): OffProps {
  const ref = useRef<View>(null);
  useLayoutEffect(() => {
    (ref.current as unknown as HTMLElement | null)?.setAttribute('aria-disabled', String(off));
  }, [off]);
  return { ref };
}
