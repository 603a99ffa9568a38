/** For what the browser tells nobody by itself: changes of the archive. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('archive');

/** Calls when another window of this browser may have kept something. */
export function watchOtherWindows(onChange: () => void): void {
  if (typeof window === 'undefined') return;
  // The writing window gets no such event. A null key means that all of the storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith('saves-')) onChange();
  });
  channel?.addEventListener('message', onChange);
  // A page that was frozen in the background may have missed the event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange();
  });
}

export function tellOtherWindows(): void {
  channel?.postMessage('changed');
}
