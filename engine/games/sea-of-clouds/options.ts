import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { acceptPackText, LONGEST_PACK } from '@/engine/packs/read';
import { SCHEMA } from './data/schema';

/** Section 8, with the first player of 3.9 and the card tables. */
export interface SeaOfCloudsOptions {
  readonly parrotBreaksTies: boolean;
  /** 6.2.5; `pure` is carried out by the screen: what a captain has seen is in the view either way. */
  readonly peekMemory: 'aid' | 'pure';
  readonly rotateHat: boolean;
  readonly openSecrets: boolean;
  readonly noCurses: boolean;
  /** By luck, or the number of a seat counted from 1. */
  readonly firstPlayer: 'luck' | 1 | 2 | 3 | 4;
  /** `house`, or the text of an owner's own pack. */
  readonly pack: string;
}

export const HOUSE_PACK = 'house';

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'peekMemory', kind: 'choice', values: ['aid', 'pure'], default: 'aid', group: 'main', clause: '8.3' },
  { key: 'noCurses', kind: 'flag', default: false, group: 'variant', clause: '8.6' },
  { key: 'rotateHat', kind: 'flag', default: false, group: 'variant', clause: '8.4' },
  { key: 'parrotBreaksTies', kind: 'flag', default: false, group: 'ruling', clause: '8.2' },
  { key: 'openSecrets', kind: 'flag', default: false, group: 'assist', clause: '8.5' },
  {
    key: 'firstPlayer',
    kind: 'choice',
    values: ['luck', 1, 2, 3, 4],
    default: 'luck',
    group: 'main',
    clause: '3.9',
  },
  {
    key: 'pack',
    kind: 'document',
    document: 'pack',
    values: [HOUSE_PACK],
    default: HOUSE_PACK,
    longest: LONGEST_PACK,
    group: 'variant',
    clause: '2',
    read: (text) => acceptPackText(SCHEMA, text),
  },
];

/** As in the box; for children; open for learning; for those who want it exact and remember for themselves. */
export const PRESETS: readonly Preset<SeaOfCloudsOptions>[] = [
  { id: 'tabletop', options: {} },
  { id: 'family', options: { noCurses: true } },
  { id: 'learning', options: { openSecrets: true, noCurses: true }, first: {} },
  { id: 'old-salt', options: { peekMemory: 'pure', parrotBreaksTies: true, rotateHat: true } },
];
