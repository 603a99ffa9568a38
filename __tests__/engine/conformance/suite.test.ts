import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { HarborEvent, HarborState, HarborView } from '@/__tests__/fixtures/harbor/state';
import type { Game, Seat } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { harborSubject } from './harbor';
import type { Property } from './property';
import type { Subject } from './settings';
import { propertiesOf } from './suite';

/** A suite that passes everything proves nothing: each of these games has one bug, and the property named beside it finds it. */
type Change = Partial<typeof harbor>;
let count = 0;

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

const bugs: readonly (readonly [property: string, bug: string, change: Change])[] = [
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
  ['every match ends', 'nobody ever wins', { outcome: () => undefined }],
  [
    'every match ends',
    'sides at the end that nobody knew of before',
    { outcome: (s) => after(harbor.outcome(s), (o) => o && { ...o, sides: [o.places.flat()] }) },
  ],
  [
    'every match ends',
    'a seat without a place',
    { outcome: (s) => after(harbor.outcome(s), (o) => o && { ...o, places: [[0]] }) },
  ],
  [
    'pieces',
    'a dropped card is lost',
    { advance: then((s, a) => void (a.type === 'DROP' && s.discard.splice(-1, s.deck.length > 0 ? 1 : 0))) },
  ],
  [
    'pieces',
    'a stored card stays in the hand',
    { advance: then((s, a, seat) => void (a.type === 'STORE' && keepStored(s, seat))) },
  ],

  ['legal: some', 'not sorted', { legal: (s, seat) => [...harbor.legal(s, seat)].reverse() }],
  [
    'legal: some',
    'an action twice',
    { legal: (s, seat) => after(harbor.legal(s, seat), (l) => [...l, ...l.slice(-1)]) },
  ],
  ['legal: some', 'actions for who is not asked', { legal: (s) => harbor.legal(s, harbor.pending(s)[0]?.seat ?? 0) }],
  [
    'legal: some',
    'a seat that is asked can do nothing',
    { legal: (s, seat) => (s.round > 1 ? [] : harbor.legal(s, seat)) },
  ],
  ['asides:', 'what is asked for anyway', { asides: harbor.legal }],
  [
    'every action has a text',
    'DONE cannot be read',
    { parse: (text) => (text === 'DONE' ? null : harbor.parse(text)) },
  ],
  ['a text that is not exactly', 'spaces are forgiven', { parse: (text) => harbor.parse(text.trim()) }],
  [
    'a text that is not exactly',
    'an empty text crashes',
    { parse: (text) => (text === '' ? JSON.parse(text) : harbor.parse(text)) },
  ],
  [
    'check agrees',
    'any card may be dropped',
    { check: (s, seat, a) => (a.type === 'DROP' ? null : harbor.check(s, seat, a)) },
  ],
  [
    'check agrees',
    'a bid of three is refused',
    { check: (s, seat, a) => harbor.check(s, seat, a.type === 'BID' && a.coins === 3 ? { type: 'DONE' } : a) },
  ],
  [
    'check survives',
    'a crash over a type that is no text',
    { check: (s, seat, a) => (a.type.includes('_') ? harbor.check(s, seat, a) : harbor.check(s, seat, a)) },
  ],
  [
    'check survives',
    'what reads alike is taken',
    { check: (s, seat, a) => harbor.check(s, seat, harbor.parse(harbor.describe(a)) ?? a) },
  ],
  [
    'check survives',
    'asking counts as a turn',
    { check: (s, seat, a) => after(harbor.check(s, seat, a), () => (s.round++, null)) },
  ],

  ['a clone is equal', 'hands are shared', { clone: (s) => ({ ...harbor.clone(s), hands: s.hands }) }],
  ['a clone is equal', 'the dice are forgotten', { clone: (s) => ({ ...harbor.clone(s), dice: [] }) }],
  [
    'a state is plain JSON',
    'a field that JSON drops',
    { start: (o, seats, luck) => ({ ...harbor.start(o, seats, luck), extra: undefined }) },
  ],
  ['asking changes', 'legal tidies up', { legal: (s, seat) => (s.discard.reverse(), harbor.legal(s, seat)) }],
  [
    'what was given out',
    'a view is a window on the state',
    { observe: (s, v) => ({ ...harbor.observe(s, v), coins: s.coins }) },
  ],
  [
    'views and events belong',
    'a view is a window on the state',
    { observe: (s, v) => ({ ...harbor.observe(s, v), coins: s.coins }) },
  ],
  [
    'whether anybody listens',
    'tea pays only when it is told',
    {
      advance: (s, seat, a, luck, emit) => (
        harbor.advance(s, seat, a, luck, emit),
        emit ? s.dice.push(1) : 0,
        undefined
      ),
    },
  ],

  ['Match: replay', 'something outside the state decides', { advance: then((s) => void s.dice.push(count++)) }],
  [
    'Match: an illegal',
    'a crash instead of a refusal',
    { check: (s, seat, a) => harbor.check(s, seat, { ...a, type: a.type.trim() as 'DONE' }) },
  ],
  ['Match: what can be taken back', 'hands are shared', { clone: (s) => ({ ...harbor.clone(s), berths: s.berths }) }],

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
    { resample: (v, luck) => after(harbor.resample(v, luck), (s) => ({ ...s, round: count++ })) },
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
      resample: (v, luck) => after(harbor.resample(v, luck), (s) => ({ ...s, coins: s.coins.map(() => count++ % 50) })),
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
      resample: (v, luck) => after(harbor.resample(v, luck), (s) => ({ ...s, coins: s.coins.map(() => count++ % 50) })),
    },
  ],

  [
    'saves: a stored',
    'neither the snapshot nor the log says what was',
    { clone: (s) => ({ ...harbor.clone(s), dice: [] }), parse: () => null },
  ],
  ['saves: a match sent', 'something outside the state decides', { advance: then((s) => void s.dice.push(count++)) }],
  ['saves: a frozen', 'new rules without a frozen match', { manifest: { ...harbor.manifest, rulesVersion: 2 } }],
  [
    'every kind',
    'no card is ever unsold',
    { advance: telling((e) => (e.type === 'unsold' ? { type: 'round', round: 1 } : e)) },
  ],
  [
    'golden match for 2',
    'the winner of an auction pays nothing',
    { advance: then((s, a) => void (a.type === 'LEAVE' && s.coins.fill(6))) },
  ],
  ['golden match for 3', 'a sailing ship pays double', { advance: then((s) => void (s.over && s.points.push(0))) }],
  [
    'golden match for 4',
    'the first card stays on top',
    { start: (o, seats, luck) => after(harbor.start(o, seats, luck), (s) => (s.deck.reverse(), s)) },
  ],
];

