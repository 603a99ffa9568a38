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
