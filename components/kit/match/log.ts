import type { Event, Match, Seat } from '@/engine';
import type { LogEntry } from '@/engine/core/match';

/** What one action led to, forced answers included. `at`: how many actions lay before it. */
export interface LogStep {
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** So many of these events have been shown already and are skipped. */
  readonly known?: number;
}

/**
 * One step for each action from the first on, as a replay counts them: a step that was just played also holds what the match
 * answered by itself, and the story of a long match begins late. `end`: how many actions are told.
 */
export function singleSteps(match: Match, story: readonly LogStep[], end: number): readonly LogStep[] {
  const whole = (story[0]?.at ?? 0) === 0 && story.every(({ at }, i) => (story[i + 1]?.at ?? end) === at + 1);
  if (whole) return story;
  const told = wholeStory(match).filter(({ at }) => at < end);
  return told.length > 0 ? told : story;
}

/** The story so far, told again from the log; empty when these rules are no longer the ones it was played by. */
export function storyOf(match: Match): LogStep[] {
  return toldFrom(match, 0);
}

/** The same of a long match, from its eldest keyframe on: as much as a table shows. */
export function latestStory(match: Match): LogStep[] {
  return toldFrom(match, match.keyframes[0]?.at ?? 0);
}

function toldFrom(match: Match, from: number): LogStep[] {
  const steps: LogStep[] = [];
  try {
    match.again(from, match.log.length, ({ seat }, events, now) => {
      const at = now.log.length - 1;
      if (at >= from) steps.push({ at, seat, events });
    });
  } catch {
    return [];
  }
  return steps;
}

interface Told {
  readonly steps: readonly LogStep[];
  /** The last action in it: as long as it stands there, all before it does. */
  readonly last: LogEntry | undefined;
}

const told = new WeakMap<Match, Told>();

/** The whole story, remembered for each match: only new actions are replayed. */
function wholeStory(match: Match): readonly LogStep[] {
  const before = told.get(match);
  const holds = before !== undefined && match.log[before.steps.length - 1] === before.last;
  const steps = holds ? [...before.steps, ...toldFrom(match, before.steps.length)] : storyOf(match);
  told.set(match, { steps, last: match.log[steps.length - 1] });
  return steps;
}
