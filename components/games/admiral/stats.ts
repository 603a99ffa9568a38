import { hasWords, say, type Words } from '@/components/i18n/words';
import type { ModuleStats } from '@/components/kit/game-module';
import { COURSES, STRENGTHS } from '@/engine/games/admiral/data/compass';
import { admiralStats } from '@/engine/games/admiral/stats';
import { atStart, courseWords } from './words';

/** A wind by its strength or its course, or whoever else throws dice. */
function luckName(id: string, t: Words): string {
  const strength = STRENGTHS.find((one) => one === id);
  if (strength) return t(`admiral:winds.${strength}`);
  const course = COURSES.findIndex((one) => one === id);
  return course >= 0 ? atStart(courseWords(course, t)) : say(t, `admiral:luck.names.${id}`);
}

/** So are scenarios of people's own marked in the statistics. */
const OWN = 'own:';

/** The name of a scenario; of a match of one that is no more, or of somebody's own, its id. */
function scenarioName(id: string, t: Words): string {
  if (id.startsWith(OWN)) return id.slice(OWN.length);
  const key = `admiral:options.scenario.values.${id}`;
  return hasWords(key) ? say(t, key) : id;
}

export const moduleStats: ModuleStats = {
  ...admiralStats,
  luckName,
  names: { byScenario: scenarioName },
};
