import { crc32, hex32 } from './crc32';
import type { Store, StorePair } from './store';

/** A broken text that was set aside. */
export interface Quarantined {
  readonly id: string;
  /** Under which key it was found. */
  readonly key: string;
  readonly store: number;
}

const PREFIX = 'quarantine.';

/** Broken texts, kept to the last character. Nothing leaves but by the player's word. */
export class Quarantine {
  constructor(private readonly stores: StorePair) {}

  /** The same text under the same key is kept once. Throws what the store throws. */
  keep(store: number, key: string, text: string): Quarantined {
    const place = this.stores[store] as Store;
    const id = `${PREFIX}${hex32(crc32(text))}.${key}`;
    if (place.get(id) !== text) {
      place.set(id, text);
      if (place.get(id) !== text) throw new Error('not kept');
    }
    return { id, key, store };
  }

  list(): Quarantined[] {
    return this.stores.flatMap((place, store) => {
      try {
        return [...place.keys()]
          .filter((id) => id.startsWith(PREFIX))
          .sort()
          .map((id) => ({ id, key: id.slice(PREFIX.length + 9), store }));
      } catch {
        return [];
      }
    });
  }

  /** Verbatim, for a file that goes to the makers. */
  text(entry: Quarantined): string | undefined {
    try {
      return this.stores[entry.store]?.get(entry.id);
    } catch {
      return undefined;
    }
  }

  /** Only when the player says so. Gives the way back: false when there was no room for it. */
  throwAway(entries: readonly Quarantined[]): () => boolean {
    const texts = entries.map((entry) => [entry, this.text(entry)] as const);
    for (const entry of entries) this.discard(entry);
    return () =>
      texts.every(([{ store, key }, text]) => {
        try {
          if (text !== undefined) this.keep(store, key, text);
          return true;
        } catch {
          return false;
        }
      });
  }

  discard(entry: Quarantined): boolean {
    try {
      this.stores[entry.store]?.delete(entry.id);
      return true;
    } catch {
      return false;
    }
  }
}
