import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { SUITS, type Suit } from './data/suits';
import { VARIANTS, type Variant } from './data/variants';

/** Clause 8.5, with the digital rules of 8.4 and the first player of 3.1.5. */
export interface DeadMansDrawOptions {
  readonly traits: boolean;
  readonly traitsPerPlayer: 1 | 2;
  readonly mermaidAbility: boolean;
  readonly variant: Variant | 'random';
  readonly safeChoices: boolean;
  readonly oraclePublic: boolean;
  readonly discardOpen: boolean;
  readonly anchoredKeyChestBonus: boolean;
  readonly plundererPick: 'random' | 'chooseTops';
  readonly misfireMode: 'replace' | 'also';
  readonly parryFrom: 'any' | 'owner';
  readonly divertFrom: 'any' | 'drawPile';
  readonly thresholds: 'official' | 'scaled';
  readonly activeSuits: readonly Suit[];
  readonly assist: 'none' | 'counts' | 'odds';
  /** By luck, or the number of a seat counted from 1. */
  readonly firstPlayer: 'luck' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'traits', kind: 'flag', default: true, group: 'main', clause: '3.1.6' },
  { key: 'variant', kind: 'choice', values: [...VARIANTS, 'random'], default: 'none', group: 'main', clause: '8.3' },
  { key: 'mermaidAbility', kind: 'flag', default: false, group: 'variant', clause: '8.2' },
  { key: 'traitsPerPlayer', kind: 'choice', values: [1, 2], default: 1, group: 'variant', clause: '8.6' },
  { key: 'safeChoices', kind: 'flag', default: false, group: 'variant', clause: '8.4' },
  { key: 'oraclePublic', kind: 'flag', default: true, group: 'ruling', clause: 'R10' },
  { key: 'discardOpen', kind: 'flag', default: true, group: 'ruling', clause: 'R21' },
  { key: 'anchoredKeyChestBonus', kind: 'flag', default: true, group: 'ruling', clause: 'R6' },
  {
    key: 'plundererPick',
    kind: 'choice',
    values: ['random', 'chooseTops'],
    default: 'random',
    group: 'ruling',
    clause: 'R15',
  },
  {
    key: 'misfireMode',
    kind: 'choice',
    values: ['replace', 'also'],
    default: 'replace',
    group: 'ruling',
    clause: 'R18',
  },
  { key: 'parryFrom', kind: 'choice', values: ['any', 'owner'], default: 'any', group: 'ruling', clause: 'R19' },
  { key: 'divertFrom', kind: 'choice', values: ['any', 'drawPile'], default: 'any', group: 'ruling', clause: 'R4' },
  {
    key: 'thresholds',
    kind: 'choice',
    values: ['official', 'scaled'],
    default: 'official',
    group: 'ruling',
    clause: '8.5.1',
  },
  { key: 'activeSuits', kind: 'set', values: SUITS, default: SUITS, group: 'assist', clause: '8.5' },
  {
    key: 'assist',
    kind: 'choice',
    values: ['none', 'counts', 'odds'],
    default: 'counts',
    group: 'assist',
    clause: '8.5',
  },
  {
    key: 'firstPlayer',
    kind: 'choice',
    values: ['luck', 1, 2, 3, 4, 5, 6, 7, 8],
    default: 'luck',
    group: 'main',
    clause: '3.1.5',
  },
];

/** Clause 8.7. */
export const PRESETS: readonly Preset<DeadMansDrawOptions>[] = [
  { id: 'tabletop', options: {} },
  { id: 'first-game', options: { traits: false }, first: { assist: 'odds' } },
  { id: 'classic-2015', options: { discardOpen: false } },
  { id: 'digital', options: { safeChoices: true, mermaidAbility: true }, seats: [2] },
  { id: 'learning', options: { traits: false, activeSuits: ['anchor', 'cannon', 'key', 'chest', 'oracle'] } },
];
