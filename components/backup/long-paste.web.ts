/** A browser lays out whatever is pasted before anybody hears of it, and a megabyte in one word holds it for seconds. */
export function watchPaste(place: unknown, longest: number, onLong: (text: string) => void): () => void {
  if (!(place instanceof HTMLElement)) return () => undefined;
  const take = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= longest) return;
    event.preventDefault();
    onLong(text);
  };
  place.addEventListener('paste', take);
  return () => place.removeEventListener('paste', take);
}
