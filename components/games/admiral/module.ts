import type { GameModule } from '@/components/kit/game-module';
import { optionSigns } from './option-signs';
import { admiralRules } from './rules';
import { moduleStats } from './stats';

/** Admiral: a box on the shelf so far, its rules to read, and what will be counted of it. */
export const admiralModule: GameModule = {
  id: 'admiral',
  box: { seats: { min: 1, max: 6 }, minutes: { min: 60, max: 60 } },
  rules: admiralRules,
  stats: moduleStats,
  optionSigns,
};
