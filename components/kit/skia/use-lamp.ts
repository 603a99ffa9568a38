import { useEffect } from 'react';
import { useAnimatedReaction, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

/** The look, 15: when all is ready the lamp goes up. */
const LAMP = 300;

/** Goes from 0 to 1 when it is lit: slowly where somebody sees it. */
export function useLamp(lit: boolean, seen: boolean): SharedValue<number> {
  const lamp = useSharedValue(0);
  useEffect(() => {
    if (!lit) lamp.set(0);
    else lamp.set(seen ? withTiming(1, { duration: LAMP }) : 1);
  }, [lamp, lit, seen]);
  return lamp;
}

/** The same for something that comes without a render. */
export function useDawn<T>(thing: SharedValue<T | null>, seen: boolean): SharedValue<number> {
  const lamp = useSharedValue(0);
  useAnimatedReaction(
    () => thing.get() !== null,
    (there, before) => {
      if (there === before) return;
      if (!there) lamp.set(0);
      else lamp.set(seen ? withTiming(1, { duration: LAMP }) : 1);
    },
    [thing, seen],
  );
  return lamp;
}
