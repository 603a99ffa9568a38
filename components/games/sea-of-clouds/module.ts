import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { HOUSE_PACK } from '@/engine/games/sea-of-clouds/options';
import { seaOfCloudsStats } from '@/engine/games/sea-of-clouds/stats';
import { gameModule } from '@/components/kit/game-module';
import { say } from '@/components/i18n/words';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxTables, stored, winners } from './companion/kept';
import { seaOfCloudsFace } from './face';
import { optionSigns } from './option-signs';
import { seaOfCloudsRules } from './rules';
import { seaOfCloudsCourse } from './tutorial/course';

/** Sea of Clouds. */
export const seaOfCloudsModule = gameModule({
  id: 'sea-of-clouds',
  engine: seaOfClouds,
  face: seaOfCloudsFace,
  rules: seaOfCloudsRules,
  course: seaOfCloudsCourse,
  tracker: { kept: [stored, winners.stored, boxTables] },
  document: { schema: SCHEMA, house: HOUSE, option: 'pack', houseValue: HOUSE_PACK },
  stats: { ...seaOfCloudsStats, luckName: (type, t) => say(t, `sea-of-clouds:types.${type}`) },
  optionSigns,
});
