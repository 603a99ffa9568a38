import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { SCENARIOS } from './data/scenarios';
import type { WindProfile } from './data/scenario';

/** E-18. What says `scenario` is as the file of the scenario has it. */
export interface AdmiralOptions {
  readonly scenario: string;
  readonly wind: 'scenario' | WindProfile;
  readonly turnOrder: 'scenario' | 'dice' | 'agreed';
  readonly roundLimit: 'scenario' | 'off' | 20 | 40 | 60 | 80;
  readonly leastMove: 'scenario' | 'on' | 'off';
  /** E-33: a service of the screen. */
  readonly autoDrift: boolean;
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'scenario',
    kind: 'choice',
    values: SCENARIOS.map(({ id }) => id),
    default: 'mini-1',
    group: 'main',
    clause: '14.6',
  },
  {
    key: 'wind',
    kind: 'choice',
    values: ['scenario', 'vane', 'lively', 'directionOnly'],
    default: 'scenario',
    group: 'main',
    clause: 'E-14',
  },
  {
    key: 'turnOrder',
    kind: 'choice',
    values: ['scenario', 'dice', 'agreed'],
    default: 'scenario',
    group: 'variant',
    clause: '3.1.9',
  },
  {
    key: 'roundLimit',
    kind: 'choice',
    values: ['scenario', 'off', 20, 40, 60, 80],
    default: 'scenario',
    group: 'variant',
    clause: '7.4',
  },
  {
    key: 'leastMove',
    kind: 'choice',
    values: ['scenario', 'on', 'off'],
    default: 'scenario',
    group: 'variant',
    clause: '3.2.8',
  },
  { key: 'autoDrift', kind: 'flag', default: true, group: 'assist', clause: 'E-33' },
];

/** 8.0.3; a first match is the first mini-game. */
export const PRESETS: readonly Preset<AdmiralOptions>[] = [
  { id: 'rulebook', options: {}, first: { scenario: 'mini-1' } },
  { id: 'short', options: { wind: 'lively' } },
];
