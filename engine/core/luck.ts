/** The generator's name is saved with every match: a match is only replayed by the generator it was played with. */
export const LUCK_NAME = 'sfc32';

const STREAMS = ['setup', 'play', 'dice', 'bots', 'decoration'] as const;
export type StreamName = (typeof STREAMS)[number];

export type StreamState = readonly [number, number, number, number];
export type LuckState = Readonly<Record<StreamName, StreamState>>;

/** The first outputs are thrown away, so that near seeds part. */
const WARM_UP = 15;

/** One independent source of whole numbers: Chris Doty-Humphrey's sfc32 (128 bits of state, 32-bit integers only). */
export class Stream {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(state: StreamState) {
    this.load(state);
  }

  /** Starts the stream anew from a seed and a name. */
  static seeded(seed: string, name: string): Stream {
    const stream = new Stream([
      hash32(`${seed}|${name}|0`),
      hash32(`${seed}|${name}|1`),
      hash32(`${seed}|${name}|2`),
      1,
    ]);
    stream.skip(WARM_UP);
    return stream;
  }

  /** A stream of its own for one thing: it costs this one three draws, however many numbers the thing then takes. */
  fork(): Stream {
    const stream = new Stream([this.next(), this.next(), this.next(), 1]);
    stream.skip(WARM_UP);
    return stream;
  }

  /** The next 32 bits, 0..4294967295. */
  next(): number {
    const { b, c, counter } = this;
    const t = (((this.a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** As `next` so many times, with the numbers thrown away. */
  private skip(count: number): void {
    let { a, b, c, counter } = this;
    for (let i = 0; i < count; i++) {
      const t = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
  }

  /** A whole number 0..n-1, each equally likely: what would favour the low numbers is thrown away. */
  below(n: number): number {
    const fair = 4294967296 - (4294967296 % n);
    let x = this.next();
    while (x >= fair) x = this.next();
    return x % n;
  }

  /** A die with faces 1..sides. */
  die(sides: number): number {
    return this.below(sides) + 1;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Fisher–Yates, in place. */
  shuffle<T>(items: T[]): T[] {
    return this.shuffleFirst(items, items.length);
  }

  /** As much of a shuffle as the first `count` places need: those places are a fair draw, the rest is left as it fell. */
  shuffleFirst<T>(items: T[], count: number): T[] {
    const last = items.length - 1;
    const end = count < last ? count : last;
    for (let i = 0; i < end; i++) {
      const j = i + this.below(items.length - i);
      const x = items[i] as T;
      items[i] = items[j] as T;
      items[j] = x;
    }
    return items;
  }

  state(): StreamState {
    return [this.a, this.b, this.c, this.counter];
  }

  load(state: StreamState): void {
    // By their places: taking a list apart costs three times as much where nothing is compiled.
    this.a = state[0];
    this.b = state[1];
    this.c = state[2];
    this.counter = state[3];
  }
}

/** All chance of a match. Each stream runs on its own: an extra draw in one never moves another. */
export class Luck {
  readonly setup: Stream;
  readonly play: Stream;
  readonly dice: Stream;
  readonly bots: Stream;
  readonly decoration: Stream;

  private constructor(make: (name: StreamName) => Stream) {
    this.setup = make('setup');
    this.play = make('play');
    this.dice = make('dice');
    this.bots = make('bots');
    this.decoration = make('decoration');
  }

  static fromSeed(seed: string | number): Luck {
    return new Luck((name) => Stream.seeded(String(seed), name));
  }

  static fromState(state: LuckState): Luck {
    return new Luck((name) => new Stream(state[name]));
  }

  state(): LuckState {
    return {
      setup: this.setup.state(),
      play: this.play.state(),
      dice: this.dice.state(),
      bots: this.bots.state(),
      decoration: this.decoration.state(),
    };
  }

  load(state: LuckState): void {
    for (const name of STREAMS) this[name].load(state[name]);
  }
}

/** Kept at hand: in test sandboxes the look-up of a global costs more than the work. */
const imul = Math.imul;

/** FNV-1a with a final avalanche: turns a seed text into 32 well-mixed bits. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h = imul(h ^ (code & 255), 0x01000193);
    h = imul(h ^ (code >>> 8), 0x01000193);
  }
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
