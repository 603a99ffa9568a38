/** The little that a place to keep texts must be able to do. Every call may throw: full disk, no permission, broken file. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
  keys(): readonly string[];
}

/** Two places that fail independently of each other. */
export type StorePair = readonly [Store, Store];
