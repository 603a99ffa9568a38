import type { ArchiveStore, Change } from './store';

const NAME = 'archive';
const TEXTS = 'texts';
/** Behind every key that begins with a prefix: keys are plain ASCII. */
const LAST = '\uffff';
/** A browser that has not opened it by then will not: some never answer. */
const PATIENCE = 5000;

/** Null: a browser without IndexedDB, or one that forbids it. */
export function openArchiveStore(): ArchiveStore | null {
  try {
    return typeof indexedDB === 'undefined' ? null : new BrowserArchive(indexedDB);
  } catch {
    return null;
  }
}

class BrowserArchive implements ArchiveStore {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory) {}

  async get(key: string): Promise<string | undefined> {
    return this.read((texts) => texts.get(key) as IDBRequest<string | undefined>);
  }

  async range(prefix: string, after: string | null, count: number): Promise<readonly (readonly [string, string])[]> {
    const within = IDBKeyRange.bound(after ?? prefix, prefix + LAST, after !== null);
    const texts = await this.texts('readonly');
    // Both in one transaction: nothing is written between them.
    const [keys, found] = await Promise.all([
      answer(texts.getAllKeys(within, count)),
      answer(texts.getAll(within, count) as IDBRequest<string[]>),
    ]);
    return found.map((text, i) => [String(keys[i]), text] as const);
  }

  async keys(prefix: string): Promise<readonly string[]> {
    return (await this.read((texts) => texts.getAllKeys(beginning(prefix)))).map(String);
  }

  async count(prefix: string): Promise<number> {
    return this.read((texts) => texts.count(beginning(prefix)));
  }

  async write(changes: readonly Change[], flushed: boolean, only?: Change): Promise<boolean> {
    const texts = await this.texts('readwrite', flushed ? 'strict' : 'relaxed');
    // In the same transaction: no other window writes between the look and the change.
    if (only && (await answer(texts.get(only[0]) as IDBRequest<string | undefined>)) !== only[1]) return false;
    for (const [key, text] of changes) {
      if (text === undefined) texts.delete(key);
      else texts.put(text, key);
    }
    await new Promise<void>((resolve, reject) => {
      const { transaction } = texts;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    return true;
  }

  private async read<T>(ask: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return answer(ask(await this.texts('readonly')));
  }

  private async texts(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'default') {
    const database = await this.open();
    return database.transaction(TEXTS, mode, { durability }).objectStore(TEXTS);
  }

  private open(): Promise<IDBDatabase> {
    if (this.database) return this.database;
    const forget = () => (this.database = null);
    const opening = opened(this.factory, forget);
    this.database = opening;
    // What failed once may work the next time.
    opening.catch(forget);
    return opening;
  }
}

function opened(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let late = false;
    const giveUp = (error: Error) => {
      late = true;
      reject(error);
    };
    const clock = setTimeout(() => giveUp(new Error('no answer')), PATIENCE);
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onblocked = () => giveUp(new Error('blocked'));
    request.onsuccess = () => {
      clearTimeout(clock);
      const database = request.result;
      // Nobody waits for it any more; left open it would stand in the way of a newer page.
      if (late) return database.close();
      database.onclose = onClosed;
      // A newer page wants another form of it: that one must not wait for this window.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      resolve(database);
    };
  });
}

function beginning(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix + LAST);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
