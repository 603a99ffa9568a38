import type { Seat } from '@/engine/core/game';
import type { Sea } from '@/engine/games/worlds-end/data/board';
import type { BattleKind, SideNumber } from '@/engine/games/worlds-end/view';

/** 11.7: a ship in one of the two lines. */
export interface FightShip {
  /** 0 while nobody has typed a Company ship. */
  readonly attack: number;
  readonly defence: number;
  readonly mark: boolean;
  readonly damaged: boolean;
  readonly fired: boolean;
  readonly carded: boolean;
  /** Which Company ship; -1: a pirate's. */
  readonly company: number;
  readonly side: SideNumber;
  /** Whose it was when the lines were laid out. */
  readonly from: SideNumber;
  readonly guard: boolean;
  /** E-37: a ship that was boarded is no guard any more, even if it is taken back. */
  readonly taken: boolean;
  readonly place: 'line' | 'withdrawn' | 'sunk';
}

export interface Fight {
  readonly kind: BattleKind;
  readonly sea: Sea | null;
  /** The side that fires first stands first; null: the Company. */
  readonly sides: readonly [Seat | null, Seat | null];
  readonly commander: Seat | null;
  readonly ships: readonly FightShip[];
  readonly begun: boolean;
  readonly round: number;
  readonly toFire: SideNumber;
  readonly salvo: Salvo | null;
  /** The ships before the salvo on the table: it may still be put right. */
  readonly before: readonly FightShip[] | null;
  /** Manoeuvre cards that lie out. */
  readonly played: number;
}

/** 11.7: the shot on the table; what printed cards do to it is entered by hand. */
export interface Salvo {
  readonly ship: number;
  readonly target: number;
  readonly dice: readonly number[];
  /** As many as there are dice; as many as hits count. */
  readonly check: readonly number[];
  readonly aim: number;
  readonly shelter: number;
  readonly cancelled: number;
  /** No check. */
  readonly sure: boolean;
  readonly missed: boolean;
}

export const MOST_DICE = 5;

/** What a printed card may do to a salvo. */
export const ADJUSTMENTS = ['die', 'shelter', 'aim', 'cancel', 'no-check', 'miss'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];
