import fc from 'fast-check';
import * as v from 'valibot';
import { FaultyStore, type CallFault } from '@/__tests__/fixtures/saves/faulty-store';
import { Stream } from '@/engine/core/luck';
import { Document, type DocumentSpec } from '@/engine/saves/documents';
import { Generations } from '@/engine/saves/generations';

/** A list of what was tapped, by whichever window: nothing that was said to be kept may be missing from it. */
const TAPS: DocumentSpec<string[]> = { name: 'taps', schema: v.array(v.string()), defaults: () => [] };
const WINDOWS = 3;
const CALL_FAULTS: readonly CallFault[] = ['throw', 'drop', 'tear', 'tear-and-throw', 'flip'];

type Step =
  | { readonly does: 'write' | 'change' | 'look' | 'restart'; readonly window: number }
  | { readonly does: 'fault'; readonly store: number; readonly fault: CallFault; readonly after: number };

const window = fc.nat({ max: WINDOWS - 1 });
const quiet: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('write' as const, 'write' as const, 'change' as const, 'look' as const, 'restart' as const),
  window,
});
const fault: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('fault' as const),
  store: fc.nat({ max: 1 }),
  fault: fc.constantFrom(...CALL_FAULTS),
  after: fc.integer({ min: 1, max: 8 }),
});

class Windows {
  readonly stores: readonly [FaultyStore, FaultyStore];
  private readonly open: Document<string[]>[];
  /** What each window shows. */
  private readonly shown: string[][];
  /** Taps of which a window was told that they are kept. */
  readonly kept: string[] = [];
  /** Not said to be kept, and perhaps there all the same. */
  readonly tried = new Set<string>();
  refused = 0;
  private count = 0;

  constructor(seed: string) {
    const luck = Stream.seeded(seed, 'windows');
    this.stores = [new FaultyStore(luck), new FaultyStore(luck)];
    this.open = Array.from({ length: WINDOWS }, () => this.another());
    this.shown = this.open.map((one) => one.read().value);
  }

  another = () => new Document(new Generations(this.stores), TAPS);

  step(step: Step): void {
    if (step.does === 'fault') {
      const store = this.stores[step.store] as FaultyStore;
      store.faults.set(store.calls + step.after, step.fault);
      return;
    }
    const { does, window: at } = step;
    if (does === 'restart') this.open[at] = this.another();
    const one = this.open[at] as Document<string[]>;
    if (does === 'look' || does === 'restart') this.shown[at] = one.read().value;
    else this.tap(at, one, does);
  }

  private tap(at: number, one: Document<string[]>, how: 'write' | 'change'): void {
    const tap = `${at}.${this.count++}`;
    const next = [...(this.shown[at] as string[]), tap];
    const failed = how === 'write' ? one.write(next) : one.change((now) => [...now, tap]);
    if (!failed) this.kept.push(tap);
    else if (failed.code !== 'changed-elsewhere') this.tried.add(tap);
    else this.refused++;
    if (failed || how === 'change') this.shown[at] = one.read().value;
    else this.shown[at] = next;
  }

  /** What is missing or stands there twice, after everything is sound again. */
  wrong(): string[] {
    for (const store of this.stores) store.faults.clear();
    const { value } = this.another().read();
    const lost = this.kept.filter((tap) => !value.includes(tap)).map((tap) => `${tap} lost`);
    const made = value.filter((tap, i) => value.indexOf(tap) !== i).map((tap) => `${tap} twice`);
    return [...lost, ...made];
  }
}

test('whatever two and three windows do: nothing kept is written over unread', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.string(), fc.array(quiet, { maxLength: 60 }), (seed, steps) => {
      const windows = new Windows(seed);
      for (const step of steps) windows.step(step);
      refused += windows.refused;
      expect(windows.wrong()).toEqual([]);
      expect([...windows.tried]).toEqual([]);
      expect(windows.another().read().value).toEqual(windows.kept);
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(100);
});

test('the same while calls to the stores fail, tear and flip', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.oneof({ weight: 6, arbitrary: quiet }, { weight: 1, arbitrary: fault }), { maxLength: 60 }),
      (seed, steps) => {
        const windows = new Windows(seed);
        for (const step of steps) windows.step(step);
        expect(windows.wrong()).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
});

test.each(CALL_FAULTS)('a fault (%s) at the n-th call of two windows that tap in turn, for every n', (kind) => {
  const run = (at: number | null, which: 0 | 1) => {
    const windows = new Windows('every n');
    const store = windows.stores[which];
    const before = store.calls;
    if (at !== null) store.faults.set(before + at, kind);
    for (let i = 0; i < 6; i++) {
      windows.step({ does: 'look', window: i % 2 });
      windows.step({ does: 'write', window: i % 2 });
      windows.step({ does: 'write', window: (i + 1) % 2 });
    }
    return { windows, calls: store.calls - before };
  };
  const losses: string[] = [];
  for (const which of [0, 1] as const) {
    const { calls } = run(null, which);
    expect(calls).toBeGreaterThan(30);
    for (let n = 1; n <= calls; n++) {
      losses.push(
        ...run(n, which)
          .windows.wrong()
          .map((loss) => `${which}.${n}: ${loss}`),
      );
    }
  }
  expect(losses).toEqual([]);
});

test('a store that dies at the n-th call, for every n: what was said to be kept is kept', () => {
  const losses: string[] = [];
  for (const which of [0, 1] as const) {
    for (let n = 1; n <= 80; n++) {
      const windows = new Windows('dying');
      const store = windows.stores[which];
      store.deadFrom = store.calls + n;
      for (let i = 0; i < 12; i++) windows.step({ does: i % 3 === 0 ? 'change' : 'write', window: i % 2 });
      store.deadFrom = Infinity;
      losses.push(...windows.wrong().map((loss) => `${which}.${n}: ${loss}`));
    }
  }
  expect(losses).toEqual([]);
});

test('any single bit that flips in the newest copy costs one write at most, is told, and never passes for another value', () => {
  const flips: string[] = [];
  const windows = new Windows('flips');
  for (let i = 0; i < 3; i++) windows.step({ does: 'change', window: 0 });
  const texts = windows.stores.map((store) => store.texts.get('doc.taps') as string);
  for (const [which, text] of texts.entries()) {
    for (let at = 0; at < text.length * 8; at++) {
      const place = Math.floor(at / 8);
      const flipped =
        text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << (at % 8))) + text.slice(place + 1);
      windows.stores.forEach((store, i) => store.texts.set('doc.taps', i === which ? flipped : (texts[i] as string)));
      const { value, notices } = windows.another().read();
      const whole = value.length === 3 || (value.length === 2 && notices.length > 0);
      if (!whole || notices.length === 0) flips.push(`${which}.${at}: ${value.join()}`);
    }
  }
  expect(flips).toEqual([]);
});

test('after another window has written, it is known; after reading, it is not new any more', () => {
  const { another } = new Windows('known');
  const [mine, other] = [another(), another()];
  expect(mine.changedElsewhere()).toBe(false);
  mine.read();
  expect(other.change(() => ['a'])).toBeNull();
  expect(mine.changedElsewhere()).toBe(true);
  expect(mine.write(['b'])).toEqual({ code: 'changed-elsewhere', params: { key: 'doc.taps' } });
  expect(mine.read().value).toEqual(['a']);
  expect(mine.changedElsewhere()).toBe(false);
  expect(mine.write(['a', 'b'])).toBeNull();
  expect(another().write(['c'])).toMatchObject({ code: 'changed-elsewhere' });
});
