import { boxOf, type CardId, type ShipId } from '@/engine/games/worlds-end/box';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { Hull } from './hulls';

interface WithPack {
  readonly options: WorldsEndOptions;
}

/** What is printed on the card of a ship. */
export interface ShipFacts {
  readonly hull: Hull;
  readonly attack: number;
  readonly defence: number;
  readonly survives: boolean;
  /** 0: it is not for sale. */
  readonly price: number;
}

const HULLS = ['sloop', 'brig', 'frigate'] as const;

/** As many masts as guns, as in the box; two are like no other. */
export function hullOf(id: ShipId, attack: number): Hull {
  if (id === 'kraken' || id === 'dutchman') return id;
  return HULLS[Math.min(attack, HULLS.length) - 1] ?? 'sloop';
}

export function shipFacts({ options }: WithPack, id: ShipId): ShipFacts {
  const { byId, attack, defence, survives, price } = boxOf(options);
  const ship = byId.get(id) ?? 0;
  const guns = attack[ship] ?? 1;
  return {
    hull: hullOf(id, guns),
    attack: guns,
    defence: defence[ship] ?? 1,
    survives: survives[ship] ?? false,
    price: price[ship] ?? 0,
  };
}

export function cardFacts({ options }: WithPack, id: CardId) {
  const { cards, kindById } = boxOf(options);
  const { effect, n, window } = cards[kindById.get(id) ?? 0] ?? { effect: 'dice' as const, n: 1, window: 1 as const };
  return { effect, n, window };
}
