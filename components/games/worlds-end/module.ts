import type { GameModule } from '@/components/kit/game-module';

/** At World's End: a box on the shelf so far. */
export const worldsEndModule: GameModule = {
  id: 'worlds-end',
  box: { seats: { min: 2, max: 4 }, minutes: { min: 75, max: 75 } },
};
