import type { Seat } from '@/engine';
import { boxOf, type ShipId } from '@/engine/games/worlds-end/box';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import { COMPANY, FLEETS } from '@/engine/games/worlds-end/data/company';
import type { Engagement, Fighter } from '@/engine/games/worlds-end/public';
import type { SideNumber, WorldsEndView } from '@/engine/games/worlds-end/view';
import { shipFacts } from './ships';
import { defendersAt, ownSeas, seaAt } from './table-facts';

/** 12.3: guards whose faces nobody knows are taken for brigs of Defence 3. */
const UNKNOWN: Omit<Fighter, 'side'> = { attack: 2, defence: 3, mark: false, damaged: false, fired: false };

export interface Attack {
  readonly fought: Engagement;
  /** The defenders are guessed. */
  readonly guessed: boolean;
}

/** The battle that this seat would begin in a sea with its squadron as it is. Null: there would be none, or its ships are not to be seen. */
export function attackOn(view: WorldsEndView, seat: Seat, sea: SeaId): Attack | null {
  const own = view.players[seat]?.squadron.ships ?? [];
  const { owner } = seaAt(view, sea);
  if (own.length === 0 || owner === seat) return null;
  const fighter = (id: ShipId, side: SideNumber): Fighter => {
    const { attack, defence, survives } = shipFacts(view, id);
    return { attack, defence, mark: survives, damaged: false, fired: false, side };
  };
  const difficulty = boxOf(view.options).seas[SEAS.indexOf(sea)]?.difficulty ?? 1;
  const company = (FLEETS[difficulty] ?? []).map((ship) => fighter(COMPANY[ship] as ShipId, 1));
  const guards = new Array<Fighter>(defendersAt(view, sea)).fill({ ...UNKNOWN, side: 1 });
  const enemy = owner === null ? company : guards;
  if (enemy.length === 0) return null;
  const ships = [...own.map((id) => fighter(id, 0)), ...enemy];
  return { fought: { kind: 'sea', toFire: 0, ships }, guessed: owner !== null };
}

/** E-21: whoever loses this battle has no sea, no ship and no money for one. */
export function isLastStake(view: WorldsEndView, seat: Seat): boolean {
  const player = view.players[seat];
  if (!player || view.options.nobodyOut) return false;
  const cheapest = Math.min(...boxOf(view.options).price.filter((price) => price > 0));
  return ownSeas(view, seat).length === 0 && player.gold < cheapest;
}
