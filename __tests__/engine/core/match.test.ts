import type { HarborView } from '@/__tests__/fixtures/harbor/state';
import { eventFor } from '@/engine/core/event';
import { hashOf } from '@/engine/core/hash';
import type { Action, Seat } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { begin, game, logOf, people, play, refusal, stroll, viewers } from './table';

const see = (match: Match, seat: Seat | null): HarborView => match.view(seat) as HarborView;
const trace = (match: Match): string =>
  JSON.stringify([match.hash(), match.log, match.canUndo(), viewers(match).map((v) => match.view(v))]);

describe('starting', () => {
  test.each([0, 1, 5])('a table of %i is refused where 2 to 4 may sit', (count) => {
    expect(refusal(() => begin({ seats: people(count) }))).toEqual(['seats', { count, counts: '2–4' }]);
  });

  test('options are read by the schema and completed', () => {
    expect(begin({ options: { rounds: 2 } }).options).toEqual({
      rounds: 2,
      hands: 'hidden',
      dice: true,
      goods: ['silk', 'tea', 'salt', 'rum'],
    });
    expect(refusal(() => begin({ options: { rounds: 3 } }))).toEqual(['option-value', { option: 'rounds' }]);
    expect(refusal(() => begin({ options: { cards: 3 } }))).toEqual(['option-unknown', { option: 'cards' }]);
  });

  test('a game may refuse what the schema allows', () => {
    expect(refusal(() => begin({ seats: people(4), options: { goods: ['rum'] } }))).toEqual([
      'goods-few',
      { goods: 1 },
    ]);
  });

  test('the same seed deals the same match, another seed another; a number is its text', () => {
    expect(begin({ seed: 5 }).hash()).toBe(begin({ seed: '5' }).hash());
    expect(begin({ seed: 5 }).hash()).not.toBe(begin({ seed: 6 }).hash());
    expect(begin({ seed: 5 }).seed).toBe('5');
  });
});

describe('a checked act', () => {
  test('plays a legal action, writes it into the log and returns what happened', () => {
    const match = begin();
    const events = play(match, '1 BERTH crane');
    expect(events).toEqual([{ type: 'berth-chosen', seat: 1, own: { 1: { berth: 'crane' } } }]);
    expect(logOf(match)).toEqual(['1 BERTH crane']);
    expect(match.pending()).toEqual([{ seat: 0, kind: 'choose', secret: true }]);
  });

  test.each<[string, Seat, unknown]>([
    ['not now', 0, { type: 'DRAW' }],
    ['out of bounds', 0, { type: 'BERTH', berth: 'beach' }],
    ['of a seat that has answered', 1, { type: 'BERTH', berth: 'watch' }],
    ['of a seat that does not exist', 7, { type: 'BERTH', berth: 'watch' }],
    ['unknown', 0, { type: 'SINK' }],
    ['without a type', 0, {}],
    ['null', 0, null],
    ['undefined', 0, undefined],
    ['a text', 0, 'BERTH watch'],
    ['a list', 0, [{ type: 'BERTH', berth: 'watch' }]],
    ['with a list for a name', 0, { type: 'BERTH', berth: ['watch'] }],
  ])('an action that is %s throws a RuleError and changes nothing', (_, seat, action) => {
    const match = begin();
    play(match, '1 BERTH crane');
    const before = trace(match);
    expect(() => match.act(seat, action as Action)).toThrow(RuleError);
    expect(trace(match)).toBe(before);
    expect(match.check(seat, action as Action)).toBeInstanceOf(RuleError);
  });

  test('what a caller hangs on to an action, and does to it later, stays outside', () => {
    const match = begin();
    const action = { type: 'BERTH', berth: 'crane', note: 'mine' };
    match.act(0, action);
    const hash = match.hash();
    action.berth = 'watch';
    expect(match.hash()).toBe(hash);
    expect(logOf(match)).toEqual(['0 BERTH crane']);
    expect(see(match, 0).berths).toEqual(['crane', null]);
  });

  test('a continuous input is taken with any value in its bounds and kept in the log as it was given', () => {
    const match = begin();
    play(match, '0 BERTH cast', '1 BERTH cast');
    expect(match.legal(0)).toHaveLength(1);
    expect(match.check(0, { type: 'CAST', power: 1000 } as Action)?.code).toBe('not-now');
    play(match, '0 CAST 123');
    expect(match.log.at(-1)).toEqual({ seat: 0, action: 'CAST 123' });
  });

  test('after the end nobody is asked and nothing can be played', () => {
    const match = stroll(begin({ options: { rounds: 2 } }), 1000);
    expect(match.pending()).toEqual([]);
    expect(match.legal(0)).toEqual([]);
    expect(match.outcome()?.places.flat().sort()).toEqual([0, 1]);
    expect(() => play(match, '0 DRAW')).toThrow(RuleError);
  });
});

