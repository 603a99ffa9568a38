import { say, type Words } from '@/components/i18n/words';
import { ordersOf, type Order } from '@/engine/companion/seven-seas/consequences';
import { Pill } from '@/components/kit/companion/Pill';
import type { SeasAt, SevenSeas } from './kind';

const KEYS: Readonly<Record<Order['kind'], string>> = {
  token: 'token',
  loot: 'loot',
  discard: 'discard',
  'send-guard': 'sendGuard',
  'guard-home': 'guardHome',
  'ships-short': 'shipsShort',
};

function orderWords({ kind, count }: Order, t: Words): string {
  const key = kind === 'token' && count === 0 ? 'tokenBack' : KEYS[kind];
  return say(t, `companion-seven-seas:orders.${key}`, kind === 'token' ? { chests: count } : { count });
}

/** The first thing that a player has still to do with the hands. */
function orderOf({ players, scoring }: SeasAt['sheet'], seat: number): Order | undefined {
  const player = players[seat];
  return scoring || !player ? undefined : ordersOf(player)[0];
}

/** The same in words; null: nothing. */
export function dueWords({ sheet, t }: SeasAt, seat: number): string | null {
  const order = orderOf(sheet, seat);
  return order ? orderWords(order, t) : null;
}

/** What the hands at this place have to do now; a tap says that it is done, or asks what. */
export function orderPill({ sheet, t, tap, open }: SeasAt, seat: number, from?: SevenSeas['over']) {
  const order = orderOf(sheet, seat);
  if (!order) return null;
  const { kind } = order;
  const words = orderWords(order, t);
  return (
    <Pill
      icons={[kind === 'loot' || kind === 'discard' ? 'barrel' : 'hill-fort']}
      words={words}
      label={`${sheet.players[seat]?.name}: ${words}`}
      onPress={() => {
        if (kind === 'loot') open('loot', seat, from);
        else if (kind === 'discard') open('drop', seat, from);
        else if (kind === 'ships-short') open('player', seat);
        else tap({ type: 'posted', seat });
      }}
      testID={`order-${seat}`}
    />
  );
}
