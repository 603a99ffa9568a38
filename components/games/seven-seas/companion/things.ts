import type { IconName } from '@/components/art/generated/icons';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { Loot } from '@/engine/games/seven-seas/data/goods';

export const ROLE_ICONS: Readonly<Record<Character, IconName>> = {
  shipwright: 'hammer-nails',
  governor: 'top-hat',
  captain: 'pirate-hat',
  islander: 'palm-tree',
  shaman: 'totem-mask',
  merchant: 'scales',
  cartographer: 'sextant',
};

/** The grounds of the seven roles in the look, deep enough for a cream sign. */
export const ROLE_COLOURS: Readonly<Record<Character, string>> = {
  shipwright: '#7B5230',
  governor: '#6B479F',
  captain: '#B23B2E',
  islander: '#2F7D4F',
  shaman: '#8A2F5E',
  merchant: '#8F6415',
  cartographer: '#1C6E86',
};

export const LOOT_ICONS: Readonly<Record<Loot, IconName>> = {
  fruit: 'banana-bunch',
  coffee: 'coffee-beans',
  rum: 'brandy-bottle',
  talisman: 'totem-mask',
};

export const CREAM = '#FFF4DA';

/** The best price of any port. */
const BEST = 3;
export const priceTag = (price: number) => ({ text: price, best: price === BEST });
