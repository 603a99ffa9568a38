import type { Words } from '@/components/i18n/words';
import { COURSES, directionOf, STRENGTHS, strengthOf } from '@/engine/games/admiral/data/compass';
import { scenarioFrom } from '@/engine/games/admiral/data/scenarios';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import type { UnitId } from '@/engine/games/admiral/view';

/** A ship by its kind and number, a fort by its square; small letters, for the inside of a sentence. */
export function unitWords(id: UnitId, t: Words): string {
  const kind = KINDS.find((one) => id.startsWith(`${one}-`));
  return kind ? shipWords(kind, id.slice(kind.length + 1), t) : t('admiral:units.fort', { at: id });
}

function shipWords(kind: KindId, n: string, t: Words): string {
  return t(`admiral:units.${kind}`, { n });
}

export function unitsWords(ids: readonly UnitId[], t: Words): string {
  return ids.map((id) => unitWords(id, t)).join(', ');
}

/** Names stand in small letters: what begins with one gets its capital here. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function courseWords(course: number, t: Words): string {
  return t(`admiral:courses.${COURSES[course] as (typeof COURSES)[number]}`);
}

/** 2.6, inside a sentence: "fresh wind to the east". In a calm the direction says nothing. */
export function windWords(sector: number | null, t: Words): string {
  if (sector === null) return t('admiral:winds.none');
  const strength = STRENGTHS[strengthOf(sector)] as (typeof STRENGTHS)[number];
  return t(`admiral:winds.${strength}To`, { course: courseWords(directionOf(sector), t) });
}

/** So many markers of what this scenario is played for. */
export function cargoWords({ scenario }: Pick<AdmiralOptions, 'scenario'>, count: number, t: Words): string {
  const look = scenarioFrom(scenario).markers?.[0]?.look ?? 'pearl';
  return t(`admiral:cargo.${look}`, { count });
}

/** What is said one after the other, as far as there is something to say. */
export const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');
