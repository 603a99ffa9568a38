import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { OptionSpec } from '@/engine/core/options';
import { type Bug } from './plant';

const ANYTHING: OptionSpec = {
  key: 'anything',
  kind: 'document',
  document: 'anything',
  values: ['usual'],
  default: 'usual',
  longest: 10,
  read: (text) => text,
  group: 'main',
};

/** In what a game says of itself. */
export const MANIFEST_BUGS: readonly Bug[] = [
  ['manifest: seats', 'no rules version', { manifest: { ...harbor.manifest, rulesVersion: 0 } }],
  [
    'manifest: seats',
    'logs of its own version',
    { manifest: { ...harbor.manifest, replays: [{ rules: 1, fewer: [] }] } },
  ],
  [
    'manifest: options',
    'two options of one name',
    { manifest: { ...harbor.manifest, options: [...harbor.manifest.options, ...harbor.manifest.options] } },
  ],
  [
    'manifest: every preset',
    'a preset for a table that is too large for it',
    { manifest: { ...harbor.manifest, presets: [{ id: 'tiny', options: { goods: ['rum'] } }] } },
  ],
  ['manifest: the defaults', 'three are refused', { refuse: (o, seats) => harbor.refuse(o, seats === 3 ? 99 : seats) }],
  ['manifest: seat counts', 'a seat on no side', { sides: () => [[0]] }],
  [
    'manifest: a document',
    'anything is a document',
    { manifest: { ...harbor.manifest, options: [...harbor.manifest.options, ANYTHING] } },
  ],
  [
    'brain: what a bot does unasked',
    'something that it may not do',
    { asides: () => [{ type: 'DONE' }], brain: { ...harbor.brain, aside: () => ({ type: 'DRAW' }) } },
  ],
];
