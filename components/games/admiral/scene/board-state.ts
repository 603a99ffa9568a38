import type { SeatColour } from '@/components/art/seats';
import type { KindId, ShipId } from '@/engine/games/admiral/data/ships';
import type { SquareId } from '@/engine/games/admiral/data/squares';

/* What is drawn on the ground of a board, in plain facts: it changes with the view and the question, never with the camera. */

export interface Wind {
  /** Where it blows to. */
  readonly course: number;
  /** Calm, fresh, storm. */
  readonly strength: number;
}

export interface ShipMark {
  readonly id: ShipId;
  readonly kind: KindId;
  readonly seat: SeatColour;
  readonly at: SquareId;
  /** The course of its bow. */
  readonly heading: number;
  readonly damage: number;
  readonly cargo: number;
  /** Nothing more in this round. */
  readonly locked: boolean;
  /** A fireship. */
  readonly burning: boolean;
  /** Under repair or at work on a fort: its flag is off. */
  readonly atWork: boolean;
}

export interface FortMark {
  readonly at: SquareId;
  readonly seat: SeatColour | null;
  readonly isRoyal: boolean;
  readonly ruined: boolean;
  readonly damage: number;
  readonly holds: number;
}

/** One course of a fan: the squares that can be reached, from the ship outwards. */
export interface Ray {
  readonly course: number;
  readonly squares: readonly SquareId[];
  readonly isDownwind: boolean;
}

export interface Fan {
  readonly from: SquareId;
  readonly rays: readonly Ray[];
}

/** A line of fire; `blocked`: the square of what stands in its way. */
export interface FireLine {
  readonly from: SquareId;
  readonly to: SquareId;
  /** 0..1; null: it only shows how far the guns reach. */
  readonly chance: number | null;
  readonly isChosen: boolean;
  readonly isBlocked: boolean;
}

export interface DriftMark {
  readonly ship: ShipId;
  readonly kind: KindId;
  readonly seat: SeatColour;
  readonly from: SquareId;
  readonly path: readonly SquareId[];
  /** The reef ahead and what it does; null: none. */
  readonly reef: { readonly at: SquareId; readonly damage: number } | null;
  /** Its place in the order; null: it is not of those that are asked now. */
  readonly order: number | null;
  readonly isNext: boolean;
  readonly isSheltered: boolean;
}

/** 4.17: one that still waits, one of which all know that it has gone off, or one that lies open. */
export interface MineMark {
  readonly at: SquareId;
  readonly seat: SeatColour;
  readonly state: 'live' | 'named' | 'gone' | 'open';
}

/** 13.17: what guns of the enemies reach, forts apart, and the reefs that a storm would carry own ships onto. */
export interface DangerMarks {
  readonly ships: readonly SquareId[];
  readonly forts: readonly SquareId[];
  readonly losses: readonly StormMark[];
}

export interface StormMark {
  readonly from: SquareId;
  readonly reef: SquareId;
  readonly damage: number;
}

export interface BoardState {
  readonly mines: readonly MineMark[];
  readonly reefs: readonly SquareId[];
  /** By square, how many markers lie on it. */
  readonly lots: readonly { readonly at: SquareId; readonly count: number }[];
  readonly treasure: boolean;
  readonly ships: readonly ShipMark[];
  readonly forts: readonly FortMark[];
  readonly wind: Wind | null;
  /** The ship or fort that was touched. */
  readonly selected: SquareId | null;
  readonly fan: Fan | null;
  /** Breathing out: the reach of the other ships, thinner. */
  readonly fires: readonly FireLine[];
  /** Squares that can be chosen. */
  readonly lit: readonly SquareId[];
  /** Things that can be chosen wear lights. */
  readonly targets: readonly SquareId[];
  readonly chosen: SquareId | null;
  readonly drifts: readonly DriftMark[];
  /** 13.17; null: it is not asked for. */
  readonly danger: DangerMarks | null;
}
