import type { Preset } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { acceptPackText, LONGEST_PACK } from '@/engine/packs/read';
import { SCHEMA } from './data/schema';

/** E-5 */
export interface WorldsEndOptions {
  readonly turnOrder: 'clockwise' | 'lot' | 'seated';
  readonly heroes: 'choose' | 'random';
  readonly shortGame: boolean;
  /** `house`, or the text of an owner's own pack. */
  readonly pack: string;
  readonly nobodyOut: boolean;
  readonly evenStart: boolean;
  readonly fairStart: boolean;
  readonly armadaScale: 'easy' | 'normal' | 'hard';
  readonly fewerHeroes: boolean;
  readonly doubleAlsoSum: boolean;
  readonly eventBattleFlight: boolean;
  readonly autoCommander: boolean;
  readonly openSquadrons: boolean;
  /** E-16; carried out by the screen: where a rival's ships can be is in the view either way. */
  readonly openMemory: boolean;
  readonly alwaysAsk: boolean;
}

export const HOUSE_PACK = 'house';

function flag(key: keyof WorldsEndOptions, group: OptionSpec['group'], clause: string): OptionSpec {
  return { key, kind: 'flag', default: false, group, clause };
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'turnOrder',
    kind: 'choice',
    values: ['clockwise', 'lot', 'seated'],
    default: 'clockwise',
    group: 'main',
    clause: '3.6',
  },
  { key: 'heroes', kind: 'choice', values: ['choose', 'random'], default: 'choose', group: 'main', clause: '3.3' },
  flag('shortGame', 'main', '8.2'),
  {
    key: 'pack',
    kind: 'document',
    document: 'pack',
    values: [HOUSE_PACK],
    default: HOUSE_PACK,
    longest: LONGEST_PACK,
    group: 'main',
    clause: '2',
    read: (text) => acceptPackText(SCHEMA, text),
  },
  flag('nobodyOut', 'variant', '4.20'),
  flag('evenStart', 'variant', '3.7'),
  flag('fairStart', 'variant', '3.9'),
  {
    key: 'armadaScale',
    kind: 'choice',
    values: ['easy', 'normal', 'hard'],
    default: 'normal',
    group: 'variant',
    clause: '4.19.6',
  },
  flag('fewerHeroes', 'variant', '4.17'),
  flag('doubleAlsoSum', 'ruling', 'A1'),
  flag('eventBattleFlight', 'ruling', 'A9'),
  flag('autoCommander', 'assist', '4.11.12'),
  flag('openSquadrons', 'assist', '6'),
  flag('openMemory', 'assist', '6.2'),
  flag('alwaysAsk', 'assist', '5.2.2'),
];

/** As in the box; a short one, with which a first match begins; for families, where nobody is ever out; for those who want it hard. */
export const PRESETS: readonly Preset<WorldsEndOptions>[] = [
  { id: 'tabletop', options: {} },
  { id: 'quick', options: { shortGame: true }, first: { nobodyOut: true } },
  { id: 'family', options: { nobodyOut: true, evenStart: true, armadaScale: 'easy' } },
  { id: 'old-salt', options: { alwaysAsk: true, armadaScale: 'hard' } },
];
