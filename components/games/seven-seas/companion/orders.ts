import type { Words } from '@/components/i18n/words';
import { ordersOf, type Order } from '@/engine/companion/seven-seas/consequences';
import type { Player, SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';

export function orderWords(order: Order, t: Words): string {
  switch (order.kind) {
    case 'token':
      return order.count === 0
        ? t('companion-seven-seas:orders.tokenBack')
        : t('companion-seven-seas:orders.token', { chests: order.count });
    case 'loot':
      return t('companion-seven-seas:orders.loot', { count: order.count });
    case 'discard':
      return t('companion-seven-seas:orders.discard', { count: order.count });
    case 'send-guard':
      return t('companion-seven-seas:orders.sendGuard', { count: order.count });
    case 'guard-home':
      return t('companion-seven-seas:orders.guardHome', { count: order.count });
    case 'ships-short':
      return t('companion-seven-seas:orders.shipsShort', { count: order.count });
  }
}

/** What a player has still to do with the hands; null: nothing. */
export function dueWords({ players, scoring }: SevenSeasSheet, seat: number, t: Words): string | null {
  const player = players[seat];
  const order = scoring || !player ? undefined : ordersOf(player)[0];
  return order ? orderWords(order, t) : null;
}

/** The one sentence under the number: how near the next guard is. */
export function guardNote(player: Player, t: Words): string {
  const { toNextGuard, guardsNeeded } = fleetOf(player);
  const next = guardsNeeded + 1;
  const nth = next === 1 || next === 2 || next === 3 ? next : 'more';
  const guard = t(`companion-seven-seas:nth.${nth}`, { guard: next });
  return t('companion-seven-seas:nextGuard', { count: toNextGuard, guard });
}
