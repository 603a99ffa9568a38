import { CHESTS_PER_GUARD } from './table';

/* 2.10: what follows from the numbers of a fleet, for the rules, the view, the companion and the screen alike. */

/** 4.12.1: one guard for every full ten chests, as far as there are ships (4.12.5). */
export function guardsFor(chests: number, owned: number): number {
  const needed = Math.trunc(chests / CHESTS_PER_GUARD);
  return needed < owned ? needed : owned;
}

/** 4.14.5, 4.14.6: one good a ship, two where there is a double hold. */
export function capacityFor(avail: number, hold: number): number {
  return avail + (hold < avail ? hold : avail);
}

/** Goods are packed as well as they can be: the engine never needs to know which die carries what (2.10). */
export function shipsFor(cargo: number, hold: number): number {
  const pairs = cargo >> 1;
  return cargo - (hold < pairs ? hold : pairs);
}
