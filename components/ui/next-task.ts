/** Whatever is more urgent goes first, but for so long only. */
const LATEST = 16;

/** A task of its own as soon as nothing more urgent waits: a timer would always wait for the next frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, 0);
  });
}
