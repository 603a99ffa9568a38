/** A phone has no keys to end a motion with. */
export function watchSkipKeys(_skip: () => void): () => void {
  return () => undefined;
}
