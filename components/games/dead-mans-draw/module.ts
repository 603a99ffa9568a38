import { wordsOr } from '@/components/i18n/words';
import { gameModule } from '@/components/kit/game-module';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { deadMansDrawStats } from '@/engine/games/dead-mans-draw/stats';
import { stored, winners } from './companion/kept';
import { deadMansDrawFace } from './face';
import { optionSigns } from './option-signs';
import { deadMansDrawRules } from './rules';
import { deadMansDrawCourse } from './tutorial/course';

/** Dead Man's Draw. */
export const deadMansDrawModule = gameModule({
  id: 'dead-mans-draw',
  engine: deadMansDraw,
  face: deadMansDrawFace,
  rules: deadMansDrawRules,
  course: deadMansDrawCourse,
  tracker: { kept: [stored, winners.stored] },
  stats: {
    ...deadMansDrawStats,
    names: {
      favouriteTrait: (id, t) => wordsOr(`dead-mans-draw:traits.${id}.name`, id, t),
      byVariant: (id, t) => wordsOr(`dead-mans-draw:variants.${id}.name`, id, t),
    },
  },
  optionSigns,
});
