/** A phone has one window only. */
export function watchOtherWindows(_onChange: () => void): void {}

export function tellOtherWindows(): void {}
