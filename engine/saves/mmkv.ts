import { createMMKV, type MMKV } from 'react-native-mmkv';
import { MemoryStore } from './memory-store';
import type { Store, StorePair } from './store';

/**
 * The two stores of the app, each a file of its own: MMKV drops a whole file when its check fails. On the web both are
 * parts of localStorage. Keys contain no backslash, which the web build of MMKV refuses.
 */
export function openStores(): StorePair {
  return [openStore('saves-a'), openStore('saves-b')];
}

function openStore(id: string): Store {
  // Without this MMKV throws away everything in the file on the first error that it finds.
  const mmkv = createMMKV({ id, recoveryStrategy: 'recover-on-error' });
  if (!keeps(mmkv)) return new MemoryStore();
  return {
    get: (key) => mmkv.getString(key),
    set: (key, value) => mmkv.set(key, value),
    delete: (key) => {
      mmkv.remove(key);
    },
    keys: () => mmkv.getAllKeys(),
  };
}

const PROBE = 'probe';

/** A browser may forbid pages to keep anything: MMKV then takes what it is given and cannot tell what it has. */
function keeps(mmkv: MMKV): boolean {
  try {
    mmkv.set(PROBE, PROBE);
    const kept = mmkv.getAllKeys().includes(PROBE);
    mmkv.remove(PROBE);
    return kept;
  } catch {
    // Full, or closed for writing: what is there can be read all the same. Where it cannot, there is no store at all.
    return reads(mmkv);
  }
}

function reads(mmkv: MMKV): boolean {
  try {
    mmkv.getAllKeys();
    return true;
  } catch {
    return false;
  }
}
