import { createMMKV } from 'react-native-mmkv';
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
  return {
    get: (key) => mmkv.getString(key),
    set: (key, value) => mmkv.set(key, value),
    delete: (key) => {
      mmkv.remove(key);
    },
    keys: () => mmkv.getAllKeys(),
  };
}