describe('secret decisions made at the same time', () => {
  test('all who have not answered are asked, in any order', () => {
    const match = begin({ seats: people(4) });
    expect(match.pending().map(({ seat, secret }) => [seat, secret])).toEqual([0, 1, 2, 3].map((s) => [s, true]));
    play(match, '2 BERTH watch', '0 BERTH market');
    expect(match.pending().map(({ seat }) => seat)).toEqual([1, 3]);
    play(match, '3 BERTH crane');
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
  });

  test('until the last has answered, an answer is known to its seat alone, in views and in events', () => {
    const match = begin({ seats: people(3) });
    const [event] = play(match, '1 BERTH market');
    if (!event) throw new Error('nothing happened');
    expect(viewers(match).map((v) => see(match, v).berths[1])).toEqual(['secret', 'market', 'secret', 'secret']);
    expect(viewers(match).map((v) => JSON.stringify(eventFor(event, v)).includes('market'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const other = begin({ seats: people(3) });
    play(other, '1 BERTH watch');
    expect([0, 2, null].map((v) => match.view(v))).toEqual([0, 2, null].map((v) => other.view(v)));
  });

  test('the last answer lays all open', () => {
    const match = begin();
    const events = play(match, '1 BERTH market', '0 BERTH crane');
    expect(events[1]).toEqual({ type: 'berths', berths: ['crane', 'market'], reveals: true });
    expect(viewers(match).map((v) => see(match, v).berths)).toEqual([0, 1, 2].map(() => ['crane', 'market']));
  });

  test('the order of secret answers does not change the match', () => {
    const [one, other] = [begin(), begin()];
    play(one, '0 BERTH crane', '1 BERTH watch');
    play(other, '1 BERTH watch', '0 BERTH crane');
    expect(one.hash()).toBe(other.hash());
  });
});

describe('views', () => {
  test('every seat sees its own hand and the size of the others; a bystander sees no hand', () => {
    const match = begin({ seats: people(3) });
    const shown = (v: Seat | null): number[] =>
      see(match, v).hands.map((hand) => hand.filter((slot) => slot.card !== null).length);
    expect([0, 1, 2, null].map(shown)).toEqual([
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
      [0, 0, 0],
    ]);
    expect(see(match, null).hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
  });

  test('what was peeked at stays known to who peeked, and that it was seen is known to all', () => {
    const match = begin();
    play(match, '0 BERTH watch', '1 BERTH crane', '0 PEEK 1 0');
    const [card] = see(match, 1).hands[1] ?? [];
    expect(see(match, 0).hands[1]?.[0]).toEqual({ card: card?.card, seen: 0b011 });
    expect(see(match, null).hands[1]?.[0]).toEqual({ card: null, seen: 0b011 });
    play(match, '1 DONE');
    expect(see(match, 0).hands[1]?.[0]?.card).toBe(card?.card);
  });

  test('a view is plain JSON and holds no luck', () => {
    const match = stroll(begin(), 20);
    for (const viewer of viewers(match)) {
      const text = JSON.stringify(match.view(viewer));
      expect(JSON.parse(text)).toEqual(match.view(viewer));
      for (const words of Object.values(match.save().snapshot?.luck ?? {})) {
        expect(text).not.toContain(String(words[0]));
      }
    }
  });
});

describe('forced moves', () => {
  test('are played by the match itself, written into the log as such, and told with the action before them', () => {
    const match = begin();
    play(match, '0 BERTH crane', '1 BERTH crane', '0 DONE');
    const events = play(match, '1 DONE');
    expect(logOf(match).slice(-3)).toEqual(['1 DONE', '0 DRAW (forced)', '1 DRAW (forced)']);
    expect(events.filter((event) => event.type === 'drew')).toHaveLength(2);
  });

  test('a single answer is not given unasked where seeing the question matters', () => {
    const match = begin();
    play(match, '0 BERTH cast', '1 BERTH crane');
    expect(match.legal(0).map((a) => game.describe(a))).toEqual(['CAST 500']);
    expect(match.pending()).toEqual([{ seat: 0, kind: 'cast' }]);
  });

  test('several answers are never forced, even to a question that allows it', () => {
    const match = begin();
    play(match, '0 BERTH market', '1 BERTH crane', '0 BID 3');
    expect(match.pending()).toEqual([expect.objectContaining({ seat: 1, kind: 'auction' })]);
    play(match, '1 BID 6');
    // Seat 0 has six coins and cannot go higher: its only answer is given for it.
    expect(logOf(match).slice(-2)).toEqual(['1 BID 6', '0 LEAVE (forced)']);
  });
});

describe('hash', () => {
  test('differs with the state and with the luck, and not with how one came there', () => {
    const base = begin();
    expect(base.hash()).toMatch(/^[0-9a-f]{16}$/);
    expect(begin().hash()).toBe(base.hash());
    const moved = begin();
    play(moved, '0 BERTH cast');
    expect(moved.hash()).not.toBe(base.hash());
  });

  test('equal states with different luck ahead differ', () => {
    const saved = begin().save();
    const shot = saved.snapshot;
    if (!shot) throw new Error('no snapshot');
    const [a, b, c, counter] = shot.luck.dice;
    const luck = { ...shot.luck, dice: [a, b, c, counter + 1] as const };

    expect(hashOf([shot.state, luck])).not.toBe(shot.hash);
  });
});
