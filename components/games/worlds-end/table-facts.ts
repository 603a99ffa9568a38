import type { Seat } from '@/engine';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { PORT_OFFER, PROTECTED_TURNS } from '@/engine/games/worlds-end/data/table';
import type { PlayerView, SeaView, WorldsEndView } from '@/engine/games/worlds-end/view';

/** A sea of the view, by its id. */
export const seaAt = ({ seas }: WorldsEndView, sea: SeaId): SeaView => seas[SEAS.indexOf(sea)] as SeaView;

export const ownSeas = (view: WorldsEndView, seat: Seat): SeaId[] =>
  SEAS.filter((sea) => seaAt(view, sea).owner === seat);

/** 4.8.2: so many cards are turned up in a port. */
export const offerSize = ({ shipDeck }: WorldsEndView): number => Math.min(PORT_OFFER, shipDeck);

/** Ships that fight for a sea beside its guards: those of its owner, if the flagship is there (4.11.2). */
export function defendersAt(view: WorldsEndView, sea: SeaId): number {
  const { owner, guards } = seaAt(view, sea);
  if (owner === null) return 0;
  const { flagship, squadron } = view.players[owner] as PlayerView;
  return guards.count + (flagship === sea ? squadron.count : 0);
}

/** 4.11.3: nobody defends the sea where this flagship lies. */
export function fallsWithoutBattle(view: WorldsEndView, seat: Seat): boolean {
  const here = view.players[seat]?.flagship;
  return here != null && seaAt(view, here).owner !== null && defendersAt(view, here) === 0;
}

/** E-23, 13.13: in his first turns a player may not attack players, and cannot be out. */
export function isProtected({ players, order }: WorldsEndView, seat: Seat): boolean {
  const player = players[seat];
  return player !== undefined && order.length > 0 && player.out === 0 && player.ownTurns <= PROTECTED_TURNS;
}

/** In a port: the cards lie as they were turned up. */
export function boughtNothing({ tasks, shipDeck }: WorldsEndView): boolean {
  const offer = tasks.at(-1);
  return offer?.kind === 'offer' && (offer.ships.length === PORT_OFFER || shipDeck === 0);
}
