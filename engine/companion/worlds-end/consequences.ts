import type { Seat } from '@/engine/core/game';
import type { Moved, Tell } from './facts';
import { fameOf, monopoliesOf, regionsOf } from './fame';
import { limitOf, playerAt, type WorldsEndSheet } from './sheet';

/** 11.3: what a tap has changed, player by player, in the order in which it is read. */
export function tellChanges(before: WorldsEndSheet, now: WorldsEndSheet, tell: Tell): void {
  now.players.forEach((_, seat) => {
    const [old, fresh] = [numbersOf(before, seat), numbersOf(now, seat)];
    for (const what of Object.keys(fresh) as Moved[]) {
      const by = fresh[what] - old[what];
      if (by !== 0) tell({ type: 'moved', seat, what, by });
    }
    const held = differences(monopoliesOf(before, seat), monopoliesOf(now, seat));
    for (const { one, held: has } of held) tell({ type: 'monopoly', seat, good: one, held: has });
    for (const { one, held: has } of differences(regionsOf(before, seat), regionsOf(now, seat))) {
      tell({ type: 'region', seat, region: one, held: has });
    }
  });
  now.guards.forEach((count, sea) => {
    const by = count - (before.guards[sea] as number);
    if (by !== 0) tell({ type: 'guards', sea, by });
  });
  if (now.armada === before.armada) return;
  const limit = limitOf(now);
  tell({ type: 'armada', to: now.armada, left: limit === null ? null : Math.max(0, limit - now.armada) });
}

function numbersOf(sheet: WorldsEndSheet, seat: Seat): Readonly<Record<Moved, number>> {
  const { gold, calypso, squadron, hand } = playerAt(sheet, seat);
  return { gold, calypso, squadron, hand, fame: fameOf(sheet, seat) };
}

function differences(old: readonly number[], fresh: readonly number[]): { one: number; held: boolean }[] {
  return [
    ...old.filter((one) => !fresh.includes(one)).map((one) => ({ one, held: false })),
    ...fresh.filter((one) => !old.includes(one)).map((one) => ({ one, held: true })),
  ];
}
