import type { Match, Seat, View } from '@/engine';
import type { LogStep } from '../match/log';

/** The steps that have come since; null when the story was not only continued (undo, another match). */
export function continued(before: readonly LogStep[], now: readonly LogStep[]): readonly LogStep[] | null {
  const last = before.length - 1;
  if (now.length < before.length || (last >= 0 && now[last] !== before[last])) return null;
  return now.slice(before.length);
}

/** Where the others' last turns begin for this seat: behind its own last answer before them. Null: nothing yet. */
export function lastTurn(story: readonly LogStep[], seat: Seat): number | null {
  let end = story.length;
  while (end > 0 && story[end - 1]?.seat === seat) end--;
  let from = end;
  while (from > 0 && story[from - 1]?.seat !== seat) from--;
  return from < end ? from : null;
}

export interface Earlier {
  readonly view: View;
  /** By action. */
  readonly steps: readonly LogStep[];
}

/** What this viewer could see before step `index` of the story, and everything that has happened since. */
export function since(match: Match, story: readonly LogStep[], index: number, viewer: Seat | null): Earlier | null {
  const at = story[index]?.at ?? match.log.length;
  try {
    const then = match.again(at, at);
    // A forced answer plays itself in the replay, too.
    const left = story.filter(({ at }) => at >= then.log.length);
    return { view: then.view(viewer), steps: left };
  } catch {
    return null;
  }
}
