import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef } from 'react';
import { holdFocus, watchKeys, type PlayKeys } from './keys';

/** Play by keys while the table is on the screen and open. `picture`: changes with the question. */
export function useKeys(keys: PlayKeys, picture: string, open: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useFocusEffect(useCallback(() => (open ? watchKeys(() => latest.current) : undefined), [open]));
  useEffect(() => holdFocus(), [picture]);
}
