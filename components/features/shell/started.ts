/** The first screen stands. On a phone the splash goes by itself. */
export function started(): void {}
