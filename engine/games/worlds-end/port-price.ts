import { boxOf, type ShipId } from './box';
import { HEROES } from './data/cards';
import { BARGAIN } from './data/table';
import type { WorldsEndView } from './view';

/** E-12: what a ship costs the active player in a port now, as everybody can reckon it; in a state `costOf` says the same. */
export function priceInPort({ options, players, active, used }: WorldsEndView, ship: ShipId): number {
  const { price, byId, heroes } = boxOf(options);
  const printed = price[byId.get(ship) ?? 0] as number;
  const hero = players[active]?.hero ?? null;
  const bargains =
    !options.fewerHeroes && !used.skill1 && hero !== null && heroes[HEROES.indexOf(hero)]?.free === 'bargain';
  return bargains && printed >= BARGAIN.from ? printed - BARGAIN.off : printed;
}
