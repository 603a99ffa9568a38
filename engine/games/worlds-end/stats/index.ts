import type { GameStats } from '@/engine/stats/game-stats';
import { ACHIEVEMENTS } from './achievements';
import { readDice } from './dice';
import { GROUPS, lines } from './lines';
import { read } from './read';

export const worldsEndStats: GameStats = {
  play: read,
  luck: (saved) => [readDice(saved)],
  achievements: ACHIEVEMENTS,
  lines,
  groups: GROUPS,
};
