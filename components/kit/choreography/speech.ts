import { AccessibilityInfo } from 'react-native';

/** Reads lines out to those who use a screen reader, one after the other, without taking the focus. */
export function speakOut(lines: readonly string[]): () => void {
  AccessibilityInfo.announceForAccessibilityWithOptions(lines.join('. '), { queue: true });
  return hush;
}

/** Nothing that was read out stays on a page here. */
export function hush(): void {}
