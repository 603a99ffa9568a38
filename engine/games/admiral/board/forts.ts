import type { Seat } from '@/engine/core/game';
import type { Condition, Fort, RoyalPort, Scenario, WholeLayout } from '../data/scenario';
import { squareFrom, WIDTH, type Square } from '../data/squares';
import { sidedPartsOf } from './goals';
import { selected, type Places } from './selectors';
import { seatOf, sideNamed } from './sides';
import { OFF, type Terrain } from './terrain';

/** A fort of this match, or a royal port (14.6.0), which is only a port. */
export interface ChartFort {
  readonly id: string;
  readonly square: Square;
  readonly isRoyal: boolean;
  readonly hasGuns: boolean;
  /** Ships of its owner can be repaired there. */
  readonly hasRepair: boolean;
  /** Markers that lie in it at the start. */
  readonly holds: number;
  /** Who owns it at the start. */
  readonly owner: Seat;
  readonly isChosen: boolean;
  /** 14.2: it is a ruin at the start, or has so much damage. */
  readonly isRuined: boolean;
  readonly damage: number;
  readonly look: 'fort' | 'royalPort';
  /** The squares of its port, in board order. */
  readonly port: readonly Square[];
  /** 14.3: where its markers lie when it is ruined; OFF: they are lost. */
  readonly spill: Square;
  /** The fort in the opposite place, as seen from the middle of the board; OFF: none. */
  readonly opposite: number;
  /** 14.3: the sides that bring markers here, as bits; null where every fort serves its owner. */
  readonly goalOf: number | null;
}

type Piece = Fort & { readonly royal?: RoyalPort };

/** 14.6.0: royal ports lie among the forts, without walls and guns. */
export function piecesOf({ forts = [], royalPorts = [] }: Pick<WholeLayout, 'forts' | 'royalPorts'>): Piece[] {
  return [
    ...forts,
    ...royalPorts.map(({ id, at, owner, repair }) => ({
      id,
      at,
      owner,
      guns: false,
      look: 'royalPort' as const,
      royal: { id, at, owner, repair },
    })),
  ];
}

export function chartForts(
  { markers }: Scenario,
  { near, rows, cols }: Terrain,
  pieces: readonly Piece[],
  isOpen: (square: Square) => boolean,
): Omit<ChartFort, 'goalOf'>[] {
  const squares = pieces.map(({ at }) => squareFrom(at));
  const mirrored = (square: Square): Square =>
    (rows - 1 - Math.trunc(square / WIDTH)) * WIDTH + (cols - 1 - (square % WIDTH));
  return pieces.map(({ id, owner, guns, holds = {}, damage = 0, look = 'fort', royal }, fort) => {
    const square = squares[fort] as Square;
    // In the order of courses, which tells where markers of a ruin lie (14.3).
    const around = near.slice(square * 8, square * 8 + 8).filter(isOpen);
    return {
      square,
      id,
      look,
      isRoyal: royal !== undefined,
      hasGuns: guns !== false,
      hasRepair: royal?.repair ?? true,
      holds: Object.values(holds).reduce((sum, count) => sum + count, 0),
      owner: seatOf(owner),
      isChosen: owner === 'none',
      isRuined: owner === 'ruined',
      damage,
      port: around.slice().sort((a, b) => a - b),
      spill: markers?.[0]?.onFortRuined === 'drop' ? (around[0] ?? OFF) : OFF,
      opposite: squares.indexOf(mirrored(square)),
    };
  });
}

/** 14.3: by fort, the sides that bring markers there, as bits; null: markers are brought into the own forts. */
export function goalsOf({ markers }: Scenario, victory: readonly Condition[], places: Places): number[] | null {
  const unload = markers?.[0]?.unload ?? 'ports:team';
  if (!unload.startsWith('zone:')) return null;
  const goals = places.forts.map(() => 0);
  for (const { part, side } of victory.flatMap((one) => sidedPartsOf(one))) {
    if (part.type !== 'deliver' || part.to === undefined) continue;
    const { to } = part;
    const named = side === undefined ? null : sideNamed(places, side);
    places.sides.forEach((seats, of) => {
      if (named !== null && named !== of) return;
      for (const seat of seats) {
        const reader = { seat, home: OFF };
        const isGoal = new Set(selected(places, unload, reader) ?? []);
        const meant = new Set((selected(places, to, reader) ?? []).filter((square) => isGoal.has(square)));
        places.forts.forEach(({ port }, fort) => {
          if (port.some((square) => meant.has(square))) goals[fort] = (goals[fort] as number) | (1 << of);
        });
      }
    });
  }
  return goals;
}
