import { useEffect, useRef } from 'react';
import { BackHandler, Platform, type GestureResponderEvent, type GestureResponderHandlers } from 'react-native';

/** Where a finger is, on the page and in what it touches, in points; when, in milliseconds. */
export interface FingerAt {
  readonly x: number;
  readonly y: number;
  readonly withinX: number;
  readonly at: number;
}

interface Follow {
  readonly began: (finger: FingerAt) => void;
  readonly moved?: (finger: FingerAt) => void;
  /** The finger was lifted. */
  readonly left?: (finger: FingerAt) => void;
  /** The system has taken the finger away: nothing was meant by it. */
  readonly lost?: () => void;
  /** Nobody else may take the finger, a list that could scroll least of all. */
  readonly keeps?: boolean;
}

/**
 * Follows the one finger that came first. An event of several fingers carries the place of just any of them: whoever reads
 * that takes a second finger for a leap of the first.
 */
export function useOneFinger({ began, moved, left, lost, keeps = false }: Follow): GestureResponderHandlers {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    // A drag along the edge is Android's way back, too: while a finger is followed it leads nowhere.
    if (!keeps || Platform.OS !== 'android') return undefined;
    const watch = BackHandler.addEventListener('hardwareBackPress', () => followed.current !== null);
    return () => watch.remove();
  }, [keeps]);
  const find = ({ nativeEvent }: GestureResponderEvent): FingerAt | null => {
    const { touches = [], changedTouches = [], timestamp } = nativeEvent;
    const all = [...changedTouches, ...touches];
    const found = all.length === 0 ? nativeEvent : all.find((touch) => String(touch.identifier) === followed.current);
    return found ? { x: found.pageX, y: found.pageY, withinX: found.locationX, at: timestamp } : null;
  };
  return {
    onStartShouldSetResponder: () => true,
    ...(keeps && { onResponderTerminationRequest: () => false }),
    onResponderGrant: (event) => {
      const { nativeEvent } = event;
      followed.current = String((nativeEvent.changedTouches?.[0] ?? nativeEvent).identifier);
      const finger = find(event);
      if (finger) began(finger);
    },
    onResponderMove: (event) => {
      const finger = followed.current === null ? null : find(event);
      if (finger) moved?.(finger);
    },
    // Comes for each finger that is lifted, and not only for the last, as a release does.
    onResponderEnd: (event) => {
      const lifted = event.nativeEvent.changedTouches ?? [];
      const mine = lifted.length === 0 || lifted.some(({ identifier }) => String(identifier) === followed.current);
      const finger = mine && followed.current !== null ? find(event) : null;
      if (!finger) return;
      followed.current = null;
      left?.(finger);
    },
    onResponderTerminate: () => {
      if (followed.current === null) return;
      followed.current = null;
      lost?.();
    },
  };
}
