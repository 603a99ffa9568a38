/** What lies in a live region is read out by the system itself. */
export function announce(_words: string, _urgent: boolean): void {}
