/** Phones have no Escape; what goes back there reaches the sheet by itself. */
export function useEscape(_open: boolean, _close: () => void): void {}
