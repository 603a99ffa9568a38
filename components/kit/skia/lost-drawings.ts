import { useSyncExternalStore } from 'react';
import { watchLongAbsence } from './long-absence';

let lost = 0;
const listeners = new Set<() => void>();

/** A drawing that is still looked at has lost what it is drawn with: it must be begun anew. */
export function drawingLost(): void {
  lost++;
  for (const listener of listeners) listener();
}

watchLongAbsence(drawingLost);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = () => lost;

/** How often that has happened. */
export function useLostDrawings(): number {
  return useSyncExternalStore(subscribe, count, count);
}