describe('a planted bug is found', () => {
  test.each(bugs)('%s — %s', (name, _, change) => {
    const subject = broken(change);
    const found = propertiesOf(subject).filter((property) => property.name.startsWith(name));
    expect(found).toHaveLength(1);
    expect(() => (found[0] as Property).run(true)).toThrow();
  });

  test('every property has a bug that it finds, and lets the sound game pass', () => {
    const names = propertiesOf(harborSubject).map((property) => property.name);
    expect(names.filter((name) => !bugs.some(([start]) => name.startsWith(start)))).toEqual([]);
  });
});

test('a failure is shrunk to few actions and tells what they were', () => {
  const subject = broken({ fold: (v, e) => (e.type === 'berths' ? v : harbor.fold(v, e)) });
  const folded = propertiesOf(subject).find((property) => property.name.startsWith('events folded')) as Property;
  let cause = '';
  try {
    folded.run();
  } catch (error) {
    cause = String(error instanceof Error ? error.cause : error);
  }
  expect(cause).toMatch(/after 2 actions:\n {2}\d: BERTH \w+\n {2}\d: BERTH \w+$/);
});

function broken(change: Change): Subject {
  return { game: { ...harbor, ...change } as Game, settings: harborSubject.settings };
}

function after<T, R>(value: T, change: (value: T) => R): R {
  return change(value);
}

/** The rules with something more happening after each action. */
function then(
  more: (s: HarborState, a: Parameters<typeof harbor.advance>[2], seat: Seat) => void,
): typeof harbor.advance {
  return (s, seat, a, luck, emit) => {
    harbor.advance(s, seat, a, luck, emit);
    more(s, a, seat);
  };
}

function telling(change: (e: HarborEvent) => HarborEvent): typeof harbor.advance {
  return (s, seat, a, luck, emit) => harbor.advance(s, seat, a, luck, emit && ((e) => emit(change(e))));
}

function keepStored(s: HarborState, seat: Seat): void {
  const card = s.stores[seat]?.at(-1);
  if (card !== undefined) s.hands[seat]?.push({ card, seen: 1 << seat });
}
