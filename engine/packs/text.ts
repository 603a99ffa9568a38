import { hidesSigns, seenSigns, showsSomething } from '@/engine/core/unseen';

/** Every sign of it can be seen, and there is one. */
export function isVisible(text: string): boolean {
  return !hidesSigns(text) && showsSomething(text);
}

/** A word from outside as it may stand in a sentence: nothing hidden in it, and not longer than a name. */
export function quoted(text: string, most: number): string {
  const seen = seenSigns(text);
  const cut = seen.length > most;
  return (
    seen
      .slice(0, cut ? most - 1 : most)
      .join('')
      .trim() + (cut ? '…' : '')
  );
}

/** What a card without a name is called, in the editor and at the table: `rum-old-port` is `Rum old port`. */
export function wordsOfId(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
