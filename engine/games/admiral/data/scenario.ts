import type { ShapeId } from './islands';
import type { KindId } from './ships';
import type { SquareId } from './squares';
import type { Weights, WindProfile } from './wind';

/* Section 14: a scenario as a file. */

/** A seat as files name it: `P1` is seat 0. */
export type SeatName = `P${number}`;

export interface Scenario {
  readonly schema: 1;
  readonly id: string;
  readonly version: number;
  /** A scenario of the rulebook, not one of the house. */
  readonly official: boolean;
  readonly difficulty: 1 | 2 | 3;
  readonly minutes: readonly [min: number, max: number];
  readonly board: { readonly cols: number; readonly rows: number };
  readonly markers?: readonly MarkerType[];
  readonly rules: RuleChanges;
  readonly layouts: readonly Layout[];
}

/** 14.3; capacity and penalty are those of the ship cards. */
export interface MarkerType {
  readonly id: string;
  readonly look: 'pearl' | 'treasure';
  readonly unload: 'ports:team' | 'zone';
  /** `drop`: what lay in a fort that is ruined lies in its port then. */
  readonly onFortRuined: 'lost' | 'drop';
  /** 4.20.7: whether what lies in a fort can be loaded again. */
  readonly fromFort: 'team' | 'never';
}

export const DEEDS = [
  'move',
  'fire',
  'salvo',
  'fireship',
  'repair',
  'board',
  'assault',
  'fortWork',
  'mines',
  'cargo',
  'giveFort',
  'treaties',
] as const;
export type Deed = (typeof DEEDS)[number];

/** 14.5: only what differs from the rulebook. */
export interface RuleChanges {
  readonly deeds?: readonly Deed[];
  readonly wind?: WindProfile;
  /** E-14: how often it is calm, fresh, a storm, instead of what the profile says. */
  readonly weights?: Weights;
  readonly leastMove?: number;
  readonly roundLimit?: number;
  /** E-14: the winds of the first rounds, by sector. */
  readonly script?: readonly number[];
}

export type TurnOrder = 'dice' | 'fixed' | 'alternateTeams';

/** 14.2. One that extends another has all its fields but those that it names itself. */
export interface Layout {
  readonly id: string;
  readonly extends?: string;
  readonly players?: readonly number[];
  readonly teams?: readonly (readonly SeatName[])[];
  readonly turnOrder?: TurnOrder;
  readonly islands?: readonly Island[];
  readonly reefs?: { readonly fixed: readonly SquareId[]; readonly perPlayer: number };
  readonly place?: { readonly squares: string; readonly fill: 'all' | 'allButNearestToFirst' };
  readonly forts?: readonly Fort[];
  readonly royalPorts?: readonly RoyalPort[];
  readonly seats?: readonly SeatPlan[] | { readonly each: SeatPlan };
  readonly victory?: readonly Condition[];
  /** 14.6: counts and scopes that replace those of the layout it extends. */
  readonly replace?: { readonly count?: number; readonly scope?: 'team' };
  readonly defeat?: readonly Defeat[];
  readonly tiebreak?: readonly string[];
}

export interface Island {
  readonly shape: ShapeId;
  readonly at: SquareId;
  readonly rot: number;
}

export interface Fort {
  readonly id: string;
  readonly at: SquareId;
  /** `none`: to be chosen at the start, and nobody's if it is not. */
  readonly owner: SeatName | 'neutral' | 'none';
  readonly look?: 'royalPort';
  readonly guns?: false;
  /** Markers that lie in it at the start. */
  readonly holds?: number;
}

/** 14.6.0 */
export interface RoyalPort {
  readonly id: string;
  readonly at: SquareId;
  readonly owner: SeatName;
  readonly repair: boolean;
}

export interface SeatPlan {
  readonly fort: 'own' | 'choose' | 'none';
  readonly fleet: readonly KindId[];
  /** A selector: where its ships begin. */
  readonly deploy: string;
  readonly mines: number;
  /** E-21: where ships stand at the start, by kind in the order of their numbers, and with how much damage; others are deployed. */
  readonly fixed?: Readonly<Partial<Record<KindId, readonly SquareId[]>>>;
  readonly damage?: Readonly<Partial<Record<KindId, readonly number[]>>>;
  /** Markers that every ship of a kind begins with. */
  readonly cargo?: Readonly<Partial<Record<KindId, number>>>;
}

export type Condition =
  | { readonly type: 'reach'; readonly ship: KindId; readonly zone: 'port:opposite' }
  | {
      readonly type: 'deliver';
      readonly count: number;
      readonly scope?: 'player' | 'team';
      readonly side?: SeatName;
      readonly to?: string;
    }
  | { readonly type: 'mostWhenExhausted' }
  | { readonly type: 'lastWithShips'; readonly scope: 'player' | 'team' }
  | { readonly type: 'notPossible'; readonly side: SeatName; readonly of: SeatName; readonly count: number }
  | { readonly type: 'captureAll'; readonly forts: readonly string[] }
  | {
      readonly type: 'points';
      readonly atRound: number;
      /** What is still afloat or standing is worth so much. */
      readonly alive: Readonly<Partial<Record<KindId | 'fort', number>>>;
    };

export type Defeat =
  | { readonly type: 'noShips'; readonly forts?: 'neutral' | 'toTeam' }
  | { readonly type: 'noFort'; readonly turns: number; readonly cures: 'started' | 'finished' }
  | { readonly type: 'shipLost'; readonly ship: KindId };
