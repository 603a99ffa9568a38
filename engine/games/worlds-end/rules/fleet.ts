import type { Seat } from '@/engine/core/game';
import type { Ship } from '../box';
import type { Sea } from '../data/board';
import { guardBit, movedUnseen, shipsOf, shown, SQUADRON } from '../knowledge';
import { shipId } from '../names';
import { box, guardsAt, squadronOf, without, withShip, type WorldsEndState } from '../state';
import type { Whereabouts } from '../view';
import type { Play } from './play';

/** E-16 */
export function fleetOf(s: WorldsEndState, seat: Seat): Whereabouts[] {
  const b = box(s);
  return shipsOf(s, seat).map((ship) => ({ ship: shipId(b, ship), places: s.places[ship] as number }));
}

export function tellFleet({ s, emit }: Play, seat: Seat): void {
  emit?.({ type: 'fleet', seat, fleet: fleetOf(s, seat) });
}

/** A ship joins a squadron for all to see. */
export function join(s: WorldsEndState, seat: Seat, ship: Ship): void {
  s.squadrons[seat] = withShip(squadronOf(s, seat), ship);
  shown(s, ship, SQUADRON);
}

/** A ship of a squadron leaves the game. */
export function leave(s: WorldsEndState, seat: Seat, ship: Ship): void {
  s.squadrons[seat] = without(squadronOf(s, seat), ship);
  s.places[ship] = 0;
}

export function stayOnGuard(s: WorldsEndState, sea: Sea, ship: Ship): void {
  s.guards[sea] = withShip(guardsAt(s, sea), ship);
  shown(s, ship, guardBit(sea));
}

/** 4.9.1, 4.9.3, 4.9.4: a ship goes from one place to another, and only its owner sees which. */
export function shift(s: WorldsEndState, seat: Seat, ship: Ship, from: Sea | null, to: Sea | null): void {
  if (from === null) s.squadrons[seat] = without(squadronOf(s, seat), ship);
  else s.guards[from] = without(guardsAt(s, from), ship);
  if (to === null) s.squadrons[seat] = withShip(squadronOf(s, seat), ship);
  else s.guards[to] = withShip(guardsAt(s, to), ship);
  movedUnseen(s, seat, ship, bitOf(from), bitOf(to));
}

function bitOf(sea: Sea | null): number {
  return sea === null ? SQUADRON : guardBit(sea);
}
