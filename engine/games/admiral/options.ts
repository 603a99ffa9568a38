import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { acceptPackText, LONGEST_PACK } from '@/engine/packs/read';
import { SHIP_CARDS } from './data/card-pack';
import { SCENARIOS } from './data/scenarios';
import { LESSONS } from './data/scenarios/lessons';
import type { WindProfile } from './data/wind';

/** E-18. What says `scenario` is as the file of the scenario has it. */
export interface AdmiralOptions {
  readonly scenario: string;
  /** How those of a scenario with several layouts sit: the one that fits, else the usual one. */
  readonly teams: 'alone' | '2v2' | '3v3' | '2v2v2';
  readonly wind: 'scenario' | WindProfile;
  /** `house`, or the text of an owner's own pack (E-5). */
  readonly cards: string;
  readonly hitRule: '3-6' | 'even';
  readonly turnOrder: 'scenario' | 'dice' | 'agreed' | 'alternateTeams';
  readonly roundLimit: 'scenario' | 'off' | 20 | 40 | 60 | 80;
  readonly islandsExtra: 'none' | 'two-crescents' | 'two-crescents-mirror';
  readonly minesPerPlayer: 0 | 1 | 2 | 3 | 'most';
  readonly leastMove: 'scenario' | 'on' | 'off';
  /** E-16: agreements, where more than two sit. */
  readonly treaties: boolean;
  readonly level: 'basic' | 'captain';
  readonly fortsBlockFire: boolean;
  readonly sameSquareFire: boolean;
  readonly boardAcrossLand: boolean;
  readonly attackAtWork: boolean;
  readonly stormLoadPenalty: boolean;
  readonly teamRestore: 'finished' | 'started';
  readonly allDeliveredEndsTeamGame: boolean;
  /** E-33: a service of the screen. */
  readonly autoDrift: boolean;
}

export const HOUSE = 'house';

type Group = OptionSpec['group'];

/** The first value is the usual one. */
function choice(
  key: string,
  group: Group,
  clause: string,
  values: readonly [string | number, ...(string | number)[]],
): OptionSpec {
  return { key, kind: 'choice', values, default: values[0], group, clause };
}

function flag(key: string, group: Group, clause: string, usual = false): OptionSpec {
  return { key, kind: 'flag', default: usual, group, clause };
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'scenario',
    kind: 'choice',
    values: SCENARIOS.map(({ id }) => id),
    unoffered: LESSONS.map(({ id }) => id),
    default: 'pearl-shoals',
    group: 'main',
    clause: '14.6',
  },
  choice('teams', 'main', '3.5.2', ['alone', '2v2', '3v3', '2v2v2']),
  choice('wind', 'main', 'E-14', ['scenario', 'vane', 'lively', 'directionOnly']),
  {
    key: 'cards',
    kind: 'document',
    document: 'pack',
    values: [HOUSE],
    default: HOUSE,
    longest: LONGEST_PACK,
    group: 'main',
    clause: 'E-5',
    read: (text) => acceptPackText(SHIP_CARDS, text),
  },
  choice('hitRule', 'variant', '8', ['3-6', 'even']),
  choice('turnOrder', 'variant', '3.1.9', ['scenario', 'dice', 'agreed', 'alternateTeams']),
  choice('roundLimit', 'variant', '7.4', ['scenario', 'off', 20, 40, 60, 80]),
  choice('islandsExtra', 'variant', '3.9', ['none', 'two-crescents', 'two-crescents-mirror']),
  choice('minesPerPlayer', 'variant', 'E-13', [0, 1, 2, 3, 'most']),
  choice('leastMove', 'variant', '3.2.8', ['scenario', 'on', 'off']),
  flag('treaties', 'variant', 'E-16', true),
  choice('level', 'variant', '8.1', ['basic', 'captain']),
  flag('fortsBlockFire', 'ruling', 'A16'),
  flag('sameSquareFire', 'ruling', 'A17', true),
  flag('boardAcrossLand', 'ruling', 'A21'),
  flag('attackAtWork', 'ruling', 'E-6'),
  flag('stormLoadPenalty', 'ruling', 'A12'),
  choice('teamRestore', 'ruling', 'A24', ['finished', 'started']),
  flag('allDeliveredEndsTeamGame', 'ruling', 'A30', true),
  flag('autoDrift', 'assist', 'E-33', true),
];

/** 8.0.3; a first match is the first mini-game. */
export const PRESETS: readonly Preset<AdmiralOptions>[] = [
  { id: 'rulebook', options: {}, first: { scenario: 'mini-1' } },
  { id: 'short', options: { wind: 'lively' } },
  { id: 'sharp', options: { hitRule: 'even' } },
  { id: 'minefield', options: { minesPerPlayer: 'most' } },
];
