import type { Seat } from '@/engine';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { ShipId } from '@/engine/games/worlds-end/box';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from './asks';
import { seaAt } from './table-facts';

/** Ships of one owner that lie together. */
export interface Berth {
  /** Null: the squadron. */
  readonly sea: SeaId | null;
  readonly ships: readonly ShipId[];
}

/** The ships of a seat as far as this viewer knows their faces: the squadron, then guards by sea. */
export function fleetOf(view: WorldsEndView, seat: Seat): Berth[] {
  const squadron = { sea: null, ships: view.players[seat]?.squadron.ships ?? [] };
  const guards = SEAS.flatMap((sea): Berth[] => {
    const { owner, guards: there } = seaAt(view, sea);
    return owner === seat && there.ships && there.ships.length > 0 ? [{ sea, ships: there.ships }] : [];
  });
  return [squadron, ...guards];
}

export type GuardOrder = Extract<WorldsEndAction, { type: 'GUARD_ASSIGN' | 'GUARD_RECALL' | 'GUARD_MOVE' }>;

const isGuardOrder = (action: WorldsEndAction): action is GuardOrder => action.type.startsWith('GUARD_');

export const hasGuardOrders = ({ legal }: WorldsEndAsk): boolean => legal.some(isGuardOrder);

/** What this ship may be told to do (4.9). */
export const ordersFor = ({ legal }: WorldsEndAsk, ship: ShipId): GuardOrder[] =>
  legal.filter(isGuardOrder).filter(({ shipId }) => shipId === ship);
