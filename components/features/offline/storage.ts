// What the browser promises about what it keeps. For the web alone.
import { useSyncExternalStore } from 'react';

export type Promised = 'granted' | 'refused' | 'unasked' | 'unsupported';

/** On this device and in this browser only: not part of what a backup carries. */
const ASKED = 'asked-to-keep';

export function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function remember(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // A page that may keep nothing.
  }
}

let now: Promised | null = null;
const listeners = new Set<() => void>();

function set(promised: Promised): void {
  now = promised;
  for (const listener of listeners) listener();
}

/** Not every browser has it, and only over https. */
const storage = (): StorageManager | undefined => navigator.storage as StorageManager | undefined;

async function look(): Promise<void> {
  const manager = storage();
  if (!manager?.persisted) return set('unsupported');
  const granted = await manager.persisted().catch(() => false);
  set(granted ? 'granted' : remembered(ASKED) ? 'refused' : 'unasked');
}

/** Some browsers ask the person, others decide by themselves. */
export async function ask(): Promise<void> {
  const manager = storage();
  if (!manager?.persist) return set('unsupported');
  remember(ASKED);
  set((await manager.persist().catch(() => false)) ? 'granted' : 'refused');
}

/** After the first finished match: now there is something to lose, and somebody who wants it. Never a second time by itself. */
export async function askOnce(): Promise<void> {
  if (remembered(ASKED)) return;
  await look();
  if (now === 'unasked') await ask();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (now === null) void look();
  return () => listeners.delete(listener);
}

/** Null until the browser has answered. */
export const usePromised = (): Promised | null => useSyncExternalStore(subscribe, () => now);
