/** A lost canvas is made anew by its scene; nothing of the match goes with it. */
const OF_THE_DRAWING = /ResizeObserver|WebGL|context (?:was )?lost|lost context/i;

/** A page lives on after an error in a press, a timer or a promise, but what was to happen did not. Pages also report what is none. */
export function watchErrors(found: (error: unknown) => void): () => void {
  const tell = (error: unknown) => {
    if (error instanceof Error && !OF_THE_DRAWING.test(error.message)) found(error);
  };
  const onError = ({ error }: ErrorEvent) => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
