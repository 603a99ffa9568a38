import type { Touch } from './vocabulary';

/** A browser has no motor that is worth the word. */
export function touch(_kind: Touch): void {}
