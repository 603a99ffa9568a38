import { useSyncExternalStore } from 'react';
import { Archive } from './archive';
import { openArchiveStore } from './open-store';
import { tellOtherWindows } from '../other-windows';
import { library, storedHasChanged, whenStoredChanges } from '../vault';

const store = openArchiveStore();

/** Finished matches. Null: on this device they stay with the others. */
export const archive = store && new Archive(store);

/** How many matches lie there; null: nobody knows yet. */
export type Filled = number | null | 'closed';

let filled: Filled = archive ? null : 0;
const listeners = new Set<() => void>();
let looking = false;
let again = false;

/** Counts anew, once for however many ask meanwhile. */
async function look(): Promise<void> {
  if (!archive) return;
  again = looking;
  if (looking) return;
  looking = true;
  const before = filled;
  try {
    filled = await archive.count().catch(() => 'closed' as const);
    const first = before === null && filled !== 'closed' ? await archive.page(null, 1) : null;
    const newest = first?.ok ? first.value.rows[0] : undefined;
    // What is played from now on comes before what lies there, also by a clock that was set back.
    if (newest) library.notBefore(newest.entry.updatedAt);
  } finally {
    looking = false;
  }
  if (filled !== before) for (const listener of [...listeners]) listener();
  if (again) await look();
}

/** To be called by who has written to the archive. */
export function archiveHasChanged(): void {
  tellOtherWindows();
  storedHasChanged();
}

whenStoredChanges(() => void look());
void look();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFilled = (): Filled =>
  useSyncExternalStore(
    subscribe,
    () => filled,
    () => filled,
  );
