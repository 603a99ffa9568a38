import { weightsFor, type Weights, WindProfile } from '../data/wind';
import type { AdmiralOptions } from '../options';
import { DEEDS, type Deed, type Scenario } from '../data/scenario';

/** 8.0.4: what this match is played by: the rulebook, changed by the scenario, changed by those who play. */
export interface Rules {
  readonly wind: WindProfile;
  readonly weights: Weights;
  /** The winds of the first rounds, where a scenario gives them. */
  readonly script: readonly number[];
  readonly can: Readonly<Record<Deed, boolean>>;
  /** 3.2.8: squares that must be sailed in fresh wind; 0: none. */
  readonly leastMove: number;
  /** 7.4, 7.6 */
  readonly roundLimit: number;
  /** Only even numbers hit (section 8). */
  readonly evenHits: boolean;
  readonly fortsBlockFire: boolean;
  readonly sameSquareFire: boolean;
  readonly boardAcrossLand: boolean;
  readonly attackAtWork: boolean;
  readonly stormLoadPenalty: boolean;
  /** 4.19.4: in teams a running restoration saves. */
  readonly startedSaves: boolean;
  readonly allDeliveredEnds: boolean;
  /** Level `captain` (8.1). */
  readonly isCaptain: boolean;
}

/** 7.6: nobody sets these limits. */
const SILENT = { mini: 120, other: 300 };

export function rulesOf({ rules: file, layouts }: Scenario, options: AdmiralOptions): Rules {
  const deeds = file.deeds ?? DEEDS;
  const isMini = layouts[0]?.victory?.some(({ type }) => type === 'reach') === true;
  const silent = isMini ? SILENT.mini : SILENT.other;
  const { roundLimit, leastMove, wind } = options;
  const profile = wind === 'scenario' ? (file.wind ?? 'vane') : wind;
  return {
    wind: profile,
    weights: weightsFor(profile, wind === 'scenario' ? (file.weights ?? null) : null),
    script: file.script ?? [],
    can: Object.fromEntries(DEEDS.map((deed) => [deed, deeds.includes(deed)])) as Record<Deed, boolean>,
    leastMove: leastMove === 'scenario' || !isMini ? (file.leastMove ?? 0) : leastMove === 'on' ? 3 : 0,
    roundLimit: roundLimit === 'scenario' ? (file.roundLimit ?? silent) : roundLimit === 'off' ? silent : roundLimit,
    evenHits: options.hitRule === 'even',
    fortsBlockFire: options.fortsBlockFire,
    sameSquareFire: options.sameSquareFire,
    boardAcrossLand: options.boardAcrossLand,
    attackAtWork: options.attackAtWork,
    stormLoadPenalty: options.stormLoadPenalty,
    startedSaves: options.teamRestore === 'started',
    allDeliveredEnds: options.allDeliveredEndsTeamGame,
    isCaptain: options.level === 'captain',
  };
}
