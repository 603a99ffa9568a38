import type { Seat } from '@/engine/core/game';
import type { Box, Ship } from '../box';
import { shipsOf } from '../knowledge';
import { box, type WorldsEndState } from '../state';

/** 2.13: what a ship is worth in a fight, near enough: its price, a cheap one a little more. */
export function shipWorth(b: Box, ship: Ship): number {
  return (b.price[ship] as number) * 0.75 + 60 * (b.attack[ship] as number) + (b.survives[ship] === true ? 20 : 0);
}

/** All that a player has is known; only where it lies is not (E-16). */
export function fleetWorth(s: WorldsEndState, seat: Seat): number {
  const b = box(s);
  let worth = 0;
  for (const ship of shipsOf(s, seat)) worth += shipWorth(b, ship);
  if (s.battle) {
    const { lines, sides, withdrawn } = s.battle;
    for (const side of [0, 1] as const) {
      if (sides[side] !== seat) continue;
      for (const ship of [...lines[side], ...withdrawn[side]]) worth += shipWorth(b, ship);
    }
  }
  return worth;
}
