import Constants from 'expo-constants';
import { games } from '@/engine';
import { Document, type DocumentSpec } from '@/engine/saves/documents';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import { openStores } from '@/engine/saves/mmkv';

export const APP_VERSION = Constants.expoConfig?.version ?? '0';

/** The only place that opens what is kept on this device. */
const stores = openStores();
const stored = new Generations(stores);

/** False in a browser that forbids pages to keep anything: all is gone when the page is closed. */
export const lasting = !stores.some((store) => store instanceof MemoryStore);

export const library = new Library(stored, games, APP_VERSION);

export const { quarantine } = stored;

const specs = new Map<string, DocumentSpec<unknown>>();

export function documentOf<T>(spec: DocumentSpec<T>): Document<T> {
  specs.set(spec.name, spec);
  return new Document(stored, spec);
}

/** What a backup of the whole device goes through: the raw store, and the documents whose form is known by now. */
export const vault = { stored, specs } as const;
