import { fail, ok, trouble, type Result, type Trouble } from './codes';
import { frame, stampOf, unframe } from './frame';
import { Parts } from './parts';
import { Quarantine, type Quarantined } from './quarantine';
import type { Store, StorePair } from './store';
import { tolerant } from './tolerant';

/** What one store holds under a key. */
export interface Copy {
  readonly store: number;
  readonly generation: number;
  /** Without the first one, which holds the generation. */
  readonly records: readonly string[];
  readonly whole: boolean;
}

export interface Reading {
  /** The best first: whole before damaged, then the newest. */
  readonly copies: readonly Copy[];
  readonly notices: readonly Trouble[];
}

/** May refuse a write because of what is stored already, the best first. Asked only when both stores could be read. */
export type Guard = (copies: readonly [Copy, ...Copy[]]) => Trouble | null;

interface Slot {
  readonly text: string | undefined;
  readonly copy: Copy | undefined;
}

const REMEMBERED = 8;

/**
 * Two stores written in turn. A write goes to the store that does not hold the best copy, so the last good one is never
 * overwritten; it is read back before it counts. The newest whole copy wins; a broken one is put into quarantine.
 */
export class Generations {
  readonly quarantine: Quarantine;
  /** What is written once and named by what is written again and again. */
  readonly parts: Parts;
  private readonly known = new Map<string, Slot>();

  constructor(private readonly stores: StorePair) {
    this.quarantine = new Quarantine(stores);
    this.parts = new Parts(stores, this.quarantine);
  }

  read(key: string): Reading {
    const notices: Trouble[] = [];
    const copies: Copy[] = [];
    this.stores.forEach((store, index) => {
      try {
        const { text, copy } = this.slot(key, index);
        if (copy) copies.push(copy);
        if (text === undefined || copy?.whole) return;
        notices.push(trouble('copy-damaged', { key, store: index }));
        // Where it cannot be kept now, it stays where it is: no write goes over it before it is kept.
        tolerant(() => this.quarantine.keep(index, key, text), undefined);
      } catch {
        notices.push(trouble('store-unreadable', { store: index }));
      }
    });
    copies.sort(better);
    if (notices.length === 0 && copies.length === 1) notices.push(trouble('copy-missing', { key }));
    return { copies, notices };
  }

  /** For a copy whose frame is sound and whose content is not. */
  setAside(key: string, index: number): void {
    tolerant(() => this.quarantine.keep(index, key, this.stores[index]?.get(key) ?? ''), undefined);
  }

  /**
   * Null: written, and read back. Otherwise the copy that was best before still is. `spare` names the store whose copy
   * the caller goes by although it is damaged: then that one stays.
   */
  write(key: string, records: readonly string[], guard: Guard = () => null, spare?: number): Trouble | null {
    try {
      const slots = this.stores.map((_, index) => this.slot(key, index));
      const copies = slots.flatMap((slot) => slot.copy ?? []).sort(better);
      const [best, ...others] = copies;
      const refused = best && guard([best, ...others]);
      if (refused) return refused;
      const generation = copies.reduce((highest, copy) => Math.max(highest, copy.generation), 0) + 1;
      const text = frame([String(generation), ...records]);
      // The first generation goes to both stores, so that from then on a missing copy is a loss and can be told.
      const good = spare ?? best?.store;
      const targets = good === undefined ? [0, 1] : [1 - good];
      const arrived = targets.filter((store) => {
        const copy = { store, generation, records, whole: true };
        return this.put(key, slots[store] as Slot, { text, copy });
      });
      return arrived.length > 0 ? null : trouble('write-failed', { key });
    } catch {
      return trouble('write-failed', { key });
    }
  }

  /** Whether the text is there afterwards. */
  private put(key: string, old: Slot, next: { readonly text: string; readonly copy: Copy }): boolean {
    const { text, copy } = next;
    const store = this.stores[copy.store] as Store;
    try {
      if (old.text !== undefined && !old.copy?.whole) this.quarantine.keep(copy.store, key, old.text);
      store.set(key, text);
      if (store.get(key) !== text) return false;
      this.remember(key, copy.store, next);
      return true;
    } catch {
      return false;
    }
  }

  /** Changes whenever what is stored changes; undefined when nothing readable is. Looks at both ends of the texts only. */
  stamp(key: string): string | undefined {
    let newest = 0;
    let stamp: string | undefined;
    for (const store of this.stores) {
      const text = tolerant(() => store.get(key), undefined);
      const generation = text === undefined ? 0 : generationOf(text);
      if (text === undefined || generation <= newest) continue;
      newest = generation;
      stamp = `${generation}.${stampOf(text)}`;
    }
    return stamp;
  }

