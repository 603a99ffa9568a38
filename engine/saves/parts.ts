import { unframe } from './frame';
import type { Quarantine } from './quarantine';
import type { Store, StorePair } from './store';
import { tolerant } from './tolerant';

/** What both stores know of a part. */
export interface PartReading {
  /** The records of the copy that reaches furthest. */
  readonly records: readonly string[];
  readonly whole: boolean;
  /** The stores in which it was damaged; what was there lies in quarantine. */
  readonly damaged: readonly number[];
}

const HEAD = /^(?:quarantine\.[0-9a-f]{8}\.)?(?:match|trash)\.([A-Za-z0-9_-]+)$/;
const CHUNK = /^(?:quarantine\.[0-9a-f]{8}\.)?log\.([A-Za-z0-9_-]+)\./;
const ATTACHED = /"attached":"([0-9a-f]{16})"/g;

/** The key of a chunk of a match's log (chunks.ts). The check says what is in it. */
export function chunkKey(id: string, number: number, check: string): string {
  return `log.${id}.${number}.${check}`;
}

/** The key of an attachment (attachments.ts): `name` is the hash of its text. */
export function attachmentKey(name: string): string {
  return `attached.${name}`;
}

/** The id of the match that a chunk's key belongs to; undefined for other keys. */
export function ownerOf(key: string): string | undefined {
  return CHUNK.exec(key)?.[1];
}

/**
 * Framed texts that are written once, into both stores, and never changed: chunks of logs and attachments. The key of a part
 * tells its content, so a copy that was lost or damaged is made again from the other one.
 */
export class Parts {
  constructor(
    private readonly stores: StorePair,
    private readonly quarantine: Quarantine,
  ) {}

  /** Returns how many stores now hold the text. A store with a sound, different text under this key keeps that and does not count. */
  keep(key: string, text: string): number {
    return this.stores.filter((_, store) => this.put(store, key, text)).length;
  }

  read(key: string): PartReading {
    const texts = this.stores.map((store) => tolerant(() => store.get(key), undefined));
    const read = texts.map((text) => (text === undefined ? undefined : unframe(text)));
    const sound = read.findIndex((one) => one?.whole);
    read.forEach((one, store) => {
      if (one && !one.whole) tolerant(() => this.quarantine.keep(store, key, texts[store] as string), undefined);
      if (sound >= 0 && sound !== store && !one?.whole) this.put(store, key, texts[sound] as string);
    });
    const damaged = read.flatMap((one, store) => (one && !one.whole ? [store] : []));
    const longest = read.reduce((best, one) => ((one?.records.length ?? 0) > (best?.records.length ?? 0) ? one : best));
    const best = sound >= 0 ? read[sound] : longest;
    return { records: best?.records ?? [], whole: sound >= 0, damaged };
  }

  /** All copies of the parts of a match as they lie there: its chunks, and what its heads attach. For a file that goes to the makers. */
  textsOf(id: string, heads: readonly string[]): string[] {
    const attached = new Set(
      heads.flatMap((head) => [...head.matchAll(ATTACHED)].map(([, name = '']) => attachmentKey(name))),
    );
    const texts = this.stores.flatMap((store) =>
      tolerant(() => {
        const own = [...store.keys()].filter(
          (key) => attached.has(key) || (key.startsWith('log.') && ownerOf(key) === id),
        );
        return own.sort().map((key) => store.get(key) ?? '');
      }, []),
    );
    return [...new Set(texts)];
  }

  /**
   * Takes away the parts of matches that are neither kept nor in the trash nor in quarantine, and the attachments that none of
   * these names. Where anything cannot be read, everything stays.
   */
  sweep(): void {
    try {
      const keys = [...new Set(this.stores.flatMap((store) => [...store.keys()]))];
      const heads = keys.filter((key) => HEAD.test(key));
      const set = new Set(keys.filter((key) => key.startsWith('quarantine.')).map((key) => ownerOf(key)));
      const ids = new Set([...heads.map((key) => HEAD.exec(key)?.[1]), ...set]);
      const attached = keys.filter((key) => key.startsWith('attached.'));
      const named = attached.length > 0 ? this.namedIn(heads) : undefined;
      const loose = [
        ...keys.filter((key) => key.startsWith('log.') && !ids.has(ownerOf(key))),
        ...(named ? attached.filter((key) => !named.has(key)) : []),
      ];
      for (const key of loose) for (const store of this.stores) store.delete(key);
    } catch {
      // The next deletion sweeps again.
    }
  }

  /** The keys of all attachments that these matches name; undefined when one of them cannot be read. */
  private namedIn(heads: readonly string[]): Set<string> | undefined {
    const named = new Set<string>();
    for (const key of heads) {
      for (const store of this.stores) {
        const text = store.get(key);
        if (text === undefined) continue;
        // The generation and the header: what is attached stands there.
        const beginning = unframe(text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1)).records;
        if (beginning.length < 2) return undefined;
        for (const [, name = ''] of (beginning[1] ?? '').matchAll(ATTACHED)) named.add(attachmentKey(name));
      }
    }
    return named;
  }

  private put(index: number, key: string, text: string): boolean {
    const store = this.stores[index] as Store;
    try {
      const old = store.get(key);
      if (old === text) return true;
      if (old !== undefined) {
        if (unframe(old).whole) return false;
        this.quarantine.keep(index, key, old);
      }
      store.set(key, text);
      return store.get(key) === text;
    } catch {
      return false;
    }
  }
}
