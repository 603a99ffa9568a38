import { say } from '@/components/i18n/words';
import { gameModule } from '@/components/kit/game-module';
import { worldsEnd } from '@/engine/games/worlds-end';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { HOUSE_PACK } from '@/engine/games/worlds-end/options';
import { worldsEndStats } from '@/engine/games/worlds-end/stats';
import { boxProfile, stored, winners } from './companion/kept';
import { documentWords } from './document-words';
import { worldsEndFace } from './face';
import { skinName } from './names';
import { optionSigns } from './option-signs';
import { worldsEndRules } from './rules';
import { worldsEndCourse } from './tutorial/course';

/** At World's End. */
export const worldsEndModule = gameModule({
  id: 'worlds-end',
  engine: worldsEnd,
  face: worldsEndFace,
  rules: worldsEndRules,
  course: worldsEndCourse,
  document: { schema: SCHEMA, house: HOUSE, option: 'pack', houseValue: HOUSE_PACK, words: documentWords },
  stats: {
    ...worldsEndStats,
    luckName: (id, t) => say(t, `worlds-end:luck.names.${id}`),
    names: { byHero: (id, t) => skinName(t, `heroes.${id}`) },
  },
  tracker: { kept: [stored, winners.stored, boxProfile] },
  optionSigns,
});
