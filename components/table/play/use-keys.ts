import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef } from 'react';
import { holdFocus, watchKeys, type PlayKeys } from './keys';

/** Play by keys while the table is on the screen. `picture`: changes with the question. */
export function useKeys(keys: PlayKeys, picture: string): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useFocusEffect(useCallback(() => watchKeys(() => latest.current), []));
  useEffect(() => holdFocus(), [picture]);
}
