import { countBits, placesOfBits } from '@/engine/kit/bits';
import { placesBy } from '@/engine/kit/places';
import { clockwise, roundFrom, seatsIn, stepsTo } from '@/engine/kit/seats';
import { mixed, mixedAll } from '@/engine/kit/sight';
import { haveChanged, popOf, replaceTop, topOf, topTask } from '@/engine/kit/tasks';
import { inTextOrder, textRanks } from '@/engine/kit/text-order';
import { evaluateBy, shareOut } from '@/engine/kit/win-shares';

test('seats go round clockwise', () => {
  const table = { seats: 4 };
  expect([clockwise(table, 3, 1), clockwise(table, 1, 2), stepsTo(table, 3, 1)]).toEqual([0, 3, 2]);
  expect(roundFrom(table, 2)).toEqual([2, 3, 0, 1]);
  expect(seatsIn(table, 0b1010)).toEqual([1, 3]);
});

test('bits are counted and named, also the highest', () => {
  expect([countBits(0), countBits(0b1011), placesOfBits(1 | (1 << 30))]).toEqual([0, 3, [0, 30]]);
});

test('more is better, the first difference decides, and equal numbers share a place', () => {
  expect(
    placesBy([
      [5, -1],
      [7, -3],
      [5, 0],
      [7, -3],
    ]),
  ).toEqual([[1, 3], [2], [0]]);
});

test('names in their alphabetical order', () => {
  expect(inTextOrder(['rum', 'coffee', 'fruit'])).toEqual([1, 2, 0]);
  expect(textRanks(['rum', 'coffee', 'fruit'])).toEqual([2, 0, 1]);
});

type Job = { readonly kind: 'ask'; readonly left: number } | { readonly kind: 'wait' };

test('a stack of tasks: the last one is worked on, and a rule that finds another one than its own says so', () => {
  const s: { tasks: Job[] } = { tasks: [{ kind: 'wait' }, { kind: 'ask', left: 2 }] };
  const before = s.tasks.slice();
  expect(haveChanged(before, s.tasks)).toBe(false);
  replaceTop(s, { kind: 'ask', left: topOf(s, 'ask').left - 1 });
  expect(haveChanged(before, s.tasks)).toBe(true);
  expect(popOf(s, 'ask').left).toBe(1);
  expect(topTask(s)?.kind).toBe('wait');
  expect(() => topOf(s, 'ask')).toThrow('wait');
});

test('sights differ by what is seen and by its order', () => {
  expect(mixedAll(7, [1, 2])).toBe(mixed(mixed(7, 1), 2));
  expect(mixedAll(7, [1, 2])).not.toBe(mixedAll(7, [2, 1]));
});

test('a position is worth what it promises, an end what it is worth', () => {
  const into: number[] = [];
  shareOut([10, 10, 4], 3, 9, into);
  expect(into[0]).toBeCloseTo(into[1] as number);
  expect(into[2]).toBeLessThan(into[0] as number);
  const end = { places: [[1], [0]], winners: [1], scores: [0, 3], parts: [[], []], reason: 'score' };
  const evaluate = evaluateBy<{ over: boolean }>(
    ({ over }) => (over ? end : undefined),
    (_, shares) => void shares.splice(0, 2, 0.4, 0.6),
  );
  evaluate({ over: false }, into, 0);
  expect(into.slice(0, 2)).toEqual([0.4, 0.6]);
  evaluate({ over: true }, into, 0);
  expect(into.slice(0, 2)).toEqual([0, 1]);
});
