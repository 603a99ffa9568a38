import { gameModule } from '@/components/kit/game-module';
import { admiral } from '@/engine/games/admiral';
import { admiralFace } from './face';
import { optionSigns } from './option-signs';
import { admiralRules } from './rules';
import { moduleStats } from './stats';
import { admiralCourse } from './tutorial/course';

/** Admiral. */
export const admiralModule = gameModule({
  id: 'admiral',
  engine: admiral,
  face: admiralFace,
  rules: admiralRules,
  course: admiralCourse,
  stats: moduleStats,
  optionSigns,
});
