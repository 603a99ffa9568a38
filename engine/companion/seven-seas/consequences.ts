import { fleetOf, marksOf, tokenOf } from './fleet';
import type { Moved, Tell } from './facts';
import type { Player, SevenSeasSheet } from './sheet';

/** 11.4: what a tap has changed, player by player, in the order in which a player reads it. */
export function tellChanges(before: SevenSeasSheet, after: SevenSeasSheet, tell: Tell): void {
  after.players.forEach((now, seat) => {
    const was = before.players[seat] as Player;
    const [old, fresh] = [numbersOf(was), numbersOf(now)];
    for (const what of Object.keys(fresh) as Moved[]) {
      const by = fresh[what] - old[what];
      if (by !== 0) tell({ type: 'moved', seat, what, by });
    }
    const [fleetWas, fleet] = [fleetOf(was), fleetOf(now)];
    const guards = fleet.guards - fleetWas.guards;
    if (guards !== 0) tell({ type: 'guards', seat, by: guards });
    if (fleet.excess > fleetWas.excess) tell({ type: 'overload', seat, count: fleet.excess });
    const token = tokenOf(now);
    if (token !== tokenOf(was)) tell({ type: 'token', seat, chests: token === 2 ? 80 : token === 1 ? 40 : 0 });
  });
}

function numbersOf(player: Player): Readonly<Record<Moved, number>> {
  const { chests, owned, goods, talismans, yy, hold, unsink, cards } = player;
  const [fruit, coffee, rum] = goods;
  return { chests, owned, fruit, coffee, rum, talismans, yy, marks: marksOf(player), hold, unsink, cards };
}

/** 11.4: what the hands at a player's place have to do now; the most pressing first. */
export type Order =
  | { readonly kind: 'loot'; readonly count: number }
  | { readonly kind: 'discard'; readonly count: number }
  | { readonly kind: 'send-guard'; readonly count: number }
  | { readonly kind: 'guard-home'; readonly count: number }
  | { readonly kind: 'token'; readonly count: 0 | 40 | 80 }
  | { readonly kind: 'ships-short'; readonly count: number };

export function ordersOf(player: Player): Order[] {
  const { guards, guardsNeeded, excess } = fleetOf(player);
  const orders: Order[] = [];
  const token = tokenOf(player);
  if (player.loot > 0) orders.push({ kind: 'loot', count: player.loot });
  if (excess > 0) orders.push({ kind: 'discard', count: excess });
  if (guards > player.posted) orders.push({ kind: 'send-guard', count: guards - player.posted });
  if (guards < player.posted) orders.push({ kind: 'guard-home', count: player.posted - guards });
  if (token !== player.token) orders.push({ kind: 'token', count: token === 2 ? 80 : token === 1 ? 40 : 0 });
  // 4.12.5: nothing to do with the hands, but worth knowing.
  if (guardsNeeded > guards) orders.push({ kind: 'ships-short', count: guardsNeeded - guards });
  return orders;
}
