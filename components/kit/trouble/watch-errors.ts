/** On a phone an error in a press or a timer would close a shipped app. It is still logged, and shown while developing. */
export function watchErrors(found: (error: unknown) => void): () => void {
  const before = ErrorUtils.getGlobalHandler();
  ErrorUtils.setGlobalHandler((error: unknown, fatal?: boolean) => {
    before(error, false);
    if (fatal !== false) found(error);
  });
  return () => ErrorUtils.setGlobalHandler(before);
}
