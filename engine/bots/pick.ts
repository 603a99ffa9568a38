import type { Action } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import type { Candidate, Habit } from './candidate';

/** Values of moves that were hardly looked at are mere luck: near-equal options have at least this part of the best one's visits. */
const SERIOUS = 1 / 4;

/** So many standard errors must another move be ahead before the bot leaves its rule of thumb. */
const SURE = 1;

/**
 * A lead that is nothing beside what can be lost by being read, as a part of the deviation. A fixed part of the win would make
 * all moves equal where the match is nearly decided, and whoever is behind would play at random.
 */
const EQUAL = 0.04;
/** So many tries must tell two moves apart. */
const OFTEN = 200;
/** All imagined matches ended alike: nothing told the moves apart, so the rule of thumb, which looks at points, is followed. */
const DECIDED = 0.001;

/**
 * The answer to a decision, from what the search has found (most visited first).
 *
 * A secret choice is drawn in proportion to the visits: whoever always took the most visited could be read, which costs more
 * than choosing blindly. Where the game has a mixture of its own, that one is followed. Elsewhere the best move is taken, or one that loses at most `noise` of the win against it.
 */
export function pick(
  found: readonly Candidate[],
  secret: boolean,
  noise: number,
  luck: Stream,
  habit?: Habit,
): Action | undefined {
  if (found.length === 0) return undefined;
  if (habit && habit.deviation < DECIDED) return surelyBest(found, habit).action;
  if (secret) return habit?.mixed ? mixedAnswer(found, habit, noise, luck) : byVisits(found, luck);
  const best = surelyBest(found, habit);
  if (noise === 0) return best.action;
  const near = found.filter((c) => c === best || (c.value >= best.value - noise && c.visits >= best.visits * SERIOUS));
  return luck.pick(near).action;
}

/** What speaks for the best move of the whole search, then the others, the most visited first. */
export function bestFirst(found: readonly Candidate[], habit: Habit): readonly Candidate[] {
  if (found.length === 0) return found;
  const best = surelyBest(found, habit);
  return [best, ...found.filter((c) => c !== best)];
}

/** The rule of thumb is sound; a few imagined matches are not. So it stands until another move is better by more than luck. */
function surelyBest(found: readonly Candidate[], habit: Habit | undefined): Candidate {
  const usual = found.find((c) => c.action === habit?.action);
  if (!habit || !usual) return found[0] as Candidate;
  let best = usual;
  let most = 0;
  for (const c of found) {
    const lead = sureLead(c, usual, habit.deviation);
    if (lead > most) {
      best = c;
      most = lead;
    }
  }
  return best;
}

/** By how much one move is better than another beyond what luck can have done. */
function sureLead(c: Candidate, usual: Candidate, deviation: number): number {
  if (c === usual) return 0;
  return c.value - usual.value - SURE * deviation * Math.sqrt(1 / c.visits + 1 / usual.visits);
}

/**
 * The game's own mixture has drawn; it stands unless some moves are surely better, and then those do. Whoever takes the same
 * of two equals every time can be read: so one is drawn of them and of all that come as close as so many tries can tell.
 */
function mixedAnswer(found: readonly Candidate[], habit: Habit, noise: number, luck: Stream): Action | undefined {
  const usual = found.find((c) => c.action === habit.action);
  if (!usual) return byVisits(found, luck);
  const better = found.filter((c) => sureLead(c, usual, habit.deviation) > 0);
  const front = better[0] ?? usual;
  return byVisits(
    found.filter(
      (c) => c === front || better.includes(c) || areEqual(c, front, habit.deviation) || isNear(c, front, noise),
    ),
    luck,
  );
}

/** Only after many tries: what a few cannot tell apart is seldom equal. */
function areEqual(c: Candidate, front: Candidate, deviation: number): boolean {
  return Math.min(c.visits, front.visits) >= OFTEN && c.value >= front.value - EQUAL * deviation;
}

/** What a level does not tell from the best: less where the match is nearly decided, so that whoever is behind still plays. */
function isNear(c: Candidate, front: Candidate, noise: number): boolean {
  const near = noise * 4 * front.value * (1 - front.value);
  return near > 0 && c.visits >= front.visits * SERIOUS && c.value >= front.value - near;
}

function byVisits(found: readonly Candidate[], luck: Stream): Action | undefined {
  let left = luck.below(found.reduce((sum, c) => sum + c.visits, 0));
  return found.find((c) => (left -= c.visits) < 0)?.action;
}
