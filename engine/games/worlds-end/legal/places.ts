import type { Seat } from '@/engine/core/game';
import { FLEE, GIFT, HERO, RAID, SEAS_BY_TEXT, START_SEA } from '../action-table';
import type { WorldsEndAction } from '../actions';
import { EAST, FLIGHTS, regionOf, WEST, type Sea } from '../data/board';
import { HEROES } from '../data/cards';
import { inTextOrder } from '@/engine/kit/text-order';
import { flagshipOf, guardsAt, isIn, type WorldsEndState } from '../state';

const HEROES_BY_TEXT = inTextOrder(HEROES);

export function legalHeroes(s: WorldsEndState): WorldsEndAction[] {
  return HEROES_BY_TEXT.filter((hero) => !s.heroes.includes(hero)).map((hero) => HERO[hero] as WorldsEndAction);
}

function forSeas(actions: readonly WorldsEndAction[], fits: (sea: Sea) => boolean): WorldsEndAction[] {
  return SEAS_BY_TEXT.filter(fits).map((sea) => actions[sea] as WorldsEndAction);
}

/** 3.10: the first player in the west, the second in the east. */
export function legalStarts(s: WorldsEndState, seat: Seat): WorldsEndAction[] {
  const region = seat === s.order[0] ? WEST : EAST;
  return forSeas(START_SEA, (sea) => regionOf(sea) === region);
}

/** 4.3.31 */
export function canRaid(s: WorldsEndState, victim: Seat, sea: Sea): boolean {
  return s.owner[sea] === victim && flagshipOf(s, victim) !== sea && guardsAt(s, sea).length === 0;
}

export function legalRaids(s: WorldsEndState, victim: Seat): WorldsEndAction[] {
  return forSeas(RAID, (sea) => canRaid(s, victim, sea));
}

/** 4.15.8 */
export function legalFlights(s: WorldsEndState, seat: Seat): WorldsEndAction[] {
  return forSeas(FLEE, (sea) => FLIGHTS[flagshipOf(s, seat)]?.includes(sea) === true);
}

/** 4.20.2 */
export function legalGifts(s: WorldsEndState, seat: Seat): WorldsEndAction[] {
  const actions: WorldsEndAction[] = [];
  for (let to = 0; to < s.seats; to++) if (to !== seat && isIn(s, to)) actions.push(GIFT[to] as WorldsEndAction);
  return actions;
}
