import { bundled } from './bundled.mjs';

/** Matches that the engine itself has played (many.ts). */
export const engine = () => bundled('many.ts');

/** Puts texts into the archive of this page as they are; the app has opened it before. */
export async function fillArchive(page, texts, at = 500) {
  for (let i = 0; i < texts.length; i += at) {
    await page.evaluate(
      (some) =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('archive', 1);
          request.onupgradeneeded = () => request.result.createObjectStore('texts');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const database = request.result;
            const transaction = database.transaction('texts', 'readwrite');
            for (const [key, text] of some) transaction.objectStore('texts').put(text, key);
            transaction.onabort = () => reject(transaction.error);
            transaction.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        }),
      texts.slice(i, i + at),
    );
  }
}

/** Keys of the archive that begin so. */
export function archiveKeys(page, beginning) {
  return page.evaluate(
    (prefix) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('archive', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('texts');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const keys = database.transaction('texts').objectStore('texts').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.filter((key) => key.startsWith(prefix)));
          };
        };
      }),
    beginning,
  );
}
