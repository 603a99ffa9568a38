import { boxOf, type ShipId } from './box';
import { HEROES } from './data/cards';
import { BARGAIN } from './data/table';
import type { WorldsEndView } from './view';

/** E-12: what all of these cost in one visit: the bargain is made once, whichever of them is bought first. */
export function priceTogether(view: WorldsEndView, ships: readonly ShipId[]): number {
  const { price, byId } = boxOf(view.options);
  const printed = ships.map((ship) => price[byId.get(ship) ?? 0] as number);
  const saved = ships.map((ship, i) => (printed[i] as number) - priceInPort(view, ship));
  return printed.reduce((sum, one) => sum + one, 0) - Math.max(0, ...saved);
}

/** E-12: what a ship costs the active player in a port now, as everybody can reckon it; in a state `costOf` says the same. */
export function priceInPort({ options, players, active, used }: WorldsEndView, ship: ShipId): number {
  const { price, byId, heroes } = boxOf(options);
  const printed = price[byId.get(ship) ?? 0] as number;
  const hero = players[active]?.hero ?? null;
  const bargains =
    !options.fewerHeroes && !used.skill1 && hero !== null && heroes[HEROES.indexOf(hero)]?.free === 'bargain';
  return bargains && printed >= BARGAIN.from ? printed - BARGAIN.off : printed;
}
