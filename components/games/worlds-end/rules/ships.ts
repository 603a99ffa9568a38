import type { IconName } from '@/components/art/generated/icons';
import { boxOf, type Ship } from '@/engine/games/worlds-end/box';
import { HOUSE_PACK, OPTIONS, type WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { readOptions } from '@/engine/core/options';

/** The box as the app has it. */
export const HOUSE_BOX = boxOf(readOptions(OPTIONS, { pack: HOUSE_PACK }) as unknown as WorldsEndOptions);

export interface ShownShip {
  readonly icon: IconName;
  readonly attack: number;
  readonly defence: number;
  readonly survives: boolean;
  readonly price: number;
}

export function shipOf(id: string): ShownShip {
  const ship = HOUSE_BOX.byId.get(id) as Ship;
  const attack = HOUSE_BOX.attack[ship] ?? 1;
  return {
    icon: id === 'kraken' ? 'giant-squid' : 'galleon',
    attack,
    defence: HOUSE_BOX.defence[ship] ?? 1,
    survives: HOUSE_BOX.survives[ship] ?? false,
    price: HOUSE_BOX.price[ship] ?? 0,
  };
}
