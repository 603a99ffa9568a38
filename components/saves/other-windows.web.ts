/** Calls when another window of this browser may have kept something. */
export function watchOtherWindows(onChange: () => void): void {
  if (typeof window === 'undefined') return;
  // Never sent to the window that wrote. Without a key everything is gone.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith('saves-')) onChange();
  });
  // A page that slept may have missed it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange();
  });
}
