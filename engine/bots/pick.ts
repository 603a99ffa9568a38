import type { Stream } from '@/engine/core/luck';
import { isHabit, type Candidate, type Habit } from './candidate';
import { ln } from './logarithm';

/** Values of moves that were hardly looked at are mere luck: near-equal options have at least this part of the best one's visits. */
const SERIOUS = 1 / 4;

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
): Candidate | undefined {
  if (found.length === 0) return undefined;
  if (habit && habit.deviation < DECIDED) return surelyBest(found, habit);
  if (secret) return habit?.mixed ? mixedAnswer(found, habit, noise, luck) : byVisits(found, luck);
  const best = surelyBest(found, habit);
  if (noise === 0) return best;
  const near = found.filter(
    (c) => c === best || (c.value - doubt(c, best, habit) >= best.value - noise && c.visits >= best.visits * SERIOUS),
  );
  return luck.pick(near);
}

/** What speaks for the best move of the whole search, then the others, the most visited first. */
export function bestFirst(found: readonly Candidate[], habit: Habit): readonly Candidate[] {
  if (found.length === 0) return found;
  const best = surelyBest(found, habit);
  return [best, ...found.filter((c) => c !== best)];
}

/** The rule of thumb is sound; a few imagined matches are not. So it stands until another move is better by more than luck. */
function surelyBest(found: readonly Candidate[], habit: Habit | undefined): Candidate {
  const usual = habit && found.find((c) => isHabit(c, habit));
  if (!habit || !usual) return found[0] as Candidate;
  let best = usual;
  let most = 0;
  for (const c of found) {
    const lead = sureLead(c, usual, habit.deviation, found.length);
    if (lead > most) {
      best = c;
      most = lead;
    }
  }
  return best;
}

/** By how much one of so many moves is better than the usual one beyond what luck can have done. */
function sureLead(c: Candidate, usual: Candidate, deviation: number, moves: number): number {
  if (c === usual) return 0;
  return c.value - usual.value - Math.max(errorOf(c, usual, deviation), luckiest(c, deviation, moves));
}

/** One standard error of the difference of two moves. */
function errorOf(c: Candidate, other: Candidate, deviation: number): number {
  return deviation * Math.sqrt(1 / c.visits + 1 / other.visits);
}

/** Of so many moves that are all worth the same, the luckiest looks better than it is by about this much. */
function luckiest(c: Candidate, deviation: number, moves: number): number {
  return deviation * Math.sqrt((2 * ln(moves)) / c.visits);
}

/** What is taken off a move before it passes for nearly as good as the best, by all answers that there were: nothing of two or three. */
function doubt(c: Candidate, best: Candidate, habit: Habit | undefined): number {
  if (!habit || c === best || isHabit(c, habit)) return 0;
  return Math.max(0, luckiest(c, habit.deviation, habit.answers) - errorOf(c, best, habit.deviation));
}

/**
 * The game's own mixture has drawn; it stands unless some moves are surely better, and then those do. Whoever takes the same
 * of two equals every time can be read: so one is drawn of them and of all that come as close as so many tries can tell.
 */
function mixedAnswer(found: readonly Candidate[], habit: Habit, noise: number, luck: Stream): Candidate | undefined {
  const usual = found.find((c) => isHabit(c, habit));
  if (!usual) return byVisits(found, luck);
  const better = found.filter((c) => sureLead(c, usual, habit.deviation, found.length) > 0);
  const front = better[0] ?? usual;
  return byVisits(
    found.filter(
      (c) =>
        c === front ||
        better.includes(c) ||
        areEqual(c, front, habit.deviation) ||
        isNear(c, front, noise, doubt(c, front, habit)),
    ),
    luck,
  );
}

/** Only after many tries: what a few cannot tell apart is seldom equal. */
function areEqual(c: Candidate, front: Candidate, deviation: number): boolean {
  return Math.min(c.visits, front.visits) >= OFTEN && c.value >= front.value - EQUAL * deviation;
}

/** What a level does not tell from the best: less where the match is nearly decided, so that whoever is behind still plays. */
function isNear(c: Candidate, front: Candidate, noise: number, doubt: number): boolean {
  const near = noise * 4 * front.value * (1 - front.value);
  return near > 0 && c.visits >= front.visits * SERIOUS && c.value - doubt >= front.value - near;
}

function byVisits(found: readonly Candidate[], luck: Stream): Candidate | undefined {
  let left = luck.below(found.reduce((sum, c) => sum + c.visits, 0));
  return found.find((c) => (left -= c.visits) < 0);
}
