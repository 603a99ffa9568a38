import fc from 'fast-check';
import { hash32, Luck, LUCK_NAME, Stream, type StreamState } from '@/engine/core/luck';
import { chiSquare, chiSquareFloor, chiSquareLimit } from './chi-square';

const NAMES = ['setup', 'play', 'dice', 'bots', 'decoration'] as const;
const outputs = (stream: Stream, count: number): number[] => Array.from({ length: count }, () => stream.next());

/** Every count of `below(n)` over `draws` draws, in at most `cells` equal cells. */
function spread(draw: () => number, n: number, draws: number, cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < draws; i++) {
    const cell = Math.floor((draw() * cells) / n);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

describe('the generator', () => {
  // Published: Chris Doty-Humphrey's sfc32 of PractRand, written here once more over unbounded integers.
  function* published(state: StreamState): Generator<number> {
    const M = 0xffffffffn;
    let [a, b, c, counter] = state.map((x) => BigInt(x >>> 0)) as [bigint, bigint, bigint, bigint];
    for (;;) {
      const t = (a + b + counter) & M;
      counter = (counter + 1n) & M;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & M;
      c = ((((c << 21n) | (c >> 11n)) & M) + t) & M;
      yield Number(t);
    }
  }

  test('is sfc32 as published, from any state', () => {
    const word = fc.integer({ min: -2147483648, max: 2147483647 });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (state) => {
        const stream = new Stream(state);
        const twin = published(state);
        return outputs(stream, 40).every((x) => x === twin.next().value);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('never changes: the first numbers of a known seed, stream by stream', () => {
    expect(LUCK_NAME).toBe('sfc32');
    const luck = Luck.fromSeed('Tortuga 1718');
    expect(Object.fromEntries(NAMES.map((name) => [name, outputs(luck[name], 4)]))).toEqual({
      setup: [3518918363, 197461560, 4183207271, 1709802018],
      play: [530979568, 3193122819, 2805790260, 2987241269],
      dice: [3639352738, 545840667, 4035022339, 3855882573],
      bots: [160440005, 888541623, 1421958940, 3915576057],
      decoration: [2160181063, 396631036, 4069883389, 1320832951],
    });
    expect(luck.state()).toEqual({
      setup: [-1401784037, 713137451, 2018355069, 20],
      play: [-141029548, -1216109491, 381347422, 20],
      dice: [-751073001, 1980262491, -1371510877, 20],
      bots: [-921818351, -945453752, -1972812020, 20],
      decoration: [-578967993, -2112024507, -93461133, 20],
    });
  });

  test('never changes: what is made of the numbers', () => {
    const { play, dice } = Luck.fromSeed(7);
    expect(Array.from({ length: 12 }, () => dice.die(6))).toEqual([1, 6, 6, 2, 1, 3, 5, 6, 2, 6, 5, 6]);
    expect(play.shuffle([...'ABCDEFGHIJ']).join('')).toBe('GJFBIDECHA');
    expect(play.shuffleFirst([...'ABCDEFGHIJ'], 3).join('')).toBe('ADHBEFGCIJ');
    expect([1, 2, 3, 10, 1000, 3221225472].map((n) => play.below(n))).toEqual([0, 0, 2, 7, 920, 2453332700]);
    expect(['', 'a', 'seed|play|0', 'Пірат ☠'].map(hash32)).toEqual([
      -1421968373, -1846945241, -307864156, -1505627945,
    ]);
  });

  test('a number and its text are the same seed; another seed is another match', () => {
    expect(Luck.fromSeed(12).state()).toEqual(Luck.fromSeed('12').state());
    const first = new Set(Array.from({ length: 5000 }, (_, seed) => Luck.fromSeed(seed).setup.state().join()));
    expect(first.size).toBe(5000);
  });
});

describe('whole numbers below a bound', () => {
  const bounds = [
    2, 3, 4, 5, 6, 7, 10, 12, 20, 31, 60, 97, 120, 1000, 65537, 1000003, 2147483647, 3221225472, 4294967296,
  ];

  test.each(bounds)('below(%i) favours no number', (n) => {
    const cells = n <= 1000 ? n : 512;
    const draws = 1_000_000;
    const stream = Stream.seeded('fair', `below ${n}`);
    const counts = spread(() => stream.below(n), n, draws, cells);
    const expected = Array.from({ length: cells }, (_, cell) => {
      const from = Math.ceil((cell * n) / cells);
      const to = Math.ceil(((cell + 1) * n) / cells);
      return (draws * (to - from)) / n;
    });
    const found = chiSquare(counts, expected);
    expect(found).toBeLessThan(chiSquareLimit(cells));
    expect(found).toBeGreaterThan(chiSquareFloor(cells));
  });

  test('the measure bites: a plain remainder fails where rejection passes', () => {
    const n = 3221225472;
    const crooked = Stream.seeded('fair', 'crooked');
    expect(
      chiSquare(
        spread(() => crooked.next() % n, n, 20_000, 3),
        20_000 / 3,
      ),
    ).toBeGreaterThan(chiSquareLimit(3));
  });

  test('always within the bound, also for a bound of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4294967296 }), fc.nat(), (n, seed) => {
        const stream = Stream.seeded(String(seed), 'bound');
        for (let i = 0; i < 20; i++) {
          const x = stream.below(n);
          if (!Number.isInteger(x) || x < 0 || x >= n) return false;
        }
        return true;
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('a die shows 1 to its sides, each as often', () => {
    const dice = Luck.fromSeed('dice').dice;
    const counts = spread(() => dice.die(6) - 1, 6, 600_000, 6);
    expect(chiSquare(counts, 100_000)).toBeLessThan(chiSquareLimit(6));
  });

  test('pick takes each item as often', () => {
    const { play } = Luck.fromSeed('pick');
    const items = ['a', 'b', 'c', 'd', 'e'];
    const counts = spread(() => items.indexOf(play.pick(items)), 5, 500_000, 5);
    expect(chiSquare(counts, 100_000)).toBeLessThan(chiSquareLimit(5));
  });

  test('the next number does not hang on the last one', () => {
    const stream = Stream.seeded('pairs', 'play');
    let last = stream.below(32);
    const counts = spread(
      () => {
        const next = stream.below(32);
        const pair = last * 32 + next;
        last = next;
        return pair;
      },
      1024,
      1_000_000,
      1024,
    );
    expect(chiSquare(counts, 1_000_000 / 1024)).toBeLessThan(chiSquareLimit(1024));
  });
});

describe('shuffling', () => {
  /** The rank of an order among all orders of its items 0..n-1. */
  function rank(order: readonly number[]): number {
    let out = 0;
    order.forEach((x, i) => {
      let smaller = 0;
      for (let j = i + 1; j < order.length; j++) if ((order[j] as number) < x) smaller++;
      out = out * (order.length - i) + smaller;
    });
    return out;
  }

  test('Fisher–Yates: all 720 orders of six cards are equally likely', () => {
    const stream = Stream.seeded('orders', 'setup');
    const counts = spread(() => rank(stream.shuffle([0, 1, 2, 3, 4, 5])), 720, 720_000, 720);
    expect(chiSquare(counts, 1000)).toBeLessThan(chiSquareLimit(720));
    expect(chiSquare(counts, 1000)).toBeGreaterThan(chiSquareFloor(720));
  });

  test('the measure bites: swapping with any place, the classic mistake, fails', () => {
    const stream = Stream.seeded('orders', 'mistake');
    const mistake = (): number => {
      const items = [0, 1, 2, 3, 4, 5];
      for (let i = 0; i < items.length; i++) {
        const j = stream.below(items.length);
        [items[i], items[j]] = [items[j] as number, items[i] as number];
      }
      return rank(items);
    };
    expect(chiSquare(spread(mistake, 720, 200_000, 720), 200_000 / 720)).toBeGreaterThan(chiSquareLimit(720));
  });

  test('every card of sixty comes to every place as often', () => {
    const stream = Stream.seeded('places', 'setup');
    const counts = new Array<number>(3600).fill(0);
    const rounds = 36_000;
    for (let i = 0; i < rounds; i++) {
      stream
        .shuffle(Array.from({ length: 60 }, (_, card) => card))
        .forEach((card, place) => (counts[card * 60 + place] = (counts[card * 60 + place] as number) + 1));
    }
    // 3600 cells, of which row and column sums are fixed: the limit is on the generous side.
    expect(chiSquare(counts, rounds / 60)).toBeLessThan(chiSquareLimit(3600));
  });

  test('shuffleFirst: the first two of seven cards are each of the 42 pairs as often', () => {
    const stream = Stream.seeded('draw', 'play');
    const counts = new Array<number>(49).fill(0);
    for (let i = 0; i < 420_000; i++) {
      const cards = stream.shuffleFirst([0, 1, 2, 3, 4, 5, 6], 2);
      const cell = (cards[0] as number) * 7 + (cards[1] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
    const pairs = counts.filter((_, cell) => cell % 8 !== 0);
    expect(pairs).toHaveLength(42);
    expect(chiSquare(pairs, 10_000)).toBeLessThan(chiSquareLimit(42));
  });

  test('shuffleFirst: keeps all items, draws once a place, and the whole shuffle is its last case', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.nat({ max: 40 }), fc.nat(), (items, count, seed) => {
        const stream = Stream.seeded(String(seed), 'play');
        const before = stream.state()[3];
        const out = stream.shuffleFirst([...items], count);
        const draws = stream.state()[3] - before;
        const places = Math.max(0, Math.min(count, items.length - 1));
        // A draw that would favour low numbers is repeated: below 2^32 mod 30 of 2^32, so practically never.
        return draws === places && [...out].sort().join() === [...items].sort().join();
      }),
      { numRuns: 300, seed: 1 },
    );
    const whole = Stream.seeded('x', 'y').shuffle([...'pirates']);
    expect(whole).toEqual(Stream.seeded('x', 'y').shuffleFirst([...'pirates'], 7));
  });

  test('items that are undefined or equal are shuffled like any others', () => {
    expect(Stream.seeded('x', 'y').shuffle([undefined, undefined])).toEqual([undefined, undefined]);
    expect(Stream.seeded('x', 'y').shuffle([])).toEqual([]);
  });
});

describe('streams', () => {
  test.each(NAMES)('drawing from %s moves no other stream', (name) => {
    const luck = Luck.fromSeed('apart');
    const before = luck.state();
    outputs(luck[name], 1000);
    const after = luck.state();
    expect(after[name]).not.toEqual(before[name]);
    expect({ ...after, [name]: before[name] }).toEqual(before);
  });

  test('two streams of one seed have nothing in common', () => {
    const luck = Luck.fromSeed('common');
    const found = NAMES.flatMap((one, i) =>
      NAMES.slice(i + 1).map((other) => {
        const counts = spread(() => luck[one].below(16) * 16 + luck[other].below(16), 256, 100_000, 256);
        return chiSquare(counts, 100_000 / 256);
      }),
    );
    expect(found).toHaveLength(10);
    expect(Math.max(...found)).toBeLessThan(chiSquareLimit(256));
  });

  test('neighbouring seeds have nothing in common', () => {
    const first = (seed: number): number => Stream.seeded(String(seed), 'setup').below(16);
    let last = first(0);
    let seed = 0;
    const pair = (): number => {
      const next = first(++seed);
      const out = last * 16 + next;
      last = next;
      return out;
    };
    expect(chiSquare(spread(pair, 256, 100_000, 256), 100_000 / 256)).toBeLessThan(chiSquareLimit(256));
  });
});

describe('state in and out', () => {
  test('a saved luck goes on as if it had never stopped, through JSON too', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat({ max: 20 }))), (seed, draws) => {
        const luck = Luck.fromSeed(seed);
        draws.forEach(([name, count]) => outputs(luck[name], count));
        const saved = JSON.parse(JSON.stringify(luck.state()));
        const fresh = Luck.fromState(saved);
        const loaded = Luck.fromSeed('another');
        loaded.load(saved);
        return NAMES.every((name) => {
          const next = outputs(luck[name], 5).join();
          return outputs(fresh[name], 5).join() === next && outputs(loaded[name], 5).join() === next;
        });
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('a state that was taken out does not move with the stream', () => {
    const luck = Luck.fromSeed('still');
    const before = luck.state();
    const copy = JSON.parse(JSON.stringify(before));
    outputs(luck.play, 10);
    expect(before).toEqual(copy);
  });
});

describe('a stream for one thing', () => {
  test('costs three draws, whatever is taken from it, and is the same again', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 200 }), (seed, taken) => {
        const [one, other] = [Stream.seeded(seed, 'dice'), Stream.seeded(seed, 'dice')];
        const first = outputs(one.fork(), taken).join();
        outputs(other, 3);
        return (
          first === outputs(Stream.seeded(seed, 'dice').fork(), taken).join() &&
          one.state().join() === other.state().join()
        );
      }),
    );
  });

  test('has nothing in common with the next one, nor with where it comes from', () => {
    const dice = Stream.seeded('forks', 'dice');
    const cells = 256;
    const pair = (): number => {
      const fork = dice.fork();
      return fork.below(16) * 16 + dice.fork().below(16);
    };
    expect(chiSquare(spread(pair, cells, 100_000, cells), 100_000 / cells)).toBeLessThan(chiSquareLimit(cells));
    const parent = (): number => {
      const fork = dice.fork();
      return fork.below(16) * 16 + dice.below(16);
    };
    expect(chiSquare(spread(parent, cells, 100_000, cells), 100_000 / cells)).toBeLessThan(chiSquareLimit(cells));
  });

  test('a die of it shows each face as often', () => {
    const dice = Stream.seeded('faces', 'dice');
    const counts = spread(() => dice.fork().below(6), 6, 60_000, 6);
    expect(chiSquare(counts, 10_000)).toBeLessThan(chiSquareLimit(6));
  });
});
