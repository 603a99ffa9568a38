import type { Words } from '@/components/i18n/words';
import { boxOf } from '@/engine/games/worlds-end/box';
import { HEROES, type HeroId } from '@/engine/games/worlds-end/data/cards';
import { BARGAIN, CONNECTIONS } from '@/engine/games/worlds-end/data/table';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';

interface Skill {
  readonly name: string;
  readonly text: string;
}

/** What a hero can do in this match (2.10): the free skill first. */
export function skillsOf({ options }: { readonly options: WorldsEndOptions }, hero: HeroId, t: Words): Skill[] {
  const card = boxOf(options).heroes[HEROES.indexOf(hero)];
  if (!card || options.fewerHeroes) return [];
  const gold = card.free === 'connections' ? CONNECTIONS.gold : card.price;
  return [card.free, card.paid]
    .filter((skill) => skill !== 'none')
    .map((skill) => ({
      name: t(`worlds-end:skills.${skill}.name`),
      text: t(`worlds-end:skills.${skill}.text`, {
        ...BARGAIN,
        seas: CONNECTIONS.seas,
        gold: skill === card.free ? gold : card.price,
      }),
    }));
}
