import { gameModule } from '@/components/kit/game-module';
import { sevenSeas } from '@/engine/games/seven-seas';
import { sevenSeasStats } from '@/engine/games/seven-seas/stats';
import { stored, winners } from './companion/kept';
import { sevenSeasFace } from './face';
import { optionSigns } from './option-signs';
import { sevenSeasRules } from './rules';
import { sevenSeasCourse } from './tutorial/course';

/** Pirates of the 7 Seas. */
export const sevenSeasModule = gameModule({
  id: 'seven-seas',
  engine: sevenSeas,
  face: sevenSeasFace,
  rules: sevenSeasRules,
  course: sevenSeasCourse,
  tracker: { kept: [stored, winners.stored] },
  stats: { ...sevenSeasStats, luckName: (_, t) => t('seven-seas:caravan') },
  optionSigns,
});
