/**
 * A browser lays out whatever is put into a field before anybody hears of it, and a megabyte in one word, or in as many lines,
 * holds it for seconds or for good. It asks before it pastes, and before anything else comes in that is not typed: dropped, dictated.
 */
export function watchPaste(place: unknown, longest: number, onLong: (text: string) => void): () => void {
  if (!(place instanceof HTMLElement)) return () => undefined;
  const take = (event: ClipboardEvent | InputEvent) => {
    const text = ('clipboardData' in event ? event.clipboardData?.getData('text/plain') : event.data) ?? '';
    if (text.length <= longest) return;
    event.preventDefault();
    onLong(text);
  };
  place.addEventListener('paste', take);
  place.addEventListener('beforeinput', take);
  return () => {
    place.removeEventListener('paste', take);
    place.removeEventListener('beforeinput', take);
  };
}
