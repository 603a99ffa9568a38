import { harbor } from '@/__tests__/fixtures/harbor-game';
import { after, outside, type Bug } from './plant';

/** In what bots are told and what they say. */
export const BRAIN_BUGS: readonly Bug[] = [
  [
    'brain: what it names',
    'an answer that is not legal',
    { brain: { ...harbor.brain, narrow: (_s, _seat, legal) => [...legal, { type: 'BID', coins: 99 }] } },
  ],
  ['brain: what it names', 'nothing at all', { brain: { ...harbor.brain, narrow: () => [] } }],
  [
    'brain: what it names',
    'a plan by the card on top of the deck',
    {
      brain: {
        ...harbor.brain,
        plans: (s, seat) =>
          Array.from({ length: (s.deck.at(-1) ?? '').length }, () => harbor.legal(s, seat).slice(0, 1)),
      },
    },
  ],
  [
    'brain: what it names',
    'silence by what lies hidden',
    { brain: { ...harbor.brain, hush: (s) => (s.deck.at(-1) ?? '').startsWith('r') } },
  ],
  [
    'brain: the policy',
    'an answer that is not legal',
    { brain: { ...harbor.brain, policy: () => ({ type: 'DONE' }) } },
  ],
  [
    'brain: the policy',
    'it looks at the deck',
    {
      brain: {
        ...harbor.brain,
        policy: (s, _, legal) => legal[(s.deck.at(-1) ?? '').length % legal.length] ?? { type: 'DONE' },
      },
    },
  ],
  [
    'brain: who forgets',
    'a perfect memory has a hole',
    { brain: { ...harbor.brain, forget: (v) => ({ ...v, round: 0 }) } },
  ],
  [
    'brain: who forgets',
    'cards that lie open are lost',
    { brain: { ...harbor.brain, forget: (v, memory) => (memory < 1 ? { ...v, discard: [] } : v) } },
  ],
  [
    'brain: the evaluation',
    'more than one win',
    { brain: { ...harbor.brain, evaluate: (s, into) => s.coins.forEach((_, i) => (into[i] = 1)) } },
  ],
  [
    'brain: the evaluation',
    'it looks at the deck',
    {
      brain: {
        ...harbor.brain,
        evaluate: (s, into) =>
          s.coins.forEach((_, i) => (into[i] = i > 0 ? 0 : (s.deck[0] ?? '').startsWith('r') ? 0.5 : 1)),
      },
    },
  ],
  ['brain: turns', 'turns go down', { brain: { ...harbor.brain, turn: (s) => 1000 - s.round } }],
  ['brain: turns', 'sight sees nothing', { brain: { ...harbor.brain, sight: () => 7 } }],
  [
    'brain: turns',
    'sight sees all',
    { brain: { ...harbor.brain, sight: (s) => s.deck.join().length * 100 + Number(s.deck[0]?.at(-1)) } },
  ],
  ['brain: turns', 'points are not the score', { brain: { ...harbor.brain, points: () => 0 } }],
  [
    'bots: every level',
    'worlds from outside',
    {
      resample: (v, luck) =>
        after(harbor.resample(v, luck), (s) => ({ ...s, coins: s.coins.map(() => outside() % 50) })),
    },
  ],
  [
    'bots: what a seat',
    'the top card shows',
    { observe: (s, v) => ({ ...harbor.observe(s, v), hands: s.hands.map((h) => [...h]) }) },
  ],
  [
    'bots: a thought',
    'worlds from outside',
    {
      resample: (v, luck) =>
        after(harbor.resample(v, luck), (s) => ({ ...s, coins: s.coins.map(() => outside() % 50) })),
    },
  ],
];
