import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { HarborState } from '@/__tests__/fixtures/harbor/state';
import type { Seat } from '@/engine/core/game';
import { after, outside, then, type Bug } from './plant';

/** In matches, answers, copies, replays. */
export const RULE_BUGS: readonly Bug[] = [
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

  ['Match: replay', 'something outside the state decides', { advance: then((s) => void s.dice.push(outside())) }],
  [
    'Match: an illegal',
    'a crash instead of a refusal',
    { check: (s, seat, a) => harbor.check(s, seat, { ...a, type: a.type.trim() as 'DONE' }) },
  ],
  ['Match: what can be taken back', 'hands are shared', { clone: (s) => ({ ...harbor.clone(s), berths: s.berths }) }],
];

function keepStored(s: HarborState, seat: Seat): void {
  const card = s.stores[seat]?.at(-1);
  if (card !== undefined) s.hands[seat]?.push({ card, seen: 1 << seat });
}
