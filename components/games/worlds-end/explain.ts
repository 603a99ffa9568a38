import type { Words } from '@/components/i18n/words';
import type { Seat } from '@/engine';
import { boxOf } from '@/engine/games/worlds-end/box';
import { REGIONS, SEAS, seasOf } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { CONNECTIONS } from '@/engine/games/worlds-end/data/table';
import type { PlayerView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { placeName } from './names';
import { ownSeas } from './table-facts';
import { goodWords, seaWords } from './words';

/** 13.8: "5 seas + 1 rum + 2 bought", and of what one sea is missing. */
export function fameLines(view: WorldsEndView, seat: Seat, t: Words): string[] {
  const { fame } = view.players[seat] as PlayerView;
  const { goods } = boxOf(view.options);
  const holds = (sea: number) => view.seas[sea]?.owner === seat;
  const whole = goods.flatMap((three, good) =>
    three.every(holds) ? [t('worlds-end:fame.monopoly', { good: goodWords(view, good, t) })] : [],
  );
  const regions = REGIONS.flatMap((id, region) =>
    seasOf(region).every(holds) ? [t('worlds-end:fame.region', { region: placeName(t, `regions.${id}`) })] : [],
  );
  const near = goods.flatMap((three, good) => {
    const [missing, ...others] = three.filter((sea) => !holds(sea));
    if (missing === undefined || others.length > 0) return [];
    const sea = seaWords(view, SEAS[missing] as (typeof SEAS)[number], t);
    return [t('worlds-end:fame.missing', { good: goodWords(view, good, t), sea })];
  });
  return [
    ...(fame.seas > 0 ? [t('worlds-end:fame.seas', { count: fame.seas })] : []),
    ...whole,
    ...regions,
    ...(fame.bought > 0 ? [t('worlds-end:fame.bought', { count: fame.bought })] : []),
    ...(fame.gifts > 0 ? [t('worlds-end:fame.gifts', { count: fame.gifts })] : []),
    ...near,
  ];
}

/** 4.17.3 */
function skillGold(view: WorldsEndView, seat: Seat): number {
  const hero = view.players[seat]?.hero ?? null;
  const has =
    hero !== null &&
    !view.options.fewerHeroes &&
    boxOf(view.options).heroes[HEROES.indexOf(hero)]?.free === 'connections';
  return has && ownSeas(view, seat).length >= CONNECTIONS.seas ? CONNECTIONS.gold : 0;
}

const incomeAt = (view: WorldsEndView, sea: (typeof SEAS)[number]): number =>
  boxOf(view.options).seas[SEAS.indexOf(sea)]?.income ?? 0;

/** What a turn brings without events (4.4.2). */
export const incomeOf = (view: WorldsEndView, seat: Seat): number =>
  ownSeas(view, seat).reduce((sum, sea) => sum + incomeAt(view, sea), 0) + skillGold(view, seat);

/** 13.8: the sum, sea by sea. */
export function incomeLines(view: WorldsEndView, seat: Seat, t: Words): string[] {
  const gold = skillGold(view, seat);
  return [
    ...ownSeas(view, seat).map((sea) =>
      t('worlds-end:income.sea', { sea: seaWords(view, sea, t), gold: incomeAt(view, sea) }),
    ),
    ...(gold > 0 ? [t('worlds-end:income.skill', { gold })] : []),
  ];
}
