import type { GameStats } from '@/engine/stats/game-stats';
import { ACHIEVEMENTS } from './achievements';
import { GROUPS, lines } from './lines';
import { readLuck } from './luck';
import { read } from './read';

export const admiralStats: GameStats = {
  play: read,
  luck: readLuck,
  achievements: ACHIEVEMENTS,
  lines,
  groups: GROUPS,
};
