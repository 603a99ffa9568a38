import { useState } from 'react';
import type { Beat } from '@/components/kit/choreography/cue';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';

/** The view in which the battle that is to be seen runs; null: the map is. Between two steps of what plays it stays. */
export function useShownBattle(view: WorldsEndView, step: Beat | null, busy: boolean): WorldsEndView | null {
  const [lately, setLately] = useState<WorldsEndView | null>(null);
  const now = step ? battleOf(step) : busy ? lately : view.battle ? view : null;
  if (now !== lately) setLately(now);
  return now;
}

function battleOf({ before, after }: Beat): WorldsEndView | null {
  const [from, to] = [before as WorldsEndView, after as WorldsEndView];
  if (to.battle) return to;
  return from.battle ? from : null;
}
