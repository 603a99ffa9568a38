import type { Brain, Seat } from '@/engine/core/game';
import type { SevenSeasAction } from './actions';
import { scoreOf } from './score';
import type { SevenSeasState } from './state';
export const brain: Brain<SevenSeasState, SevenSeasAction> = {
  policy: (s, seat, legal, luck) => luck.pick(legal),
  evaluate: (s, into) => {
    for (let i = 0; i < s.seats; i++) into[i] = 1 / s.seats;
  },
  sight: () => 0,
  turn: (s) => s.round,
  points: scoreOf,
};
