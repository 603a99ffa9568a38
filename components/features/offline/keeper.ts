// Speaks with the service worker (scripts/lib/service-worker.js). For the web alone.
import { useSyncExternalStore } from 'react';

/** What stands between this page and being opened without a network. */
export type Place = 'kept' | 'address' | 'browser';

export interface Offline {
  /** Null while it is not known, and where nothing is tried: in development. */
  readonly place: Place | null;
  /** Of all that the app consists of, the share that lies on this device. */
  readonly share: number;
  /** Not everything could be fetched. */
  readonly stuck: boolean;
  /** A newer version waits, or another window has already taken it. */
  readonly update: boolean;
}

/** How often a page that is looked at again asks whether there is a newer version, in milliseconds. */
const ASK_AGAIN = 3_600_000;

/** Only an export has one. */
const VERSION = document.documentElement.dataset.version;

let now: Offline = { place: null, share: 0, stuck: false, update: false };
let registration: ServiceWorkerRegistration | undefined;
let taking = false;
const listeners = new Set<() => void>();

function set(change: Partial<Offline>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOffline = (): Offline => useSyncExternalStore(subscribe, () => now);

/** What the worker says of its own version's files. */
interface Told {
  readonly kind: 'kept';
  readonly version: string;
  readonly kept: number;
  readonly total: number;
  readonly stuck: boolean;
}

function hear({ data }: MessageEvent<Told>): void {
  if (data?.kind !== 'kept') return;
  // Another window has taken a newer version: this page goes on with its own until somebody opens the shelf anew.
  if (data.version !== VERSION) return set({ update: true });
  set({ share: data.total > 0 ? data.kept / data.total : 0, stuck: data.stuck });
}

/** What the first screen did not need is fetched now, unless somebody pays for each byte. */
function keepTheRest(): void {
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  navigator.serviceWorker.controller?.postMessage(thrifty ? 'tell' : 'keep the rest');
}

/** By hand: also where bytes are dear. */
export function fetchTheRest(): void {
  set({ stuck: false });
  navigator.serviceWorker.controller?.postMessage('keep the rest');
}

/** The new version, with all its parts, in place of this page. */
export function takeUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  taking = true;
  waiting.postMessage('take over');
}

function watchUpdates(of: ServiceWorkerRegistration): void {
  // The very first version waits for a moment, too, until it is in charge.
  const look = () => {
    if (of.waiting && of.active) set({ update: true });
  };
  look();
  of.addEventListener('updatefound', () => of.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    of.update().catch(() => undefined);
  });
}

/** Once the first screen stands. */
export async function beginKeeping(): Promise<void> {
  if (!VERSION || now.place) return;
  if (!window.isSecureContext) return set({ place: 'address' });
  if (!('serviceWorker' in navigator)) return set({ place: 'browser' });
  const container = navigator.serviceWorker;
  container.addEventListener('message', hear);
  container.addEventListener('controllerchange', () => {
    if (taking) location.reload();
    else keepTheRest();
  });
  try {
    registration = await container.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // A window that keeps nothing, or no network on the first visit.
    return set({ place: 'browser' });
  }
  // The test tool that keeps workers out answers with nothing.
  if (!registration) return;
  set({ place: 'kept' });
  container.startMessages();
  watchUpdates(registration);
  keepTheRest();
}
