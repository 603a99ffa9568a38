import { BakedStore } from '@/components/kit/skia/baked-store';
import { Workshop } from '@/components/kit/skia/workshop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A door that a test opens and shuts. */
function entrance() {
  let waiting: (() => void)[] = [];
  let [shut, closures] = [false, 0];
  return {
    open: () => (shut ? new Promise<void>((pass) => waiting.push(pass)) : Promise.resolve()),
    closures: () => closures,
    move(toShut: boolean) {
      if (toShut && !shut) closures++;
      shut = toShut;
      if (shut) return;
      waiting.forEach((pass) => pass());
      waiting = [];
    },
  };
}

function store() {
  const freed: string[] = [];
  const door = entrance();
  const workshop = new Workshop(door, () => new Promise((done) => setTimeout(done, 0)));
  const baked = new BakedStore<string>(workshop, (value) => freed.push(value));
  const show = (key: string) => baked.take(key, async () => key);
  return { baked, show, freed, door };
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

describe('what fails', () => {
  let told: jest.SpyInstance;
  beforeEach(() => (told = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => told.mockRestore());

  test.each([
    ['throws', () => Promise.reject(new Error('no GPU context'))],
    ['gives nothing', () => Promise.resolve(null)],
  ])('once and %s is made once more', async (_, fail) => {
    const { baked } = store();
    const make = jest.fn(async (): Promise<string | null> => 'picture').mockImplementationOnce(fail);
    await expect(baked.take('390', make)).resolves.toBe('picture');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('always is not kept: who asks later gets another try, and others are made meanwhile', async () => {
    const { baked, show } = store();
    const make = jest.fn(async (): Promise<string> => Promise.reject(new Error('no GPU context')));
    await expect(baked.take('390', make)).resolves.toBeNull();
    expect(make).toHaveBeenCalledTimes(2);
    await expect(show('500')).resolves.toBe('500');
    await expect(show('390')).resolves.toBe('390');
  });
});

describe('behind other apps', () => {
  test('nothing is begun', async () => {
    const { baked, door } = store();
    const make = jest.fn(async () => 'picture');
    door.move(true);
    const made = baked.take('390', make);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(make).not.toHaveBeenCalled();
    door.move(false);
    await expect(made).resolves.toBe('picture');
  });

  test('what was begun rests, and what came of it is not kept', async () => {
    const { baked, door, freed } = store();
    let [strokes, times] = [0, 0];
    const made = baked.take('390', async (pause) => {
      const name = `picture ${++times}`;
      for (let i = 0; i < 3; i++) {
        strokes++;
        await pause();
      }
      return name;
    });
    await jest.advanceTimersByTimeAsync(0);
    door.move(true);
    const before = strokes;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(strokes).toBeLessThanOrEqual(before);
    expect(times).toBe(1);
    door.move(false);
    await jest.advanceTimersByTimeAsync(10);
    await expect(made).resolves.toBe('picture 2');
    expect(freed).toEqual(['picture 1']);
  });
});
