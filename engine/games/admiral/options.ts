import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { acceptPackText, LONGEST_PACK } from '@/engine/packs/read';
import { SHIP_CARDS } from './data/card-pack';
import { SCENARIOS } from './data/scenarios';
import { LESSONS } from './data/scenarios/lessons';
import { acceptScenarioText, LONGEST_SCENARIO } from './scenario/text';
import { HOUSE, type AdmiralOptions } from './match-options';

export { HOUSE, type AdmiralOptions };

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
    kind: 'document',
    document: 'scenario',
    values: SCENARIOS.map(({ id }) => id),
    unoffered: LESSONS.map(({ id }) => id),
    default: 'pearl-shoals',
    longest: LONGEST_SCENARIO,
    group: 'main',
    clause: '14.6',
    read: acceptScenarioText,
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
