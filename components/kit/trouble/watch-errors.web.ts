/** A lost canvas is made anew by its scene; nothing of the match goes with it. */
const OF_THE_DRAWING = /ResizeObserver|WebGL|context (?:was )?lost|lost context/i;

/** A page lives on after an error in a press or a timer, but what was to happen did not. Pages also report what is none. */
export function watchErrors(found: (error: unknown) => void): () => void {
  const tell = ({ error }: ErrorEvent) => {
    if (error instanceof Error && !OF_THE_DRAWING.test(error.message)) found(error);
  };
  window.addEventListener('error', tell);
  return () => window.removeEventListener('error', tell);
}
