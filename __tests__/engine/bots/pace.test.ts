import { Pace, SLICE_MS } from '@/components/play/bots/pace';
import { Stream } from '@/engine/core/luck';

/** Work in pieces that take so long each, on a clock that only they move. */
function timed(lengths: readonly number[]) {
  let now = 1000;
  const left = [...lengths];
  const work = {
    get done() {
      return left.length === 0;
    },
    piece: () => void (now += left.shift() ?? 0),
  };
  const pace = new Pace(() => now);
  const slices: number[] = [];
  while (!work.done) {
    const since = now;
    pace.slice(work);
    slices.push(now - since);
  }
  return slices;
}

test('a bot thinks in slices of at most 8 ms, also where a single piece takes half of that', () => {
  const luck = Stream.seeded('pace', 'test');
  for (const longest of [1, 2, 4]) {
    const steps = [longest, ...Array.from({ length: 500 }, () => (luck.below(1000) * longest) / 1000)];
    const slices = timed(steps).slice(1);
    expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_MS);
  }
  expect(Math.max(...timed(new Array<number>(500).fill(3)).slice(1))).toBe(6);
});

test('a slice holds as much as fits: short pieces fill it, one that was long once is forgotten', () => {
  const slices = timed([40, ...new Array<number>(2000).fill(0.5)]);
  expect(slices[0]).toBe(40);
  expect(slices.slice(-100, -1).every((slice) => slice === SLICE_MS - 0.5)).toBe(true);
  expect(slices.length).toBeLessThan(200);
});

test('it always goes on, also where every piece is longer than a slice', () => {
  expect(timed([20, 20, 20])).toEqual([20, 20, 20]);
});
