import { useCallback, useState } from 'react';

/** More than any match code; a field with more becomes slow and tells nobody anything. */
export const LONGEST_SHOWN = 8000;

const BEGINNING = 300;

export interface Given {
  /** All of it. */
  readonly whole: string;
  /** What the field shows: of a long text only the beginning. */
  readonly shown: string;
  readonly long: boolean;
}

const NOTHING: Given = { whole: '', shown: '', long: false };

/** Stands behind the shown beginning; no match and no backup has it. */
const MORE = '…';

/**
 * What a field holds after this has been put into it. Whoever changes the shown beginning of a long text starts anew;
 * whoever puts another text in its place has that one.
 */
export function given(before: Given, text: string): Given {
  if (text.length > LONGEST_SHOWN) return { whole: text, shown: `${text.slice(0, BEGINNING)}${MORE}`, long: true };
  if (!before.long) return { whole: text, shown: text, long: false };
  if (text === before.shown) return before;
  const changed = text.includes(MORE) || before.whole.includes(text);
  return changed ? NOTHING : { whole: text, shown: text, long: false };
}

export function useGiven() {
  const [held, setHeld] = useState(NOTHING);
  const take = useCallback((text: string) => setHeld((before) => given(before, text)), []);
  return { held, take, clear: () => setHeld(NOTHING) };
}
