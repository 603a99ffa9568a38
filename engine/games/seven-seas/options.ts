import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { CARAVAN_SETS, type CaravanSet } from './data/adventures';

/** Clause 8.2. */
export interface SevenSeasOptions {
  readonly captainDecides: 'disputes' | 'never';
  readonly rimSpill: boolean;
  readonly caravanMemory: 'open' | 'hidden';
  readonly startPortRum: 3 | 2;
  readonly caravanSet: CaravanSet;
  readonly quickGame: boolean;
  readonly autoGift: boolean;
  readonly roundCap: 'on' | 'strict';
}

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'quickGame', kind: 'flag', default: false, group: 'main', clause: '8.2' },
  {
    key: 'caravanMemory',
    kind: 'choice',
    values: ['open', 'hidden'],
    default: 'open',
    group: 'main',
    clause: '6',
  },
  { key: 'caravanSet', kind: 'choice', values: CARAVAN_SETS, default: '1234', group: 'variant', clause: '2.3.1' },
  { key: 'startPortRum', kind: 'choice', values: [3, 2], default: 3, group: 'variant', clause: '2.3.2' },
  {
    key: 'captainDecides',
    kind: 'choice',
    values: ['disputes', 'never'],
    default: 'disputes',
    group: 'ruling',
    clause: '4.7.17',
  },
  { key: 'roundCap', kind: 'choice', values: ['on', 'strict'], default: 'on', group: 'ruling', clause: '4.16.8' },
  { key: 'rimSpill', kind: 'flag', default: true, group: 'assist', clause: '4.17.6' },
  { key: 'autoGift', kind: 'flag', default: true, group: 'assist', clause: '4.4.6' },
];

/**
 * What makes a table at home easy; the box as it is, with all to be remembered, every gift asked about and no end but
 * its own; an evening's short one; no dice over the rim, no disputes.
 */
export const PRESETS: readonly Preset<SevenSeasOptions>[] = [
  { id: 'easy', options: {} },
  { id: 'tabletop', options: { caravanMemory: 'hidden', autoGift: false, roundCap: 'strict' } },
  { id: 'quick', options: { quickGame: true }, first: {} },
  { id: 'calm', options: { captainDecides: 'never', rimSpill: false } },
];
