/** What `read` gives, or `otherwise` where the store throws. */
export function tolerant<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
