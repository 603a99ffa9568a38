const KEYS: readonly string[] = ['Escape', 'Enter', ' '];

/** The keys that choose and go back end a motion, like a touch. */
export function watchSkipKeys(skip: () => void): () => void {
  const press = ({ key }: KeyboardEvent) => {
    if (KEYS.includes(key)) skip();
  };
  document.addEventListener('keydown', press, true);
  return () => document.removeEventListener('keydown', press, true);
}
