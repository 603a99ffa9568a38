import type { Words } from '@/components/i18n/words';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { goodWords } from './words';

/** `Fruit 3, Coffee 2, Rum 1` */
export function pricesWords(prices: readonly number[], t: Words): string {
  return prices.map((price, good) => `${goodWords(GOODS[good] ?? 'rum', t)} ${price}`).join(', ');
}
