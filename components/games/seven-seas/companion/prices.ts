import { say, type Words } from '@/components/i18n/words';
import { priceAt } from '@/engine/companion/seven-seas/fleet';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { portFrom, type Port, type PortId } from '@/engine/games/seven-seas/data/ports';
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
