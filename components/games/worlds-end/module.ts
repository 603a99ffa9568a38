import type { GameModule } from '@/components/kit/game-module';
import { worldsEndRules } from './rules';

/** At World's End: a box on the shelf so far, with its rules to read. */
export const worldsEndModule: GameModule = {
  id: 'worlds-end',
  box: { seats: { min: 2, max: 4 }, minutes: { min: 75, max: 75 } },
  rules: worldsEndRules,
};
