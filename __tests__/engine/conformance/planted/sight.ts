import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { HarborView } from '@/__tests__/fixtures/harbor/state';
import { after, outside, telling, type Bug } from './plant';

/** In views and events: what somebody may know. */
export const SIGHT_BUGS: readonly Bug[] = [
  [
    'a view, its legal',
    'the top card shows',
    { observe: (s, v) => ({ ...harbor.observe(s, v), top: s.deck.at(-1) ?? null }) },
  ],
  [
    'a view, its legal',
    "another's hand shows",
    { observe: (s, v) => ({ ...harbor.observe(s, v), hands: s.hands.map((h) => [...h]) }) },
  ],
  [
    'a view, its legal',
    'a question tells of a hidden card',
    { pending: (s) => harbor.pending(s).map((d) => ({ ...d, about: { top: s.deck.at(-1) ?? '' } })) },
  ],
  ['a view holds', 'the coins are not shown', { observe: (s, v) => ({ ...harbor.observe(s, v), coins: [] }) }],
  [
    'a view holds',
    'what was peeked at is forgotten',
    { observe: (s, v) => ({ ...harbor.observe(s, v), topSeen: 0, top: null }) },
  ],
  [
    'a state made',
    'coins are dealt anew',
    { resample: (v, luck) => after(harbor.resample(v, luck), (s) => ({ ...s, coins: s.coins.map(() => 6) })) },
  ],
  [
    'a state made',
    'a card is dealt twice',
    {
      resample: (v, luck) =>
        after(harbor.resample(v, luck), (s) => ({ ...s, deck: s.deck.map((c, i) => s.deck[i - 1] ?? c) })),
    },
  ],
  [
    'the same view',
    'something outside decides',
    { resample: (v, luck) => after(harbor.resample(v, luck), (s) => ({ ...s, round: outside() })) },
  ],
  [
    'events tell',
    'a stolen card is told to all',
    { advance: telling((e) => (e.type === 'taken' ? { ...e, ...Object.values(e.own ?? {})[0] } : e)) },
  ],
  [
    'events tell',
    'a peek is told to all',
    { advance: telling((e) => (e.type === 'peeked' ? { ...e, ...Object.values(e.own ?? {})[0] } : e)) },
  ],
  [
    'what can be taken back has',
    'a peek can be undone',
    { advance: telling((e) => JSON.parse(JSON.stringify({ ...e, reveals: undefined }))) },
  ],
  [
    'a secret answer',
    'berths show at once',
    { observe: (s, v) => ({ ...harbor.observe(s, v), berths: s.berths.slice() }) },
  ],

  ['views, events, questions', 'a viewer is missing', { observe: (s) => harbor.observe(s, null) }],
  ['events folded', 'coins are forgotten', { fold: (v, e) => (e.type === 'paid' ? v : harbor.fold(v, e)) }],
  [
    'events folded',
    'a view is changed in place',
    { fold: (v, e) => Object.assign(v as { -readonly [K in keyof HarborView]: HarborView[K] }, harbor.fold(v, e)) },
  ],
  [
    'events folded',
    'a stolen card is not told to its victim',
    { advance: telling((e) => (e.type === 'taken' ? { ...e, own: {} } : e)) },
  ],
];
