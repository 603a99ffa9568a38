import type { GameModule } from '@/components/kit/game-module';
import { admiralRules } from './rules';

/** Admiral: a box on the shelf so far, and its rules to read. */
export const admiralModule: GameModule = {
  id: 'admiral',
  box: { seats: { min: 1, max: 6 }, minutes: { min: 60, max: 60 } },
  rules: admiralRules,
};
