import type { Event, Seat } from '@/engine';
import { Match } from '@/engine';

/** What one action led to, forced answers included. `at`: how many actions lay before it. */
export interface LogStep {
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** So many of them have been seen, and are passed over when the rest is shown. */
  readonly known?: number;
}

/**
 * One step for each action, as a replay counts them: a step that was just played also holds what the match answered by
 * itself. `end`: how many actions the story covers.
 */
export function singleSteps(match: Match, story: readonly LogStep[], end: number): readonly LogStep[] {
  const single = story.every(({ at }, i) => (story[i + 1]?.at ?? end) === at + 1);
  if (single) return story;
  const whole = storyOf(match).filter(({ at }) => at < end);
  return whole.length > 0 ? whole : story;
}

/** The whole story so far, told again from the log; empty when these rules are no longer the ones it was played by. */
export function storyOf(match: Match): LogStep[] {
  const { snapshot: _cache, ...truth } = match.save();
  const steps: LogStep[] = [];
  try {
    Match.replay(match.game, truth, (entry, events) => {
      steps.push({ at: steps.length, seat: entry.seat, events });
    });
  } catch {
    return [];
  }
  return steps;
}
