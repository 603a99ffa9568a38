import type { Action } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import type { Candidate } from './search';

/** Values of moves that were hardly looked at are mere luck: near-equal options have at least this part of the best one's visits. */
const SERIOUS = 1 / 4;

/**
 * The answer to a decision, from what the search has found (most visited first).
 *
 * A secret choice is drawn in proportion to the visits: whoever always took the most visited could be read, which costs more
 * than choosing blindly. Elsewhere the most visited move is taken, or one that loses at most `noise` of the win against it.
 */
export function pick(found: readonly Candidate[], secret: boolean, noise: number, luck: Stream): Action | undefined {
  const best = found[0];
  if (!best) return undefined;
  if (secret) return byVisits(found, luck);
  if (noise === 0) return best.action;
  const near = found.filter((c) => c.value >= best.value - noise && c.visits >= best.visits * SERIOUS);
  return luck.pick(near).action;
}

function byVisits(found: readonly Candidate[], luck: Stream): Action | undefined {
  let left = luck.below(found.reduce((sum, c) => sum + c.visits, 0));
  return found.find((c) => (left -= c.visits) < 0)?.action;
}
