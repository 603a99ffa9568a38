import type { Seat } from '@/engine/core/game';
import { hash32 } from '@/engine/core/luck';
import { mixed, mixedAll } from '@/engine/kit/sight';
import type { AdmiralState } from '../state';

/** All that can be seen, as a number. */
export function sight(s: AdmiralState, seat: Seat): number {
  let h = mixed(mixed(mixed(s.round, s.turn), s.sector), s.tasks.length);
  for (const list of [s.at, s.damage, s.owner, s.fired, s.due, s.repair, s.repairTurn, s.repairEnded, s.work, s.cargo])
    h = mixedAll(h, list);
  for (const list of [
    s.fortOwner,
    s.fortDamage,
    s.fortFired,
    s.holds,
    s.brought,
    s.home,
    s.out,
    s.fortless,
    s.fortLost,
  ])
    h = mixedAll(h, list);
  for (const list of [s.lots, s.order, s.winners, s.stamp, s.delivered, s.reefs, s.stopped]) h = mixedAll(h, list);
  for (const list of [s.moved, s.mineDone, s.locked, s.ruined, s.fortLocked])
    for (const is of list) h = mixed(h, is ? 1 : 0);
  for (const name of [...s.loaded, ...s.refused, ...s.offered]) h = mixed(h, hash32(name));
  for (const { at, seat: layer } of [...s.mineCards, ...s.shown]) h = mixed(mixed(h, hash32(at)), layer);
  for (const { square, state, order } of s.mines[seat] ?? []) h = mixed(mixed(h, square), hash32(`${state} ${order}`));
  h = mixedAll(h, s.mineHand);
  for (const treaty of s.treaties) h = mixed(h, hash32(JSON.stringify(treaty)));
  const task = s.tasks.at(-1);
  if (task && task.kind !== 'main') h = mixed(h, hash32(JSON.stringify(task)));
  return mixed(mixed(h, s.drifted), s.driftedDue);
}
