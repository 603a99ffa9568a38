import { useCallback } from 'react';
import { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';

/** Twice so far to each side; who wants less motion is spared it. */
const FAR = 3;
const STEP = 45;

const to = (x: number) => withTiming(x, { duration: STEP });

/** A small shake of the head, for what is not possible now. */
export function useShake() {
  const aside = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: aside.get() }] }));
  const shake = useCallback(() => aside.set(withSequence(to(FAR), to(-FAR), to(FAR), to(-FAR), to(0))), [aside]);
  return { style, shake };
}
