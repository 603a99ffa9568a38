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
 * One step for each action from the first on, as a replay counts them, the newest first: a step that was just played also holds
 * what the match answered by itself, and the story of a long match begins late. `end`: how many actions are told. Null: some work
 * was done, and the next step is still to come; a long match is replayed little by little.
 */
export function* stepsFromNewest(match: Match, story: readonly LogStep[], end: number): Generator<LogStep | null> {
  const isWhole = (story[0]?.at ?? end) === 0 && story.every(({ at }, i) => (story[i + 1]?.at ?? end) === at + 1);
  if (isWhole) return yield* reversed(story, end);
  const before = told.get(match);
  const known = before && match.log[before.length - 1] === before.at(-1)?.entry ? before : [];
  const from = known.length > 0 ? known.length : (match.keyframes[0]?.at ?? 0);
  const late = from < end ? yield* replayed(match, from, end) : [];
  if (late.length === 0 && known.length === 0) return yield* reversed(story, end);
  yield* reversed(late, end);
  const early = known.length > 0 ? known : yield* replayed(match, 0, from);
  told.set(match, [...early, ...late]);
  yield* reversed(early, end);
}

function* reversed(steps: readonly LogStep[], end: number): Generator<LogStep> {
  for (const step of [...steps].reverse()) if (step.at < end) yield step;
}

/**
 * The story so far, told again from the log, of a long match from its eldest keyframe on: as much as a table shows. Empty when these
 * rules are no longer the ones it was played by.
 */
export function latestStory(match: Match): LogStep[] {
  const steps = replayed(match, match.keyframes[0]?.at ?? 0, match.log.length);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

interface Replayed extends LogStep {
  readonly entry: LogEntry;
}

/** Empty where these rules are no longer the ones it was played by. */
function* replayed(match: Match, from: number, end: number): Generator<null, Replayed[]> {
  const steps: Replayed[] = [];
  try {
    const watch: Parameters<Match['again']>[2] = (entry, events, now) => {
      const at = now.log.length - 1;
      if (at >= from) steps.push({ at, seat: entry.seat, events, entry });
    };
    const work = match.againInSteps(from, end, watch);
    while (work.next().done !== true) yield null;
  } catch {
    return [];
  }
  return steps;
}

/** The whole story, remembered for each match: only new actions are replayed. As long as its last entry stands, all before it do. */
const told = new WeakMap<Match, readonly Replayed[]>();
