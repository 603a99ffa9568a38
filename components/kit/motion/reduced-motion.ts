import { useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

let reduced = false;
let changed = false;
let watching = false;
const listeners = new Set<() => void>();

/** Whether the player has asked the system for less motion. Asked once, then followed. */
export function reducedMotion(): boolean {
  if (!watching) {
    watching = true;
    AccessibilityInfo.isReduceMotionEnabled().then(follow, () => undefined);
    AccessibilityInfo.addEventListener('reduceMotionChanged', (now) => {
      changed = true;
      follow(now);
    });
  }
  return reduced;
}

function follow(now: boolean): void {
  reduced = now;
  listeners.forEach((listener) => listener());
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for what is drawn by it. (Reanimated's own hook answers with what was so when the app started.) */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, reducedMotion, reducedMotion);
}

const since = (): boolean | null => {
  const now = reducedMotion();
  return changed ? now : null;
};

/** What is wanted since the app has started; null: what was wanted then. */
export function useMotionSince(): boolean | null {
  return useSyncExternalStore(watch, since, since);
}
