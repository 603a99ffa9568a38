import type { GameModule } from '@/components/kit/game-module';
import { say } from '@/components/i18n/words';
import { worldsEndStats } from '@/engine/games/worlds-end/stats';
import { boxProfile, stored, winners } from './companion/kept';
import { WorldsEndCompanion } from './companion/WorldsEndCompanion';
import { skinName } from './names';
import { worldsEndRules } from './rules';

/** At World's End: a box on the shelf so far, with its rules to read. */
export const worldsEndModule: GameModule = {
  id: 'worlds-end',
  box: { seats: { min: 2, max: 4 }, minutes: { min: 75, max: 75 } },
  rules: worldsEndRules,
  stats: {
    ...worldsEndStats,
    luckName: (id, t) => say(t, `worlds-end:luck.names.${id}`),
    names: { byHero: (id, t) => skinName(t, `heroes.${id}`) },
  },
  tracker: { Screen: WorldsEndCompanion, kept: [stored, winners.stored, boxProfile] },
};
