import { AccessibilityInfo } from 'react-native';

let waiting: string[] = [];
let hurry = false;

function tell(): void {
  const words = waiting.join('. ');
  AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: !hurry });
  waiting = [];
  hurry = false;
}

/** iOS knows no live regions. What comes in one moment is said in one breath; only what is urgent cuts other words short. */
export function announce(words: string, urgent: boolean): void {
  if (waiting.length === 0) queueMicrotask(tell);
  waiting.push(words);
  hurry ||= urgent;
}
