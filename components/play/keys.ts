/** What keys on the table do; a figure is that of an action in the list of all actions. */
export interface PlayKeys {
  readonly choose: (figure: number) => void;
  readonly advice: () => void;
  readonly log: () => void;
  readonly list: () => void;
  readonly rules: () => void;
  readonly speed: () => void;
  readonly undo: () => void;
  readonly close: () => void;
}

/** Phones are touched. */
export const useHasKeys = (): boolean => false;

export function watchKeys(_keys: () => PlayKeys): () => void {
  return () => undefined;
}

export function holdFocus(): void {}
