import type { Seat } from '@/engine/core/game';
import type { Box, Ship } from '../box';
import { shipsOf } from '../knowledge';
import { box, type WorldsEndState } from '../state';
import { gunOf, gunWorth } from './odds';

const known = new WeakMap<Box, readonly number[]>();

/** By ship, in gold, what it is worth in a fight. */
function worths(b: Box): readonly number[] {
  const found = known.get(b);
  if (found) return found;
  const made = b.ids.map((_, ship) => gunWorth(gunOf(b, ship)));
  known.set(b, made);
  return made;
}

export function shipWorth(b: Box, ship: Ship): number {
  return worths(b)[ship] as number;
}

export function worthOfShips(b: Box, ships: readonly Ship[]): number {
  const worth = worths(b);
  let sum = 0;
  for (let i = 0; i < ships.length; i++) sum += worth[ships[i] as number] as number;
  return sum;
}

/** All that a player has is known; only where it lies is not (E-16). */
export function fleetWorth(s: WorldsEndState, seat: Seat): number {
  const b = box(s);
  let worth = worthOfShips(b, shipsOf(s, seat));
  if (!s.battle) return worth;
  const { lines, sides, withdrawn } = s.battle;
  for (const side of [0, 1] as const) {
    if (sides[side] === seat) worth += worthOfShips(b, lines[side]) + worthOfShips(b, withdrawn[side]);
  }
  return worth;
}
