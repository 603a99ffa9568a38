import type { AdmiralEvent } from './events';
import type { AdmiralView } from './view';

/** The view after an event: each names all that is different. Choreography walks from one picture to the next with it. */
export function fold(v: AdmiralView, { now }: AdmiralEvent): AdmiralView {
  const { table, mines = v.mines, ships = {}, forts = {}, players = {} } = now;
  return {
    ...v,
    ...table,
    mines,
    ships: v.ships.map((ship) => (ships[ship.id] ? { ...ship, ...ships[ship.id] } : ship)),
    forts: v.forts.map((fort) => (forts[fort.at] ? { ...fort, ...forts[fort.at] } : fort)),
    players: v.players.map((player) => (players[player.seat] ? { ...player, ...players[player.seat] } : player)),
  };
}
