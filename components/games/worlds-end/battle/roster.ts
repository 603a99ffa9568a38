import { boxOf, type ShipId } from '@/engine/games/worlds-end/box';
import { KRAKEN } from '@/engine/games/worlds-end/data/company';
import { HARD_KRAKEN } from '@/engine/games/worlds-end/data/table';
import type { BattleView, SideNumber, WorldsEndView } from '@/engine/games/worlds-end/view';

export type Options = WorldsEndView['options'];

/** A ship of a line, or one that was in it. */
export interface Enlisted {
  readonly id: ShipId;
  readonly attack: number;
  /** E-35: the Kraken of a hard last battle has one more. */
  readonly defence: number;
  /** Printed, or forged for this battle. */
  readonly mark: boolean;
  readonly fired: boolean;
  readonly damaged: boolean;
  readonly carded: boolean;
  readonly gone: 'sunk' | 'withdrawn' | null;
}

export function enlisted(battle: BattleView, options: Options, id: ShipId): Enlisted {
  const box = boxOf(options);
  const ship = box.byId.get(id) ?? -1;
  const hard = ship === KRAKEN && battle.kind === 'final' && options.armadaScale === 'hard';
  const isGone = battle.sunk.includes(id) ? 'sunk' : battle.withdrawn.flat().includes(id) ? 'withdrawn' : null;
  return {
    id,
    attack: box.attack[ship] ?? 0,
    defence: hard ? HARD_KRAKEN : (box.defence[ship] ?? 0),
    mark: battle.plates === id || box.survives[ship] === true,
    fired: battle.fired.includes(id),
    damaged: battle.damaged.includes(id),
    carded: battle.carded.includes(id),
    gone: isGone,
  };
}

/** All that have fought on this side, each where it stood from the beginning; those that were boarded stand last. */
export function rosterOf(battle: BattleView, options: Options, side: SideNumber): readonly Enlisted[] {
  const { byId } = boxOf(options);
  const sunk = battle.sunk.filter((_, i) => battle.sunkOf[i] === side);
  const place = (id: ShipId) => (battle.taken.includes(id) ? byId.size : 0) + (byId.get(id) ?? 0);
  return [...battle.lines[side], ...sunk, ...battle.withdrawn[side]]
    .sort((a, b) => place(a) - place(b))
    .map((id) => enlisted(battle, options, id));
}

/** Ships of this side that have not fired this round. */
export function leftToFire({ lines, fired }: BattleView, side: SideNumber): number {
  return lines[side].filter((ship) => !fired.includes(ship)).length;
}

/** Whose line lies nearest: the own one, or that of the pirates. */
export function nearSide({ sides }: BattleView, focus: number): SideNumber {
  const own = sides.indexOf(focus);
  if (own >= 0) return own as SideNumber;
  return sides[0] === null ? 1 : 0;
}

export const farSide = (near: SideNumber): SideNumber => (near === 0 ? 1 : 0);
