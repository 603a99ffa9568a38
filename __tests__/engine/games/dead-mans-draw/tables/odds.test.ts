import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { cardOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import { bustOdds } from '@/engine/games/dead-mans-draw/odds';
import { markOf, type DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { nameOf, type Name } from '../../../../fixtures/dead-mans-draw/notation';
import { positionOf, stateOf, type Given } from '../../../../fixtures/dead-mans-draw/table';

/** Rows of k suits that all came from a full draw pile: the sevens of the first k suits. */
function fullPile(seats: number, k: number): DeadMansDrawState {
  const row: Card[] = Array.from({ length: k }, (_, suit) => cardOf(suit, 7));
  const copies = seats > 4 ? ['', 'b'] : [''];
  const lowest = copies.map((copy) =>
    ['An2', 'Hk2', 'Cn2', 'Ky2', 'Ch2', 'Mp2', 'Or2', 'Sw2', 'Kr2', 'Me4'].map((x) => x + copy),
  );
  const state = stateOf(positionOf({ seats, discard: lowest.flat().join(' ') }));
  state.draw = state.draw.filter((card) => !row.includes(card));
  state.row = row;
  state.marks = row.map(() => markOf('draw'));
  return state;
}

const ks = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each(ks)('12.1 one copy, %d suits in the row: 4k/(50−k)', (k) => {
  expect(bustOdds(deadMansDraw.observe(fullPile(2, k), 0))).toEqual({ bust: 4 * k, of: 50 - k });
});

test.each(ks)('12.1 two copies, %d suits in the row: 9k/(100−k)', (k) => {
  expect(bustOdds(deadMansDraw.observe(fullPile(5, k), 0))).toEqual({ bust: 9 * k, of: 100 - k });
});

test('12.1 the percentages of the table', () => {
  const percent = (seats: number): number[] =>
    ks.map((k) => {
      const { bust, of } = bustOdds(deadMansDraw.observe(fullPile(seats, k), 1));
      return Math.round((100 * bust) / of);
    });
  expect(percent(4)).toEqual([8, 17, 26, 35, 44, 55, 65, 76, 88]);
  expect(percent(8)).toEqual([9, 18, 28, 38, 47, 57, 68, 78, 89]);
});

function odds(given: Given, row: readonly Card[], seat = 0): { bust: number; of: number } {
  const state = stateOf(positionOf(given));
  state.draw = state.draw.filter((card) => !row.includes(card));
  state.row = [...row];
  state.marks = row.map(() => markOf('draw'));
  return bustOdds(deadMansDraw.observe(state, seat));
}

const KRAKEN = 8;
const MERMAID = 9;

describe('11.3 what the table knows changes the odds', () => {
  test('an empty row cannot bust, an empty pile has no next card', () => {
    expect(odds({}, [])).toEqual({ bust: 0, of: 60 });
    expect(odds({ draw: 'An7 (last)' }, [cardOf(0, 7)])).toEqual({ bust: 0, of: 0 });
  });

  test('banks and discards are seen: only what is left counts', () => {
    const given = { banks: { A: 'An2 An3', B: 'An4' } as Partial<Record<Name, string>>, discard: 'An5 Ky2' };
    expect(odds(given, [cardOf(0, 7)])).toEqual({ bust: 1, of: 54 });
  });

  test('an oracle makes the next card certain, for those who have seen it', () => {
    const state = stateOf(positionOf({ options: { oraclePublic: false }, draw: 'An7 An6' }));
    state.draw.pop();
    state.row = [cardOf(0, 7)];
    state.marks = [markOf('draw')];
    state.known[0] = 1;
    expect(bustOdds(deadMansDraw.observe(state, 0))).toEqual({ bust: 1, of: 1 });
    expect(bustOdds(deadMansDraw.observe(state, 1))).toEqual({ bust: 5, of: 59 });
  });

  test.each([
    ['Casanova, mermaids', 'casanova', false, MERMAID, 0],
    ['Casanova in the mermaid variant', 'casanova', true, MERMAID, 5],
    ['Fisherman, krakens', 'fisherman', false, KRAKEN, 0],
    ['somebody else, krakens', 'miser', false, KRAKEN, 5],
  ] as const)('4.3.1 %s', (_, trait, mermaidAbility, suit, bust) => {
    const given = { options: { mermaidAbility }, traits: { [nameOf(0)]: [trait] } };
    expect(odds(given, [cardOf(suit, 7)])).toEqual({ bust, of: 59 });
  });

  test('8.3 Strange Lands counts equal values', () => {
    expect(odds({ options: { variant: 'strange-lands' } }, [cardOf(0, 7)])).toEqual({ bust: 9, of: 59 });
    expect(odds({ options: { variant: 'strange-lands' } }, [cardOf(MERMAID, 9)])).toEqual({ bust: 0, of: 59 });
  });

  test('R21 with a closed discard pile its cards may also be next, but for the top one', () => {
    const given = { options: { discardOpen: false }, discard: 'An2 An3 Ky2' };
    expect(odds(given, [cardOf(0, 7)])).toEqual({ bust: 5, of: 58 });
  });
});
