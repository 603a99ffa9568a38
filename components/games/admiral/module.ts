import type { GameModule } from '@/components/kit/game-module';

/** Admiral: a box on the shelf so far. */
export const admiralModule: GameModule = {
  id: 'admiral',
  box: { seats: { min: 1, max: 6 }, minutes: { min: 60, max: 60 } },
};
