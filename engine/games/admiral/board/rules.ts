import { DEEDS, type Deed, type RuleChanges, type Scenario } from '../data/scenario';
import { weightsFor, type Weights, type WindProfile } from '../data/wind';
import type { AdmiralOptions } from '../match-options';
import { wholeLayouts } from './layout';

/** 8.0.4: what this match is played by: the rulebook, changed by the scenario, changed by those who play. */
export interface Rules {
  readonly wind: WindProfile;
  readonly weights: Weights;
  /** The winds of the first rounds, where a scenario gives them. */
  readonly script: readonly number[];
  readonly can: Readonly<Record<Deed, boolean>>;
  /** 3.2.8: squares that must be sailed in fresh wind; 0: none. */
  readonly leastMove: number;
  /** 3.2.9 */
  readonly mustSail: boolean;
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
  /** E-16 */
  readonly treaties: boolean;
  readonly fort: FortRules;
  /** 2.5: ships on a square of a port. */
  readonly portRoom: number;
  readonly mineRange: number;
  readonly mineDamage: number;
  /** 4.12.5: rounds from the announcement to the explosion. */
  readonly fuse: number;
  readonly mostBoarders: number;
  /** 4.13.4: red tokens that go at the end of a turn under repair. */
  readonly repairRate: number;
  /** E-21: guns and boarders of teammates may be turned against each other. */
  readonly friendlyFire: boolean;
  readonly fortlessTurns: number;
}

/** 2.5 */
export interface FortRules {
  readonly durability: number;
  readonly range: readonly [straight: number, oblique: number];
  readonly shots: number;
  /** 4.16.11: damage with which a restored fort is its owner's again. */
  readonly restored: number;
}

/** 7.6: nobody sets these limits. */
const SILENT = { mini: 120, other: 300 };

export function rulesOf(scenario: Scenario, options: AdmiralOptions): Rules {
  const file = scenario.rules ?? {};
  const isRace = wholeLayouts(scenario)[0]?.victory.some(({ type }) => type === 'reach') === true;
  const least = leastMoveOf(file, options, isRace);
  return {
    ...windOf(file, options),
    can: deedsOf(file),
    leastMove: least,
    mustSail: least > 0 && (options.leastMove === 'on' || file['move.mandatory'] === true),
    roundLimit: limitOf(file, options, isRace ? SILENT.mini : SILENT.other),
    evenHits: said(options.hitRule, '3-6', file.hitRule) === 'even',
    fortsBlockFire: said(options.fortsBlockFire, false, file.fortsBlockFire),
    sameSquareFire: said(options.sameSquareFire, true, file.sameSquareFire),
    boardAcrossLand: said(options.boardAcrossLand, false, file.boardAcrossLand),
    attackAtWork: said(options.attackAtWork, false, file.attackAtWork),
    stormLoadPenalty: said(options.stormLoadPenalty, false, file.stormLoadPenalty),
    startedSaves: said(options.teamRestore, 'finished', file.teamRestore) === 'started',
    allDeliveredEnds: said(options.allDeliveredEndsTeamGame, true, file.allDeliveredEndsTeamGame),
    isCaptain: said<string>(options.level, 'basic', file.level) === 'captain',
    treaties: said(options.treaties, true, file.treaties),
    fort: fortOf(file),
    portRoom: file.portCapacity ?? 2,
    mineRange: file.mineRange ?? 3,
    mineDamage: file.mineDamage ?? 3,
    fuse: file.fireshipDelay ?? 1,
    mostBoarders: file.maxBoarders ?? 4,
    repairRate: file.repairRate ?? 1,
    friendlyFire: file.friendlyFire ?? false,
    fortlessTurns: file.fortlessTurns ?? 3,
  };
}

/** What the players have changed wins; else as the file says. */
function said<T>(option: T, usual: T, file: T | undefined): T {
  return option === usual ? (file ?? usual) : option;
}

/** E-14: a list of winds or numbers of its own is the scenario's alone. */
function windOf(file: RuleChanges, { wind }: AdmiralOptions): Pick<Rules, 'wind' | 'weights' | 'script'> {
  const named = wind === 'scenario' ? (file['wind.profile'] ?? 'vane') : wind;
  const profile = named === 'weights' || named === 'script' ? 'vane' : named;
  const given = wind === 'scenario' && named === 'weights' ? file['wind.weights'] : undefined;
  return {
    wind: profile,
    weights: weightsFor(profile, given ? [given.calm, given.fresh, given.storm] : null),
    script: named === 'script' || file['wind.profile'] === 'script' ? (file['wind.script'] ?? []) : [],
  };
}

function deedsOf({ actions = DEEDS, giveFort }: RuleChanges): Rules['can'] {
  const can = (deed: Deed): boolean => actions.includes(deed) && (deed !== 'giveFort' || giveFort !== false);
  return Object.fromEntries(DEEDS.map((deed) => [deed, can(deed)])) as Record<Deed, boolean>;
}

/** E-18: a switch of the mini-games. */
function leastMoveOf(file: RuleChanges, { leastMove }: AdmiralOptions, isRace: boolean): number {
  if (leastMove === 'scenario' || !isRace) return file['move.min'] ?? 0;
  return leastMove === 'on' ? 3 : 0;
}

function limitOf(file: RuleChanges, { roundLimit }: AdmiralOptions, silent: number): number {
  const limit = roundLimit === 'scenario' ? (file.roundLimit ?? 'off') : roundLimit;
  return limit === 'off' ? silent : limit;
}

function fortOf({ fort = {} }: RuleChanges): FortRules {
  const durability = fort.durability ?? 5;
  return {
    durability,
    range: fort.range ?? [5, 4],
    shots: fort.shots ?? 2,
    restored: Math.max(0, durability - (fort.restoreTokens ?? 3)),
  };
}
