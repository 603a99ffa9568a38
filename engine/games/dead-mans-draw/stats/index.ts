import type { GameStats } from '@/engine/stats/game-stats';
import { ACHIEVEMENTS } from './achievements';
import { read } from './read';

export const deadMansDrawStats: GameStats = {
  play: read,
  luck: (saved) => [{ kind: 'draws', draws: read(saved).draws }],
  achievements: ACHIEVEMENTS,
};
