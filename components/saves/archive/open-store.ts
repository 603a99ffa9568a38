import type { ArchiveStore } from './store';

/** A phone keeps finished matches where it keeps the others: docs/decisions/archive.md. */
export function openArchiveStore(): ArchiveStore | null {
  return null;
}
