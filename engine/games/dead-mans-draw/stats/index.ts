import type { SavedMatch } from '@/engine/core/match';
import type { GameStats } from '@/engine/stats/game-stats';
import { ACHIEVEMENTS } from './achievements';
import { GROUPS, lines } from './lines';
import { read } from './read';

const known = new WeakMap<SavedMatch, ReturnType<typeof read>>();

/** How it was played and how luck fell are told in one go. */
function readOnce(saved: SavedMatch): ReturnType<typeof read> {
  const told = known.get(saved) ?? read(saved);
  known.set(saved, told);
  return told;
}

export const deadMansDrawStats: GameStats = {
  play: readOnce,
  luck: (saved) => [{ kind: 'draws', draws: readOnce(saved).draws }],
  achievements: ACHIEVEMENTS,
  lines,
  groups: GROUPS,
};
