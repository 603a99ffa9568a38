import { AccessibilityInfo } from 'react-native';

let reduced = false;
let watching = false;

/** Whether the player has asked the system for less motion. Asked once, then followed. */
export function reducedMotion(): boolean {
  if (!watching) {
    watching = true;
    AccessibilityInfo.isReduceMotionEnabled().then(follow, () => undefined);
    AccessibilityInfo.addEventListener('reduceMotionChanged', follow);
  }
  return reduced;
}

function follow(now: boolean): void {
  reduced = now;
}
