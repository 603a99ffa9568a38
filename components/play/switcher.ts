/** Elsewhere there is nothing to do: Android leaves the picture out by itself (plugins/), a browser has none of its own. */
export function useUnseenInSwitcher(_secret: boolean): void {}
