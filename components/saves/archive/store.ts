/** A text under a key; undefined takes it away. */
export type Change = readonly [key: string, text: string | undefined];

/** A place for very many texts, which answers later. Every call may fail: full disk, no permission, closed. */
export interface ArchiveStore {
  get(key: string): Promise<string | undefined>;
  /** Keys that begin with `prefix` and what lies under them, in the order of the keys, from behind `after` on. */
  range(
    prefix: string,
    after: string | null,
    count: number,
  ): Promise<readonly (readonly [key: string, text: string])[]>;
  keys(prefix: string): Promise<readonly string[]>;
  count(prefix: string): Promise<number>;
  /**
   * All of it or nothing; a store that cannot promise this makes the changes in their order, so that a break leaves the first of
   * them. `flushed`: has left the memory of the device when the promise is kept. `only`: nothing is changed unless this text lies
   * under this key at that moment. Answers whether it was changed.
   */
  write(changes: readonly Change[], flushed: boolean, only?: Change): Promise<boolean>;
}
