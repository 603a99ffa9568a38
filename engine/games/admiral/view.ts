import type { Seat, View } from '@/engine/core/game';
import type { ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { AdmiralOptions } from './options';

export type Phase = 'setup' | 'wind' | 'turn' | 'over';

/** 7.9; empty while the match lasts. */
export type Result = '' | 'arrived' | 'last-player' | 'round-limit' | 'nobody';

/** What is asked, the question of now last; all of it is open. `seat` is who is asked. Forts go by their squares. */
export type Task =
  | { readonly kind: 'port'; readonly seat: Seat }
  | { readonly kind: 'deploy'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'spin'; readonly seat: Seat }
  | { readonly kind: 'main'; readonly seat: Seat };

export interface ShipView {
  readonly id: ShipId;
  readonly owner: Seat;
  /** Null before it is deployed, and when it is lost. */
  readonly at: SquareId | null;
  readonly damage: number;
  /** Its green token lies on the right. */
  readonly moved: boolean;
}

export interface FortView {
  readonly at: SquareId;
  readonly owner: Seat | null;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Mini-games: the fort in whose port this player began. */
  readonly home: SquareId | null;
  /** The round in which this player was put out; 0: still in. */
  readonly out: number;
}

/** What lies beside the board. */
export interface TableView {
  readonly phase: Phase;
  /** Turn order. */
  readonly order: readonly Seat[];
  readonly round: number;
  /** Turns begun, all players together. */
  readonly turn: number;
  readonly active: Seat;
  /** 4.4.2: whose right it is to spin, or was in this round. */
  readonly windSeat: Seat;
  /** 2.6: 0..23; null before the first wind. */
  readonly sector: number | null;
  /** 4.8.13: how far downwind the ship lay that drifted last in this turn. */
  readonly drifted: number | null;
  readonly tasks: readonly Task[];
  readonly result: Result;
  readonly winners: readonly Seat[];
}

export interface AdmiralView extends View, TableView {
  readonly seats: number;
  readonly options: AdmiralOptions;
  readonly reefs: readonly SquareId[];
  /** In unit order (E-15), lost ones too. */
  readonly ships: readonly ShipView[];
  readonly forts: readonly FortView[];
  readonly players: readonly PlayerView[];
}
