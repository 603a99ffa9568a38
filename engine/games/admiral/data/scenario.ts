import type { KindId, ShipId } from './ships';
import type { SquareId } from './squares';

/* Section 14: a scenario as a file says it, field by field. */

/** A seat as files name it: `P1` is seat 0. */
export type SeatName = `P${number}`;
/** A seat, or a team by its place among the teams: `T1`. */
export type SideName = SeatName | `T${number}`;
/** Squares in words (14.2): `port:F1`, `L6:M9`, `edge:N&water-coast`. */
export type Selector = string;

/** What is said in up to three languages; a missing one falls back to English. */
export interface Texts {
  readonly en?: string;
  readonly ru?: string;
  readonly uk?: string;
}

/** The schema that this app reads. */
export const SCHEMA = 1;

/** 14.1 */
export interface Scenario {
  readonly schema: typeof SCHEMA;
  readonly id: string;
  readonly version: number;
  readonly title: Texts;
  readonly summary?: Texts;
  readonly briefing?: Texts;
  readonly author?: string;
  /** A scenario of the rulebook, not one of the house. */
  readonly official?: boolean;
  readonly tags?: readonly string[];
  readonly difficulty?: number;
  readonly minutes?: readonly [least: number, most: number];
  readonly board?: { readonly cols: number; readonly rows: number; readonly north?: 'rowUp' };
  readonly terrain?: { readonly shapes?: readonly ShapePlan[] };
  readonly markers?: readonly MarkerType[];
  readonly rules?: RuleChanges;
  readonly layouts: readonly Layout[];
  readonly events?: readonly Happens[];
}

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;

export interface CellPlan {
  readonly x: number;
  readonly y: number;
  readonly kind: 'water' | 'coast' | 'land';
  /** `NE`: the northern and the eastern one. */
  readonly sides?: string;
  readonly corners?: string;
}

/** 14.2: an island of one's own; where both are given, the polygon must make these cells. */
export interface ShapePlan {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly cells?: readonly CellPlan[];
  readonly polygon?: readonly (readonly [x: number, y: number])[];
}

type PerKind<T> = { readonly [K in KindId]?: T };

export const LOOKS = ['pearl', 'treasure', 'chest', 'dispatch'] as const;
export const ON_SINK = ['coastalDrop', 'lost', 'drop'] as const;
export const ON_RUIN = ['lost', 'drop'] as const;
export const FROM_FORT = ['team', 'anyPort', 'never'] as const;

