import { gameModule } from '@/components/kit/game-module';
import { admiral } from '@/engine/games/admiral';
import { lastOptions, stored, winners } from './companion/kept';
import { HOUSE_CARD_PACK, SHIP_CARDS } from '@/engine/games/admiral/data/card-pack';
import { HOUSE } from '@/engine/games/admiral/options';
import { documentWords } from './document-words';
import { admiralFace } from './face';
import { optionSigns } from './option-signs';
import { ownScenarios } from './own-scenarios';
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
  document: { schema: SHIP_CARDS, house: HOUSE_CARD_PACK, option: 'cards', houseValue: HOUSE, words: documentWords },
  scenarios: ownScenarios,
  stats: moduleStats,
  tracker: { kept: [stored, winners.stored, lastOptions] },
  optionSigns,
});
