import Constants from 'expo-constants';
import { games } from '@/engine';
import { Document, type DocumentSpec } from '@/engine/saves/documents';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { openStores } from '@/engine/saves/mmkv';
import { watchOtherWindows } from './other-windows';

export const APP_VERSION = Constants.expoConfig?.version ?? '0';

/** The only place that opens what is kept on this device. */
const stores = openStores();
export const stored = new Generations(stores);

/** False in a browser that forbids pages to keep anything: all is gone when the page is closed. */
export const lasting = !stores.some((store) => store instanceof MemoryStore);

export const library = new Library(stored, games, APP_VERSION);

export const { quarantine } = stored;

/** The forms of all documents that were made so far; of all that there are in `known.ts`. */
export const specs = new Map<string, DocumentSpec<unknown>>();

/** Every document that this makes stands in `known.ts`: a test holds that. */
export function documentOf<T>(spec: DocumentSpec<T>): Document<T> {
  specs.set(spec.name, spec);
  return new Document(stored, spec);
}

/** A document whose content does not matter. */
export type AnyDocument = Pick<Document<unknown>, 'name' | 'version' | 'locked' | 'setAside'>;

const watchers = new Set<() => void>();

/** Calls `look` when stored values were changed elsewhere: by another window, or by a backup that was brought in. */
export function whenStoredChanges(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

/** To be called after writing to the store directly instead of through a document. */
export function storedHasChanged(): void {
  for (const look of [...watchers]) look();
}

watchOtherWindows(storedHasChanged);
