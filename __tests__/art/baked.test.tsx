import { BakedStore } from '@/components/table/skia/use-baked';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function store() {
  const freed: string[] = [];
  const baked = new BakedStore<string>((value) => freed.push(value));
  const show = (key: string) => baked.take(key, async () => key);
  return { baked, show, freed };
}

test('3.6 what was just left is not freed at once: the screen may draw it once more', async () => {
  const { baked, show, freed } = store();
  for (const key of ['390', '500', '700']) {
    await show(key);
    baked.leave(key);
  }
  await jest.advanceTimersByTimeAsync(500);
  expect(freed).toEqual([]);
  await jest.advanceTimersByTimeAsync(600);
  expect(freed).toEqual(['390', '500']);
});

test('3.6 one that nobody looks at is kept for the way back, and one that is looked at always', async () => {
  const { baked, show, freed } = store();
  await show('upright');
  await show('upright');
  baked.leave('upright');
  await show('side');
  baked.leave('side');
  await show('wide');
  baked.leave('wide');
  await jest.advanceTimersByTimeAsync(5000);
  expect(freed).toEqual(['side']);
  const again = jest.fn(async () => 'new');
  await expect(baked.take('upright', again)).resolves.toBe('upright');
  await expect(baked.take('wide', again)).resolves.toBe('wide');
  expect(again).not.toHaveBeenCalled();
});

test('3.6 of all sizes of a window that is being pulled only the first and the last are painted', async () => {
  const { baked } = store();
  const painted: string[] = [];
  const paint = (key: string) => async () => {
    await new Promise((done) => setTimeout(done, 200));
    painted.push(key);
    return key;
  };
  const sizes = ['390', '500', '600', '700'];
  const shown = sizes.map((key, i) => {
    const picture = baked.take(key, paint(key));
    // Its painting has begun before the next size comes; nobody stays but the last.
    return jest.advanceTimersByTimeAsync(10).then(() => {
      if (i < sizes.length - 1) baked.leave(key);
      return picture;
    });
  });
  await jest.advanceTimersByTimeAsync(1000);
  await expect(shown.at(-1)).resolves.toBe('700');
  expect(painted).toEqual(['390', '700']);
});
