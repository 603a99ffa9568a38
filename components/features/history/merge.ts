import type { Entry } from '@/engine/saves/library';

/**
 * The finished matches that still lie beside the running ones, and the pages of the archive that were read so far. A match that is on
 * its way lies in both places and is shown once. What is older than all that was read waits for its page.
 */
export function mergedPast(own: readonly Entry[], archived: readonly Entry[], more: boolean): Entry[] {
  const here = new Set(own.map(({ id }) => id));
  const oldest = more ? (archived.at(-1)?.updatedAt ?? Infinity) : -Infinity;
  const shown = own.filter(({ updatedAt }) => updatedAt >= oldest);
  return [...shown, ...archived.filter(({ id }) => !here.has(id))].sort((a, b) => b.updatedAt - a.updatedAt);
}
