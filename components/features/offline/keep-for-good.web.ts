import { askOnce } from './storage';

/** A match was finished: the browser is asked, once, not to throw away what it keeps. */
export function keepForGood(): void {
  void askOnce();
}