/** 14.3 */
export interface MarkerType {
  readonly id: string;
  readonly look?: (typeof LOOKS)[number];
  readonly value?: number | readonly number[];
  readonly hidden?: boolean;
  readonly load?: 'stand';
  /** `ports:team`, or `zone:` and a name. */
  readonly unload?: string;
  readonly capacity?: PerKind<number>;
  /** Squares lost with 0, 1, … markers. */
  readonly penalty?: PerKind<readonly number[]>;
  readonly onSink?: (typeof ON_SINK)[number];
  /** `drop`: what lay in a fort that is ruined lies in its port then. */
  readonly onFortRuined?: (typeof ON_RUIN)[number];
  readonly onFortCaptured?: 'capturer';
  /** 4.20.7: whether what lies in a fort can be loaded again. */
  readonly fromFort?: (typeof FROM_FORT)[number];
  readonly shiftAtSea?: boolean;
  readonly shiftAfterBoarding?: boolean;
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

export const PROFILES = ['vane', 'directionOnly', 'lively', 'weights', 'script'] as const;
export const LEVELS = ['basic', 'captain', 'admiral'] as const;
export const ORDERS = ['dice', 'agreed', 'fixed', 'alternateTeams'] as const;

type Pair = readonly [straight: number, oblique: number];

/** Numbers of a ship card that a scenario has otherwise. */
export interface CardChange {
  readonly fresh?: Pair;
  readonly calm?: Pair;
  readonly storm?: Pair;
  readonly range?: Pair;
  readonly shots?: readonly [fresh: number, storm: number];
  readonly durability?: number;
  readonly cost?: number;
}

/** Section 8, 14.5: only what differs from the rulebook. */
export interface RuleChanges {
  readonly hitRule?: '3-6' | 'even';
  readonly 'wind.profile'?: (typeof PROFILES)[number];
  /** E-14: how often it is calm, fresh, a storm. */
  readonly 'wind.weights'?: { readonly calm: number; readonly fresh: number; readonly storm: number };
  /** E-14: the winds of the first rounds, by sector. */
  readonly 'wind.script'?: readonly number[];
  readonly 'move.min'?: number;
  readonly 'move.mandatory'?: boolean;
  readonly calmOverride?: PerKind<{ readonly S: number; readonly O: number }>;
  readonly actions?: readonly Deed[];
  readonly turnOrder?: (typeof ORDERS)[number];
  readonly 'islands.extra'?: 'none' | 'two-crescents' | 'two-crescents-mirror';
  readonly 'mines.perPlayer'?: number;
  readonly fortsBlockFire?: boolean;
  readonly sameSquareFire?: boolean;
  readonly boardAcrossLand?: boolean;
  readonly attackAtWork?: boolean;
  readonly stormLoadPenalty?: boolean;
  readonly teamRestore?: 'finished' | 'started';
  readonly allDeliveredEndsTeamGame?: boolean;
  readonly treaties?: boolean;
  readonly roundLimit?: number | 'off';
  readonly level?: (typeof LEVELS)[number];
  readonly ships?: PerKind<CardChange>;
  readonly fort?: {
    readonly durability?: number;
    readonly range?: Pair;
    readonly shots?: number;
    readonly restoreTokens?: number;
  };
  readonly portCapacity?: number;
  readonly mineRange?: number;
  readonly mineDamage?: number;
  readonly fireshipDelay?: number;
  readonly boardTable?: readonly number[];
  readonly maxBoarders?: number;
  readonly exitEdge?: readonly (typeof SIDES)[number][];
  readonly repairRate?: number;
  readonly shelterInPorts?: 'any' | 'own';
  readonly friendlyFire?: boolean;
  readonly fortlessTurns?: number;
  readonly giveFort?: boolean;
  readonly secretDeploy?: boolean;
}

/** 14.2. One that extends another has all its fields but those that it names itself. */
export interface Layout {
  readonly id: string;
  readonly extends?: string;
  readonly players?: number | readonly number[];
  readonly mode?: 'solo' | 'ffa' | 'teams';
  readonly teams?: readonly (readonly SeatName[])[];
  readonly turnOrder?: 'dice' | 'agreed' | 'alternateTeams' | readonly SeatName[];
  readonly islands?: readonly Island[];
  readonly islandPool?: { readonly [shape: string]: number | string };
  readonly reefs?: ReefPlan;
  readonly forts?: readonly Fort[];
  readonly royalPorts?: readonly RoyalPort[];
  readonly seats?: readonly SeatPlan[] | { readonly each: SeatPlan };
  readonly place?: readonly PlacePlan[];
  readonly zones?: Readonly<Record<string, Selector>>;
  readonly victory?: readonly Condition[] | { readonly replace: Replacing };
  readonly defeat?: readonly Defeat[] | { readonly like: string };
  readonly tiebreak?: readonly string[];
}

/** 14.6: counts and scopes that replace those of the layout it extends. */
export interface Replacing {
  readonly 'deliver.count'?: number;
  readonly scope?: Scope;
}

export type Scope = 'player' | 'team';

/** A layout with all that it takes over from another one. */
export interface WholeLayout extends Omit<Layout, 'extends' | 'players' | 'victory' | 'defeat'> {
  readonly players: readonly number[];
  readonly victory: readonly Condition[];
  readonly defeat: readonly Defeat[];
}

export interface ReefPlan {
  readonly fixed?: readonly SquareId[];
  readonly perPlayer?: number;
  /** Where those of the players may lie. */
  readonly zone?: Selector;
}

export interface PlacePlan {
  readonly marker: string;
  readonly squares: Selector;
  readonly count?: number;
  /** `all`, `random 3`, `allButNearestToFirst`, `choose:P1`. */
  readonly fill?: string;
}

export interface Island {
  readonly id?: string;
  /** `A`, `B`, or one of the scenario's own. */
  readonly shape: string;
  readonly at: SquareId;
  readonly rot: number;
}

export interface Fort {
  readonly id: string;
  readonly at: SquareId;
  /** `none`: to be chosen at the start, and nobody's if it is not. */
  readonly owner: SeatName | 'neutral' | 'ruined' | 'none';
  readonly damage?: number;
  readonly look?: 'fort' | 'royalPort';
  readonly guns?: boolean;
  /** Markers that lie in it at the start. */
  readonly holds?: Readonly<Record<string, number>>;
}

/** 14.6.0 */
export interface RoyalPort {
  readonly id: string;
  readonly at: SquareId;
  readonly owner: SeatName;
  readonly repair: boolean;
}

export interface SeatPlan {
  readonly seat?: SeatName;
  readonly flag?: string;
  /** A fort by its id; `own`: all that are this seat's; without: a seat that has none (E-21). */
  readonly fort?: string;
  readonly fleet?: readonly KindId[];
  readonly points?: number;
  /** Where its ships begin. */
  readonly deploy: Selector;
  /** E-21: where ships stand at the start, by kind in the order of their numbers, and with how much damage; others are deployed. */
  readonly fixed?: PerKind<SquareId | readonly SquareId[]>;
  readonly damage?: PerKind<number | readonly number[]>;
  /** Markers that every ship of a kind begins with. */
  readonly cargo?: PerKind<readonly string[]>;
  readonly mines?: number;
  readonly bot?: 'ok' | 'no';
  readonly name?: Texts;
}

/** Whose condition it is (`any`: each side tests for itself), and when it is looked at. */
interface Asked {
  readonly side?: SideName | 'any';
  readonly when?: 'instant' | 'roundEnd';
}

export interface Scored {
  /** `sink:line`, `capture:brig`, `ruinFort`, `captureFort`, `deliver:pearl`, `own:fort`, `alive:line`, `alive:fort`. */
  readonly event: string;
  readonly points: number;
}

/** 14.4 */
export type Condition = Asked &
  (
    | {
        readonly type: 'deliver';
        readonly marker: string;
        readonly count: number;
        readonly scope?: Scope;
        readonly to?: Selector;
      }
    | { readonly type: 'mostWhenExhausted'; readonly marker: string; readonly tie?: 'earliestLast' }
    | { readonly type: 'lastWithShips'; readonly scope?: Scope }
    | { readonly type: 'reach'; readonly ship: KindId | ShipId; readonly zone: Selector }
    | {
        readonly type: 'exit';
        readonly kinds: readonly KindId[];
        readonly edge: (typeof SIDES)[number];
        readonly count: number;
      }
    | { readonly type: 'capture'; readonly fort?: string; readonly ship?: ShipId; readonly royalPort?: string }
    | {
        readonly type: 'destroy';
        readonly ids?: readonly ShipId[];
        readonly kinds?: readonly KindId[];
        readonly count: number;
      }
    | { readonly type: 'hold'; readonly zone?: Selector; readonly fort?: string; readonly rounds: number }
    | { readonly type: 'survive'; readonly round: number }
    | {
        readonly type: 'points';
        readonly target?: number;
        readonly atRound?: number;
        readonly table: readonly Scored[];
      }
    | { readonly type: 'flagship'; readonly ship: KindId | ShipId }
    | { readonly type: 'possible'; readonly marker: string; readonly count: number }
    | { readonly type: 'all' | 'any'; readonly of: readonly Condition[] }
    | { readonly type: 'not'; readonly of: Condition }
  );

export const CURES = ['captureFort', 'receiveFort', 'restoreFinished', 'restoreStarted'] as const;

export type Defeat =
  | { readonly type: 'noShips'; readonly fleet?: 'remove'; readonly forts?: FortsAfter }
  | {
      readonly type: 'noFort';
      readonly turns?: number;
      readonly cures?: readonly (typeof CURES)[number][];
      readonly fleet?: 'remove';
      readonly forts?: FortsAfter;
    }
  | {
      readonly type: 'shipLost';
      readonly ship: KindId | ShipId;
      readonly fleet?: 'remove';
      readonly forts?: FortsAfter;
    }
  | { readonly type: 'never' };

export type FortsAfter = 'neutral' | 'toTeam' | 'ruined';

/** 14.4: when something happens, and what. */
export interface Happens {
  /** `round:8`, `every:4`, `delivered:pearl:3`, `sunk:P1:line`, `entered:zone:x:P2`. */
  readonly on: string;
  readonly once?: boolean;
  readonly do: readonly Effect[];
}

export type Effect =
  | { readonly spawn: { readonly seat: SeatName; readonly ships: readonly KindId[]; readonly at: Selector } }
  | { readonly wind: { readonly script: readonly number[] } }
  | { readonly place: PlacePlan }
  | { readonly removeReef: SquareId }
  | { readonly message: Texts }
  | { readonly rule: Readonly<Record<string, unknown>> };
