/** Only a browser shows what the keyboard is on; phones draw their own. */
export function showFocus(): void {}
