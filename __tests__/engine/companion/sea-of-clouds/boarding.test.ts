import * as v from 'valibot';
import { effectsOf, orderOf } from '@/engine/companion/sea-of-clouds/effects';
import { roundsToBoarding, turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import { strengthOf } from '@/engine/companion/sea-of-clouds/strength';
import { isBoardingRound, roundsFor } from '@/engine/games/sea-of-clouds/data/board';
import { isBoarding, PRINTED, sideOf, TablesSchema } from '@/engine/companion/sea-of-clouds/tables';
import { at, boarding, book, on, turns, why, type Book } from './at-the-table';

/** The ships come alongside on the first boarding island, and these strengths meet. */
function fought(strengths: readonly (number | null)[], ...before: string[]): Book {
  const players = strengths.length;
  return book(players, ...turns(players, players > 3 ? 4 : 5), ...before, ...boarding(strengths), 'fight');
}

const beats = ({ sheet }: Book) =>
  sheet.fight?.beats.map((bits) => sheet.players.map((_, i) => i).filter((i) => (bits & (1 << i)) !== 0));

describe('rounds', () => {
  test('T35 boardings after 4, 8, 12 with four captains, after 5, 10, 15 with fewer; the same as in the game', () => {
    const rounds = Array.from({ length: 15 }, (_, i) => i + 1);
    for (const players of [2, 3, 4]) {
      const track = PRINTED.tracks[sideOf(players)] as (typeof PRINTED.tracks)[number];
      expect(track.rounds).toBe(roundsFor(players));
      const within = rounds.filter((round) => round <= track.rounds);
      expect(within.filter((round) => isBoarding(track, round))).toEqual(
        within.filter((round) => isBoardingRound(players, round)),
      );
    }
  });

  test('4.1.2 one tap a turn; after the last captain of a round the ship sails on, and the hat begins', () => {
    const now = book(3, 'first 1', 'next-turn', 'next-turn');
    expect([now.sheet.round, turnOf(now.sheet)]).toEqual([1, 0]);
    const next = on(now, 'next-turn');
    expect([next.sheet.round, turnOf(next.sheet), roundsToBoarding(next.sheet)]).toEqual([2, 1, 4]);
  });

  test('4.1.4 the alarm goes at the end of a skull round, before the ship sails', () => {
    const now = book(4, ...turns(4, 4));
    expect([now.sheet.round, now.sheet.alarm, roundsToBoarding(now.sheet)]).toEqual([4, true, 0]);
    expect(why(now, 'next-turn')).toBe('boarding-first');
    expect(why(book(4), 'fight')).toBe('no-boarding-yet');
  });

  test('T34 last island: boarding, then the score sheet; the ship does not sail on', () => {
    const now = book(4, 'round 12', ...turns(4, 1), 'fight', 'end-boarding');
    expect([now.sheet.round, now.sheet.scoring]).toEqual([12, true]);
    expect(why(now, 'next-turn')).toBe('rounds-over');
  });

  test('11 another board: islands and skulls as they were typed', () => {
    const now = book(2, 'rounds 14', 'skull 5', 'skull 7', ...turns(2, 7));
    expect([now.sheet.alarm, now.sheet.round]).toEqual([true, 7]);
    expect(why(now, 'skull 14')).toBe('last-boarding');
    expect(why(now, 'rounds 6')).toBe('island-passed');
  });

  test('a hat that moves leaves the turn where it is', () => {
    const now = book(3, 'next-turn', 'hat 2');
    expect(turnOf(now.sheet)).toBe(1);
    expect(turnOf(on(now, 'turn 0').sheet)).toBe(0);
  });
});

describe('fights', () => {
  test.each([
    ['T7 Karl 0, You 6, Katya 4, Phil 2', [null, 6, 4, 2], [[], [0, 2], [3], [0]]],
    ['T8 two captains fight once', [5, 3], [[1], []]],
    ['T20 equal strength: nobody wins', [4, 4], [[], []]],
    ['T43 three captains', [5, 3, 1], [[1, 2], [2], []]],
    ['T44 those who sit opposite do not meet', [9, 1, 8, 3], [[1, 3], [], [1, 3], []]],
  ] as const)('%s', (_, strengths, expected) => {
    expect(beats(fought(strengths))).toEqual(expected);
  });

  test('T6 strength: 4 + 2 + 2 and a Rusty Sword', () => {
    const now = book(2, 'pirate 0 4 each', 'pirate 0 2 each', 'pirate 0 2 once', 'set 0 modifier -1');
    expect(strengthOf(at(now, 0))).toBe(7);
  });

  test('T20 with 8.2 the parrot wins the draw, if its holder has a pirate', () => {
    expect(beats(fought([4, 4], 'parrot-breaks-ties', 'parrot 1'))).toEqual([[], [0]]);
    expect(beats(fought([0, null], 'parrot-breaks-ties', 'parrot 1'))).toEqual([[], []]);
  });

  test('T21, T22 no pirate: strength 0 whatever the objects, and no win; below 0 is below 0', () => {
    expect(beats(fought([null, 1], 'set 0 modifier 2'))).toEqual([[], [0]]);
    const low = fought([1, null], 'set 0 modifier -2');
    expect([low.sheet.fight?.strengths, beats(low)]).toEqual([
      [-1, 0],
      [[], []],
    ]);
  });

  test('11 a crew given as one number fights the same', () => {
    const now = book(2, ...turns(2, 5), 'crew-sum 0 6', 'set 0 modifier 1', 'pirate 1 5 each', 'fight');
    expect([now.sheet.fight?.strengths, beats(now)]).toEqual([
      [7, 5],
      [[1], []],
    ]);
  });

  test('4.7.5 results are settled: no crew changes any more, but undo does', () => {
    const now = fought([5, 3]);
    expect(['pirate 1 5 each', 'unpirate 0 0', 'crew-sum 1 9', 'fight'].map((text) => why(now, text))).toEqual(
      Array.from({ length: 4 }, () => 'fights-settled'),
    );
  });

  test('4.7.19 all crews leave, what the objects add stays', () => {
    const now = on(fought([5, 3], 'set 0 modifier 2'), 'end-boarding');
    expect([at(now, 0).crew, at(now, 0).modifier, now.sheet.round, now.sheet.fight]).toEqual([[], 2, 6, null]);
  });
});

describe('the Chest', () => {
  const chest = (strengths: readonly (number | null)[], ...more: string[]) =>
    fought(strengths, 'chest-owner 0', 'chest-count 5', ...more);

  test('T24 after one loss it goes to the winner, who moves 1', () => {
    const now = chest([3, 6, 1]);
    expect(now.sheet.chestTo).toBe(1);
    expect(why(now, 'end-boarding')).toBe('chest-first');
    const next = on(now, 'chest-goes');
    expect([next.sheet.chest, at(next, 1).doubloons]).toEqual([{ owner: 1, count: 4 }, 4]);
  });

  test('T25 after two losses to the stronger; equally strong, by the parrot', () => {
    expect(chest([1, 6, null, 4]).sheet.chestTo).toBe(1);
    expect(chest([1, 5, null, 5], 'parrot 3').sheet.chestTo).toBe(3);
  });

  test('T47 the parrot wins a draw, but the stronger winner gets the Chest', () => {
    const same = [4, 4, null, 6] as const;
    expect(chest(same, 'parrot 1').sheet.chestTo).toBe(3);
    expect(chest(same, 'parrot 1', 'parrot-breaks-ties').sheet.chestTo).toBe(3);
  });

  test('4.8.4 a drawn fight loses nothing; 4.8.10 an empty Chest moves and pays nothing', () => {
    expect(chest([4, 4]).sheet.chestTo).toBeNull();
    const empty = on(chest([1, 4], 'chest-count 0'), 'chest-goes');
    expect([empty.sheet.chest, at(empty, 1).doubloons]).toEqual([{ owner: 1, count: 0 }, 3]);
    expect(on(chest([1, 4]), 'chest-stays').sheet.chest.owner).toBe(0);
  });

  test('4.8.1 first placed it is filled, with what was typed off the own box; 4.8.8 discarded, nothing is left', () => {
    const placed = book(3, 'chest-owner 1');
    expect(placed.sheet.chest).toEqual({ owner: 1, count: 5 });
    expect(on(placed, 'chest-owner 2').sheet.chest).toEqual({ owner: 2, count: 5 });
    expect(on(placed, 'chest-count 0', 'chest-owner 2').sheet.chest.count).toBe(0);
    expect(on(placed, 'chest-owner -').sheet.chest).toEqual({ owner: null, count: 0 });
    expect(book(2, 'chest-start 7', 'chest-owner 0').sheet.chest.count).toBe(7);
    expect(book(2, 'chest-count 3', 'chest-owner 0').sheet.chest.count).toBe(3);
  });

  test('4.8.1 a sheet that was begun before the number could be typed has the printed one', () => {
    const { chest, ...older } = PRINTED;
    expect(v.parse(TablesSchema, older)).toEqual({ ...older, chest });
  });
});

describe('effects', () => {
  test('4.7.10 once for each won fight, a pirate with the sign once; T30', () => {
    const now = book(3, ...turns(3, 5), 'pirate 0 2 once', 'pirate 0 4 each', 'fight', 'tick 0 0');
    expect(effectsOf(now.sheet, 0)).toEqual([
      { bit: 0, pirate: 0, against: null, done: true },
      { bit: 2, pirate: 1, against: 1, done: false },
      { bit: 3, pirate: 1, against: 2, done: false },
    ]);
    expect(effectsOf(now.sheet, 1)).toEqual([]);
    expect([why(now, 'tick 0 1'), why(now, 'tick 1 0')]).toEqual(['no-such-effect', 'no-such-effect']);
  });

  test('11 a crew given as one number: a line for each beaten captain, and one for what works once', () => {
    const now = book(3, ...turns(3, 5), 'crew-sum 0 6', 'fight');
    expect(effectsOf(now.sheet, 0).map(({ against }) => against)).toEqual([1, 2, null]);
  });

  test('T31 the order begins at the parrot as it was and does not change with it', () => {
    const now = on(fought([1, 2, 3, 4], 'parrot 2'), 'parrot 0');
    expect(orderOf(now.sheet)).toEqual([2, 3, 0, 1]);
  });
});
