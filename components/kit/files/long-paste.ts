/** Where a browser would have to lay out a long text before anybody could shorten it; a phone hands it over first. */
export function watchPaste(_place: unknown, _longest: number, _onLong: (text: string) => void): () => void {
  return () => undefined;
}
