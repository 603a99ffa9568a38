import { behindLast, leastOf, mostOf, pickable, Ranges, type Division } from '@/engine/kit/chains';

/** Every division that the links lead to, each link offered from the least to the most. */
function divisions(task: Division): (readonly number[])[] {
  if (task.at === task.caps.length) return [task.taken];
  const made: (readonly number[])[] = [];
  for (let count = leastOf(task); count <= mostOf(task); count++) {
    const taken = task.taken.map((one, i) => (i === task.at ? count : one));
    made.push(...divisions({ ...task, taken, at: task.at + 1 }));
  }
  return made;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

test.each([
  [[2, 0, 3], 1, 4],
  [[1, 1, 1], 3, 3],
  [[4, 2, 2], 0, 0],
  [[3, 3, 3], 2, 9],
])('the chain of %j from %i to %i leads to every division once and to no other', (caps, lo, hi) => {
  const wanted: number[][] = [];
  for (let a = 0; a <= (caps[0] ?? 0); a++)
    for (let b = 0; b <= (caps[1] ?? 0); b++)
      for (let c = 0; c <= (caps[2] ?? 0); c++) if (a + b + c >= lo && a + b + c <= hi) wanted.push([a, b, c]);
  const reached = divisions({ caps, taken: caps.map(() => 0), at: 0, lo, hi });
  expect(reached.map(String).sort()).toEqual(wanted.map(String).sort());
  expect(reached.every((taken) => sum(taken) >= lo && sum(taken) <= hi)).toBe(true);
});

test('picking in the order of the list leads to every set of that size once', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  const sets = (picked: readonly string[]): string[] => {
    if (picked.length === 3) return [picked.join('')];
    const left = behindLast(list, (one) => picked.includes(one));
    return pickable(left, 3 - picked.length).flatMap((one) => sets([...picked, one]));
  };
  expect(sets([])).toEqual(['abc', 'abd', 'abe', 'acd', 'ace', 'ade', 'bcd', 'bce', 'bde', 'cde']);
});

test('a range of numbered actions stands in the order of its texts and is put together once', () => {
  const ranges = new Ranges(
    Array.from({ length: 12 }, (_, i) => `buy ${i + 1}`),
    1,
  );
  expect(ranges.from(1, 11)).toEqual(['buy 1', 'buy 10', 'buy 11', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `buy ${n}`)]);
  expect(ranges.from(1, 11)).toBe(ranges.from(1, 11));
  expect(ranges.from(2, 1)).toEqual([]);
});
