import { HOUSE } from '@/engine/games/sea-of-clouds/data/house';
import { SCHEMA } from '@/engine/games/sea-of-clouds/data/schema';
import { HOUSE_PACK } from '@/engine/games/sea-of-clouds/options';
import { gameModule } from '@/components/kit/game-module';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxTables, stored, winners } from './companion/kept';
import { SeaOfCloudsCompanion } from './companion/SeaOfCloudsCompanion';
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
  tracker: { Screen: SeaOfCloudsCompanion, kept: [stored, winners.stored, boxTables] },
  document: { schema: SCHEMA, house: HOUSE, option: 'pack', houseValue: HOUSE_PACK },
  optionSigns,
});
