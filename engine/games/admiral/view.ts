import type { Seat, View } from '@/engine/core/game';
import type { Selector } from './data/scenario';
import type { KindId, ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { AdmiralOptions } from './options';

export type Phase = 'setup' | 'wind' | 'turn' | 'over';

/** 7.9; empty while the match lasts. */
export type Result =
  | ''
  | 'arrived'
  | 'delivered'
  | 'exhausted'
  | 'condition'
  | 'points'
  | 'last-fleet'
  | 'last-player'
  | 'round-limit'
  | 'nobody';

/** A ship, or the square of a fort. */
export type UnitId = string;

export interface Shots {
  readonly unit: UnitId;
  readonly count: number;
}

/** 4.14.3: a boarding or an assault, as it was announced. */
export interface Attack {
  readonly isAssault: boolean;
  readonly target: UnitId;
  readonly attackers: readonly ShipId[];
  readonly defenders: readonly ShipId[];
}

/** E-15: a winner shares out what is left; `units` in unit order, `given` to the first of them. */
export interface Share extends Attack {
  readonly won: boolean;
  readonly units: readonly UnitId[];
  readonly caps: readonly number[];
  readonly given: readonly number[];
  readonly pool: number;
}

/** 4.17.15; a number: against ships with at least so much hull. */
export type MineOrder = 'always' | 'ask' | 'never' | number;

/** A mine of the viewer's own: nobody else knows where it lies. */
export interface MineView {
  /** 1, 2 … in the order of laying. */
  readonly number: number;
  readonly at: SquareId;
  /** 4.17.12: `dead` where another mine has gone off; `named` while the question is open that will set it off. */
  readonly state: 'live' | 'named' | 'spent' | 'dead';
  readonly order: MineOrder;
}

/** Whose mine lay there. */
export interface MineCard {
  readonly at: SquareId;
  readonly seat: Seat;
}

/** E-16: peace, free passage for ships with markers, or joint action against a third. */
export interface Offer {
  readonly by: Seat;
  readonly to: Seat;
  readonly about: 'peace' | 'passage' | 'joint';
  readonly against: Seat | null;
  /** The last round in which it holds. */
  readonly until: number;
}

export interface Treaty extends Offer {
  /** 1, 2 … in this match. */
  readonly number: number;
  /** The round in which it was made. */
  readonly since: number;
  readonly brokenBy: Seat | null;
}

/** What is asked, the question of now last; all of it is open. `seat` is who is asked. Forts go by their squares. */
export type Task =
  | { readonly kind: 'port'; readonly seat: Seat }
  | { readonly kind: 'reef'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'deploy'; readonly seat: Seat; readonly ship: ShipId }
  /** All of them at once; `seat` is the first. */
  | { readonly kind: 'lay'; readonly seat: Seat; readonly seats: readonly Seat[] }
  | { readonly kind: 'spin'; readonly seat: Seat }
  | { readonly kind: 'main'; readonly seat: Seat }
  | ({ readonly kind: 'treaty'; readonly seat: Seat } & Offer)
  /** 8.1.1: a ship that may still turn. */
  | {
      readonly kind: 'leg';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly course: number;
      readonly squares: number;
    }
  /** The turn is over but for what must still happen. */
  | { readonly kind: 'ending'; readonly seat: Seat }
  /** 4.17.16: `later` will be asked after this one; then mines go off, and then the reef does so much damage. */
  | {
      readonly kind: 'mine';
      readonly seat: Seat;
      readonly later: readonly Seat[];
      readonly ship: ShipId;
      readonly path: readonly SquareId[];
      readonly damage: number;
      readonly isDrift: boolean;
    }
  | { readonly kind: 'salvo'; readonly seat: Seat; readonly target: UnitId; readonly shots: readonly Shots[] }
  | ({ readonly kind: 'attack'; readonly seat: Seat } & Attack)
  | ({ readonly kind: 'defend'; readonly seat: Seat } & Attack)
  | ({ readonly kind: 'share'; readonly seat: Seat } & Share)
  /** `used`: pairs of ships that have handed something over. */
  | ({ readonly kind: 'cargo'; readonly seat: Seat; readonly used: readonly string[] } & Share)
  | {
      readonly kind: 'fort-work';
      readonly seat: Seat;
      readonly by: Seat;
      readonly fort: SquareId;
      readonly ships: readonly [ShipId, ShipId];
    };

export interface ShipView {
  readonly id: ShipId;
  readonly owner: Seat;
  /** Null before it is deployed, and when it is lost. */
  readonly at: SquareId | null;
  readonly damage: number;
  /** Its green token lies on the right. */
  readonly moved: boolean;
  /** Yellow tokens on the right. */
  readonly fired: number;
  /** 4.14.13: nothing more in this round. */
  readonly locked: boolean;
  /** The round in which this fireship goes off; 0: it is none. */
  readonly due: number;
  /** The port where it is under repair. */
  readonly repair: SquareId | null;
  /** The turn in which that began; 0 without. */
  readonly repairTurn: number;
  /** The turn in which its repair was ended by its owner; 0: never. */
  readonly repairEnded: number;
  /** The fort at which it works. */
  readonly work: SquareId | null;
  readonly cargo: number;
}

/** 4.16 */
export interface Work {
  readonly kind: 'repair' | 'restore';
  readonly by: Seat;
  readonly ships: readonly [ShipId, ShipId];
}

export interface FortView {
  readonly at: SquareId;
  /** Null: neutral, ruined, or not chosen. */
  readonly owner: Seat | null;
  readonly ruined: boolean;
  readonly damage: number;
  readonly fired: number;
  readonly locked: boolean;
  /** Markers that lie in it. */
  readonly holds: number;
  /** Those of them that were brought in this turn. */
  readonly brought: number;
  readonly work: Work | null;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Mini-games: the fort in whose port this player began. */
  readonly home: SquareId | null;
  /** Reef cards still to be placed. */
  readonly reefs: number;
  /** Mines still to be laid, and how many were. */
  readonly mines: number;
  readonly laid: number;
  /** The round in which this player was put out; 0: still in. */
  readonly out: number;
  /** 4.19.4: own turns ended without a fort; null with one. */
  readonly fortless: number | null;
  /** The turn in which the last fort was lost. */
  readonly fortLost: number;
  /** 7.1.7: when the own side last had one marker more in its forts than before; 0: never. */
  readonly stamp: number;
  /** How many its side has there. */
  readonly delivered: number;
}

/** 14.4: a ship that is to come, and where. */
export interface Reinforcement {
  readonly seat: Seat;
  readonly kind: KindId;
  readonly at: Selector;
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
  /** 4.8.13: how far downwind the least downwind ship lay that has drifted in this turn, and the least of the due fireships. */
  readonly drifted: number | null;
  readonly driftedDue: number | null;
  /** E-11: who has loaded where in this turn. */
  readonly loaded: readonly string[];
  /** E-36, E-34: forts where the active player may announce no more work in this turn, and ships of teammates that were refused him there. */
  readonly stopped: readonly SquareId[];
  readonly refused: readonly string[];
  /** Squares on which a marker lies, each as often as there are markers. */
  readonly lots: readonly SquareId[];
  /** Markers that are lost for the match. */
  readonly lost: number;
  /** Counts what 7.1.7 needs. */
  readonly clock: number;
  readonly reefs: readonly SquareId[];
  readonly treaties: readonly Treaty[];
  /** Pairs of players, `0+2`, between whom an offer was made in this round. */
  readonly offered: readonly string[];
  /** 4.17.6: squares with a mine card, where nothing goes off any more. */
  readonly mineCards: readonly MineCard[];
  /** Mines of those who are out, and at the end of everybody. */
  readonly shown: readonly MineCard[];
  /** 14.4: winds that the scenario has, the first of them in this round; by number what has happened already; who waits for a free square. */
  readonly script: readonly number[];
  readonly scriptFrom: number;
  readonly happened: readonly number[];
  readonly waiting: readonly Reinforcement[];
  /** Rounds that something was held, and points, by condition and side. */
  readonly held: readonly number[];
  readonly points: readonly number[];
  readonly tasks: readonly Task[];
  readonly result: Result;
  readonly winners: readonly Seat[];
}

export interface AdmiralView extends View, TableView {
  readonly seats: number;
  readonly options: AdmiralOptions;
  /** In unit order (E-15), lost ones too. */
  readonly ships: readonly ShipView[];
  readonly forts: readonly FortView[];
  readonly players: readonly PlayerView[];
  /** The viewer's own. */
  readonly mines: readonly MineView[];
}