  /** Every key with this beginning that either store knows. */
  keys(prefix: string): string[] {
    const all = this.stores.flatMap((store) => tolerant(() => store.keys(), []));
    return [...new Set(all)].filter((key) => key.startsWith(prefix)).sort();
  }

  delete(key: string): Trouble | null {
    try {
      // The elder first: when the second call fails, the newest is still there.
      for (const index of this.elderFirst(key)) (this.stores[index] as Store).delete(key);
      return null;
    } catch {
      return trouble('delete-failed', { key });
    }
  }

  /**
   * Moves both copies as they are, damage included. Nothing is removed before everything has arrived; where something
   * does not arrive, all is again as it was before.
   */
  move(from: string, to: string): Trouble | null {
    const before = this.stores.map((store) => tolerant(() => store.get(to), undefined));
    const undone = (failed: Trouble) => {
      this.stores.forEach((store, index) => tolerant(() => reset(store, to, before[index]), undefined));
      return failed;
    };
    try {
      for (const store of this.stores) {
        const text = store.get(from);
        if (text === undefined) continue;
        store.set(to, text);
        if (store.get(to) !== text) return undone(trouble('write-failed', { key: to }));
      }
    } catch {
      return undone(trouble('write-failed', { key: to }));
    }
    const failed = this.delete(from);
    // Undo the copy only if the original is certainly still there.
    return failed && this.stores.some((store) => tolerant(() => store.get(from), undefined) !== undefined)
      ? undone(failed)
      : failed;
  }

  /** Takes all that is stored under a key into quarantine, to the last character. */
  putAside(key: string): Result<readonly Quarantined[]> {
    const kept: Quarantined[] = [];
    try {
      this.stores.forEach((store, index) => {
        const text = store.get(key);
        if (text !== undefined) kept.push(this.quarantine.keep(index, key, text));
      });
    } catch {
      return fail('write-failed', { key });
    }
    const failed = this.delete(key);
    return failed ? { ok: false, trouble: failed } : ok(kept);
  }

  /** The way back from quarantine: the newest whole text of these stands again where it was. What stood there meanwhile is set aside. */
  putBack(entries: readonly Quarantined[]): Trouble | null {
    const whole = entries.flatMap((entry) => {
      const text = this.quarantine.text(entry);
      const copy = text === undefined ? undefined : copyFrom(text, entry.store);
      return text !== undefined && copy?.whole ? [{ entry, text, copy }] : [];
    });
    const [best] = whole.sort((a, b) => b.copy.generation - a.copy.generation);
    if (!best) return trouble('nothing-deleted');
    const { key } = best.entry;
    const aside = this.putAside(key);
    if (!aside.ok) return aside.trouble;
    const arrived = this.stores.filter((store) =>
      tolerant(() => {
        store.set(key, best.text);
        return store.get(key) === best.text;
      }, false),
    );
    if (arrived.length === 0) return trouble('write-failed', { key });
    // The text is back in the store: drop it from quarantine, including a copy that `putAside` may just have made.
    for (const entry of entries) if (entry.key === key) this.quarantine.discard(entry);
    return null;
  }

  private elderFirst(key: string): readonly number[] {
    return this.read(key).copies[0]?.store === 0 ? [1, 0] : [0, 1];
  }

  /** What a store holds now. Only a text that has changed since it was last looked at is checked anew. */
  private slot(key: string, index: number): Slot {
    const text = (this.stores[index] as Store).get(key);
    const before = this.known.get(`${index} ${key}`);
    if (before && before.text === text) return before;
    const slot = { text, copy: text === undefined ? undefined : copyFrom(text, index) };
    this.remember(key, index, slot);
    return slot;
  }

  private remember(key: string, index: number, slot: Slot): void {
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(`${index} ${key}`, slot);
  }
}

const NUMBER = /^[1-9][0-9]{0,14}$/;

function copyFrom(text: string, store: number): Copy | undefined {
  const { records, whole } = unframe(text);
  const [generation, ...rest] = records;
  if (generation === undefined || !NUMBER.test(generation)) return undefined;
  return { store, generation: Number(generation), records: rest, whole };
}

function generationOf(text: string): number {
  return Number(/^:0 [0-9]{1,2} [0-9a-f]{8} ([1-9][0-9]{0,14})\n/.exec(text)?.[1] ?? 0);
}

function better(a: Copy, b: Copy): number {
  if (a.whole !== b.whole) return a.whole ? -1 : 1;
  return b.generation - a.generation;
}

function reset(store: Store, key: string, text: string | undefined): void {
  if (text === undefined) store.delete(key);
  else if (store.get(key) !== text) store.set(key, text);
}
