/** What keys on the table do; the number is that of an action in the list of all actions. */
export interface PlayKeys {
  readonly choose: (index: number) => void;
  readonly advice: () => void;
  readonly log: () => void;
  readonly list: () => void;
  readonly rules: () => void;
  readonly undo: () => void;
  readonly close: () => void;
}

/** Phones are touched. */
export const HAS_KEYS = false;

export function watchKeys(_keys: () => PlayKeys): () => void {
  return () => undefined;
}

export function holdFocus(): void {}
