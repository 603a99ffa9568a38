import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { Curse } from '@/engine/games/seven-seas/data/curses';
import type { Loot } from '@/engine/games/seven-seas/data/goods';

export interface Look {
  readonly icon: IconName;
  readonly color: string;
}

export const ROLE_LOOK: Readonly<Record<Character, Look>> = TOKENS.kinds.sevenSeasRoles;

const THINGS = TOKENS.kinds.sevenSeasThings;

export const CHEST: IconName = THINGS.chest;
export const SHIP: IconName = THINGS.ship;
export const CARGO: IconName = THINGS.goods;
export const YIN_YANG: IconName = THINGS.yinYang;
export const BLACK_MARK: IconName = THINGS.blackMark;
export const ISLAND: IconName = THINGS.guard;
export const RITUAL: IconName = THINGS.ritual;
export const CARAVAN_SIGN: IconName = THINGS.caravan;

export const LOOT_LOOK: Readonly<Record<Loot, Look>> = {
  fruit: { icon: THINGS.fruit, color: '#2F7D4F' },
  coffee: { icon: THINGS.coffee, color: '#7B5230' },
  rum: { icon: THINGS.rum, color: '#A9592A' },
  talisman: { icon: THINGS.talisman, color: '#8A2F5E' },
};

export const CARAVAN_LOOK: Look = { icon: THINGS.caravan, color: '#B23B2E' };
export const PORT_LOOK: Look = { icon: 'anchor', color: '#1C6E86' };

export const CURSE_LOOK: Readonly<Record<Curse, Look>> = {
  kraken: { icon: 'giant-squid', color: '#1B584A' },
  iceberg: { icon: 'polar-star', color: '#4F6D88' },
  sirens: { icon: 'mermaid', color: '#B5476D' },
  mutiny: { icon: 'crossed-pistols', color: '#B23B2E' },
  whirlpool: { icon: 'ship-wheel', color: '#1C6E86' },
  idol: { icon: 'totem-mask', color: '#8A2F5E' },
  wages: { icon: 'locked-chest', color: '#9A6C10' },
  tavern: { icon: 'brandy-bottle', color: '#A8642A' },
};
