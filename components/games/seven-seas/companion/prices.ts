import { say, type Words } from '@/components/i18n/words';
import { priceAt, saleAt } from '@/engine/companion/seven-seas/fleet';
import type { Player, SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { GOODS, type Counts } from '@/engine/games/seven-seas/data/goods';
import { portFrom, type Port, type PortId } from '@/engine/games/seven-seas/data/ports';
import { FULL_PRICE_FROM } from '@/engine/games/seven-seas/data/table';
import type { Pick } from '@/components/kit/companion/Picks';
import { goodWords } from './words';

/** `Fruit 3, Coffee 2, Rum 1` */
export function pricesWords(port: Port, t: Words): string {
  return GOODS.map((good, i) => `${goodWords(good, t)} ${priceAt(port, i)}`).join(', ');
}

/** Ports with their prices; those that were played are dim. */
export function portPicks(ports: readonly PortId[], sheet: SevenSeasSheet, t: Words): readonly Pick[] {
  return ports.map((id) => ({
    key: id,
    label: say(t, `seven-seas:ports.${id}`),
    sub: pricesWords(portFrom(id), t),
    dim: (sheet.ports & (1 << portFrom(id))) !== 0,
  }));
}

/** 11.2: what selling would bring in this port. */
export function saleHint({ port }: SevenSeasSheet, { goods }: Player, t: Words): string {
  const chests = saleAt(port, goods as Counts);
  return chests === 0 ? t('companion-seven-seas:nothingToSell') : t('companion-seven-seas:sellNow', { chests });
}

/** Whether one card more would make it worth waiting. */
export function waitHint({ port }: SevenSeasSheet, { goods }: Player, t: Words): string | null {
  const missing = goods.findIndex((count, good) => count === FULL_PRICE_FROM - 1 && priceAt(port, good) > 1);
  if (missing < 0) return null;
  const good = goodWords(GOODS[missing] ?? 'rum', t);
  return t('companion-seven-seas:oneMore', { good, chests: FULL_PRICE_FROM * priceAt(port, missing) });
}
