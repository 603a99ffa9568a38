import type { Ask } from '@/components/kit/face';
import type { SeatSetup } from '@/engine';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { boxOf } from '@/engine/games/worlds-end/box';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import type { Task, WorldsEndView } from '@/engine/games/worlds-end/view';
import type { TaskOf } from '@/engine/kit/tasks';

export type WorldsEndAsk = Ask<WorldsEndView, WorldsEndAction, WorldsEndDecision>;

/** 4.3.17: a card of the ship deck is bid for. */
export type AuctionTask = TaskOf<Task, 'auction'>;

/* Things that are touched on the table, by name. */

const SEA = 'sea-';
const SHIP = 'ship-';

export const seaThing = (sea: SeaId): string => SEA + sea;
export const shipThing = (ship: string): string => SHIP + ship;
export const isShipThing = (thing: string | undefined): boolean => thing?.startsWith(SHIP) ?? false;
export const seaOfThing = (thing: string): SeaId | null =>
  thing.startsWith(SEA) ? (thing.slice(SEA.length) as SeaId) : null;

/** The sea that an answer is about; null: none, or two. */
export function seaOfAction(action: WorldsEndAction): SeaId | null {
  if (action.type === 'GUARD_MOVE') return action.to;
  if ('to' in action) return action.to;
  return 'seaId' in action ? action.seaId : null;
}

/** Of the hero of whoever is asked (2.10). */
export function skillPriceOf({ view, decision }: WorldsEndAsk): number {
  const hero = view.players[decision.seat]?.hero;
  return hero ? (boxOf(view.options).heroes[HEROES.indexOf(hero)]?.price ?? 0) : 0;
}

/** 5.6: several people look at this screen. */
export const isShared = (seats: readonly SeatSetup[]): boolean =>
  seats.filter(({ kind }) => kind === 'person').length > 1;
