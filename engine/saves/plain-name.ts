import { seenSigns, showsSomething } from '@/engine/core/unseen';

/** The longest name that is taken from outside: a page can still show it, and none is as long that was given here. */
export const LONGEST_NAME = 60;

/** A name as it may stand in the middle of a sentence; empty when nothing of it can be seen. */
export function plainName(name: string): string {
  return showsSomething(name) ? seenSigns(name).join('').trim() : '';
}
