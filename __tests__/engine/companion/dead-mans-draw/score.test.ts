import fc from 'fast-check';
import { duplicates, sizeBounds } from '@/engine/companion/dead-mans-draw/banks';
import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import { begin, rulesFor } from '@/engine/companion/dead-mans-draw/sheet';
import { nextTop } from '@/engine/companion/dead-mans-draw/stacks';
import { Stream } from '@/engine/core/luck';
import { cardId, deckOf, suitOf, valueOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import { SUIT_COUNT, SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { traitBits, TRAITS, type Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { emptyTable } from '@/engine/games/dead-mans-draw/rules/setup';
import { outcome, scoreOf } from '@/engine/games/dead-mans-draw/score';
import { bankSize, putInBank } from '@/engine/games/dead-mans-draw/state';
import { optionsOf } from '@/engine/companion/dead-mans-draw/setup';
import { crew, tracker } from '../random-taps';
import { tapped } from './tapped';

/** `Me9 Ky7` for seat 0: top cards as taps. */
function tops(seat: number, ...ids: string[]): string[] {
  return ids.map((id) => `top ${seat} ${id.replace('-', ' ')}`);
}

const two = (options = {}) => begin(crew(2, options));

describe('11.1 the score sheet', () => {
  test.each([
    ['hook', false, [null, 2, 3, 4, 5, 6, 7, null]],
    ['mermaid', false, [null, 4, 5, 6, 7, 8, 9, null]],
    ['mermaid', true, [null, 2, 3, 4, 5, 6, 7, null]],
  ] as const)('a tap on %s goes round (mermaid ability %s)', (suit, ability, round) => {
    const at = SUITS.indexOf(suit);
    expect(round.slice(0, -1).map((value) => nextTop(at, value, ability))).toEqual(round.slice(1));
  });

  test('7.1 the live total is the sum of the top cards', () => {
    const sheet = tapped(two(), ...tops(0, 'anchor-7', 'hook-3', 'mermaid-9'), ...tops(1, 'sword-6'));
    expect(resultOf(sheet).totals).toEqual([19, 6]);
    expect(resultOf(tapped(sheet, 'top 0 mermaid -')).totals).toEqual([10, 6]);
  });

  test('7.2 Golden Scales adds 5 once there is a mermaid', () => {
    const sheet = tapped(two(), 'trait 0 golden-scales', ...tops(0, 'anchor-7'));
    expect(resultOf(sheet).totals[0]).toBe(7);
    expect(resultOf(tapped(sheet, 'top 0 mermaid 4')).totals[0]).toBe(16);
  });

  test("8.3 Pile o' Treasure counts all cards, Golden Scales each mermaid", () => {
    const sheet = tapped(
      two({ variant: 'pile-o-treasure' }),
      'trait 0 golden-scales',
      'hold 0 hook 7 1',
      'hold 0 hook 3 1',
      'hold 0 mermaid 9 1',
      'hold 0 mermaid 4 1',
    );
    expect(resultOf(sheet).totals[0]).toBe(7 + 3 + 9 + 4 + 10);
    expect(resultOf(tapped(sheet, 'hold 0 mermaid 4 0')).totals[0]).toBe(7 + 3 + 9 + 5);
  });

  test('8.3 All Hands on Deck: 5 less for each missing suit, down to −50', () => {
    const sheet = two({ variant: 'all-hands-on-deck' });
    expect(resultOf(sheet).totals).toEqual([-50, -50]);
    const some = resultOf(tapped(sheet, ...tops(0, 'key-7', 'chest-2')));
    expect(some.totals[0]).toBe(9 - 40);
    expect(some.missing[0]).toEqual(SUITS.filter((suit) => suit !== 'key' && suit !== 'chest'));
  });

  const fifty = ['anchor-7', 'hook-7', 'cannon-7', 'key-7', 'chest-7', 'map-7', 'mermaid-8'];
  const fiftyToo = ['anchor-6', 'hook-6', 'cannon-6', 'key-6', 'chest-6', 'map-6', 'oracle-6', 'mermaid-9'];

  test('8.3 Sudden Death: 50 points win at once; of two who have them, somebody must have been first', () => {
    const sheet = two({ variant: 'sudden-death' });
    const short = tapped(sheet, ...tops(0, ...fifty.slice(0, -1), 'mermaid-7'));
    expect(resultOf(short).reached).toEqual([]);
    const one = tapped(sheet, ...tops(1, ...fifty));
    expect(resultOf(one)).toMatchObject({ reached: [1], askReached: false, outcome: { reason: 'sudden-death' } });
    const both = tapped(one, ...tops(0, ...fiftyToo));
    expect(resultOf(both)).toMatchObject({ totals: [51, 50], reached: [0, 1], askReached: true });
    expect(resultOf(tapped(both, 'reached 1'))).toMatchObject({
      askReached: false,
      outcome: { winners: [1], reason: 'sudden-death' },
    });
  });

  test('8.3 Beneath the Waves: 60 is too many', () => {
    const sheet = two({ variant: 'beneath-the-waves' });
    const rest = ['oracle-7', 'sword-2'];
    const sixty = tapped(sheet, ...tops(0, ...fifty, ...rest), 'top 0 sword 3', 'top 1 hook 2');
    expect(resultOf(sixty)).toMatchObject({ totals: [60, 2], drowned: [0], outcome: { winners: [1] } });
    expect(resultOf(tapped(sixty, 'top 0 sword 2'))).toMatchObject({
      totals: [59, 2],
      drowned: [],
      outcome: { winners: [0] },
    });
  });

  test('7.5, 7.6 the size of a bank is asked only of those who tie for the first place', () => {
    const sheet = begin(crew(3));
    expect(resultOf(sheet).askSize).toEqual([]);
    const apart = tapped(sheet, ...tops(0, 'hook-7'), ...tops(1, 'hook-6'), ...tops(2, 'key-6'));
    expect(resultOf(apart).askSize).toEqual([]);
    const tied = tapped(apart, ...tops(1, 'hook-5', 'map-2'));
    expect(resultOf(tied).askSize).toEqual([0, 1]);
    expect(resultOf(tapped(tied, 'size 0 3')).askSize).toEqual([1]);
    const fuller = tapped(tied, 'size 0 3', 'size 1 4');
    expect(resultOf(fuller)).toMatchObject({ askSize: [], outcome: { winners: [1], reason: 'more-cards' } });
    expect(resultOf(tapped(tied, 'size 0 4', 'size 1 4')).outcome).toMatchObject({ winners: [0, 1], reason: 'shared' });
  });

  test('a size belongs to the bank it was counted for, and must be possible', () => {
    const sheet = tapped(two(), ...tops(0, 'hook-7', 'map-3'), 'size 0 8');
    expect(sizeBounds(sheet, 0)).toEqual({ least: 2, most: 6 + 2 });
    expect(tracker.check(sheet, { type: 'size', seat: 0, size: 9 })).toMatchObject({ code: 'bank-size' });
    expect(tracker.check(sheet, { type: 'size', seat: 0, size: 1 })).toMatchObject({ code: 'bank-size' });
    expect(tapped(sheet, 'top 0 map 4').players[0]?.size).toBeNull();
  });

  test('one copy: a card cannot be the top of two banks; two copies: of three', () => {
    const one = tapped(two(), ...tops(0, 'hook-7'), ...tops(1, 'hook-7'));
    expect(duplicates(one)).toEqual([{ suit: 'hook', value: 7, seats: [0, 1] }]);
    expect(duplicates(tapped(one, 'top 1 hook 6'))).toEqual([]);
    const party = tapped(begin(crew(5)), ...tops(0, 'hook-7'), ...tops(1, 'hook-7'));
    expect(duplicates(party)).toEqual([]);
    expect(duplicates(tapped(party, ...tops(4, 'hook-7')))).toEqual([{ suit: 'hook', value: 7, seats: [0, 1, 4] }]);
  });

  test('3.3 with the other mermaids, cards that do not exist leave the banks', () => {
    const sheet = tapped(two(), ...tops(0, 'mermaid-9'), ...tops(1, 'mermaid-5'), 'option mermaidAbility true');
    expect(resultOf(sheet).totals).toEqual([0, 5]);
    expect(tracker.check(sheet, { type: 'top', seat: 0, suit: 'mermaid', value: 9 })).toMatchObject({
      code: 'no-such-card',
    });
    expect(resultOf(tapped(sheet, 'top 0 mermaid 2')).totals).toEqual([2, 5]);
  });

  test('a finished sheet stands still until it is opened again', () => {
    const sheet = tapped(two(), ...tops(0, 'hook-7'), 'finish');
    expect(tracker.check(sheet, { type: 'top', seat: 0, suit: 'hook', value: 2 })).toMatchObject({
      code: 'sheet-finished',
    });
    expect(tapped(sheet, 'reopen', 'top 0 hook 2').finished).toBe(false);
  });
});

/** A whole table after a game: every card dealt somewhere, and the sheet that people would fill in beside it. */
function anyEnd(seed: string) {
  const luck = Stream.seeded(seed, 'banks');
  const players = 2 + luck.below(7);
  const mermaidAbility = luck.below(2) === 0;
  const variant = luck.pick(VARIANTS);
  const traits = Array.from({ length: players }, (): Trait => luck.pick(TRAITS.slice(0, 17)));
  let sheet = begin(crew(players, { variant, mermaidAbility }));
  const rules = rulesFor(sheet);
  const options = optionsOf({ variant, mermaidAbility });
  const s = emptyTable(options, rules, variant, players, 0);
  s.phase = 'over';
  s.traits = traits.map((trait) => traitBits([trait]));
  for (const card of deckOf(rules.copies, mermaidAbility)) {
    const seat = luck.below(players * 2);
    if (seat < players) putInBank(s, seat, card);
  }
  const texts = traits.map((trait, seat) => `trait ${seat} ${trait}`);
  for (let at = 0; at < s.bank.length; at++) {
    const seat = (at / SUIT_COUNT) | 0;
    const cards = deckOf(rules.copies, mermaidAbility).filter(
      (card) => suitOf(card) === at % SUIT_COUNT && ((s.bank[at] as number) & (1 << (card & 15))) !== 0,
    );
    if (variant === 'pile-o-treasure') texts.push(...heldTexts(seat, cards));
    else if (cards.length > 0) texts.push(...tops(seat, cardId(cards.at(-1) as Card).replace('b', '')));
  }
  sheet = tapped(sheet, ...texts);
  return { s, sheet, players };
}

function heldTexts(seat: number, cards: readonly Card[]): string[] {
  const copies = new Map<string, number>();
  for (const card of cards) {
    const name = `${SUITS[suitOf(card)]} ${valueOf(card)}`;
    copies.set(name, (copies.get(name) ?? 0) + 1);
  }
  return [...copies].map(([name, count]) => `hold ${seat} ${name} ${count}`);
}

test('7, 8.3 for any banks the sheet comes to what the engine reckons from every card, once the ties are counted', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const end = anyEnd(seed);
      const { s, players } = end;
      let { sheet } = end;
      const scores = Array.from({ length: players }, (_, seat) => scoreOf(s, seat));
      expect(resultOf(sheet).totals).toEqual(scores);
      expect(duplicates(sheet)).toEqual([]);
      const { reached, askReached } = resultOf(sheet);
      s.suddenWinner = reached[0] ?? -1;
      if (askReached) sheet = tapped(sheet, `reached ${reached[0]}`);
      for (const seat of resultOf(sheet).askSize) sheet = tapped(sheet, `size ${seat} ${bankSize(s, seat)}`);
      const { winners, parts, reason } = resultOf(sheet).outcome;
      const truth = outcome(s);
      expect({ winners, parts, reason }).toEqual({
        winners: truth?.winners,
        parts: truth?.parts,
        reason: truth?.reason,
      });
    }),
    { numRuns: 300 },
  );
});
