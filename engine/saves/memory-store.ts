import type { Store } from './store';

/** For tests, scripts, and browsers that forbid pages to keep anything: nothing outlives the process. */
export class MemoryStore implements Store {
  readonly texts = new Map<string, string>();

  get(key: string): string | undefined {
    return this.texts.get(key);
  }

  set(key: string, value: string): void {
    this.texts.set(key, value);
  }

  delete(key: string): void {
    this.texts.delete(key);
  }

  keys(): readonly string[] {
    return [...this.texts.keys()];
  }
}
