import { FaultyStore, ROT, type CallFault } from '@/__tests__/fixtures/saves/faulty-store';
import { GAMES, started, step } from '@/__tests__/fixtures/saves/play';
import { TINY } from '@/__tests__/fixtures/saves/shelf';
import { Stream } from '@/engine/core/luck';
import type { Match } from '@/engine/core/match';
import { SIZES, type Sizes } from '@/engine/saves/chunks';
import { Generations } from '@/engine/saves/generations';
import { Library, type Opened } from '@/engine/saves/library';

const NOTE = { scores: [], updatedAt: 1 };
const CALL_FAULTS: readonly CallFault[] = ['throw', 'drop', 'tear', 'tear-and-throw', 'flip'];

/** A moment of a match: what must come back. */
type Moment = string;

// What everybody sees and what was done. (The hash, which costs much more here, is compared by the restore itself.)
const moment = (match: Match): Moment => JSON.stringify([match.log, match.view(0), match.view(1), match.view(null)]);
const same = (match: Match, at: Moment) => moment(match) === at;

/** A phone with one match on it, that is played, saved, damaged and started again. */
class Phone {
  readonly luck: Stream;
  readonly stores: readonly [FaultyStore, FaultyStore];
  library: Library;
  match: Match;
  /** The last two moments of which the save said that they are kept. */
  kept: Moment;
  before: Moment;
  /** What was tried since then and not said to be kept: it may have arrived all the same. */
  tried: Moment[] = [];

  constructor(
    readonly seed: string,
    readonly sizes: Sizes,
  ) {
    this.luck = Stream.seeded(seed, 'faults');
    this.stores = [new FaultyStore(this.luck), new FaultyStore(this.luck)];
    this.library = this.open();
    this.match = started({ game: 'harbor', seed, options: { rounds: 400 } });
    this.library.add('m', this.match, NOTE);
    this.kept = this.before = moment(this.match);
  }

  open(): Library {
    return new Library(new Generations(this.stores), GAMES, '0.1.0', this.sizes);
  }

  /** Plays or takes back, and saves; true when the save said that it is kept. */
  turn(): boolean {
    if (this.match.canUndo() === null && this.luck.below(8) === 0) this.match.undo();
    else if (!step(this.match, this.luck) || this.match.log.length > 12) {
      // A new match under the same id: short ones keep ten thousand faults quick.
      this.match = started({ game: 'harbor', seed: `${this.seed}${this.luck.next()}`, options: { rounds: 400 } });
    }
    const now = moment(this.match);
    const failed = this.library.save('m', this.match, NOTE);
    if (failed) this.tried.push(now);
    else this.sound(this.kept, now);
    return !failed;
  }

  sound(before: Moment, kept: Moment): void {
    this.before = before;
    this.kept = kept;
    this.tried = [];
  }

  /** Nothing that was said to be kept is lost. */
  holds(match: Match): boolean {
    return same(match, this.kept) || this.tried.some((at) => same(match, at));
  }

  /** The app is started again; the match of the screen is gone. */
  restart(): Opened | string {
    this.library = this.open();
    const result = this.library.load('m');
    if (!result.ok) return result.trouble.code;
    this.match = result.value.match;
    return result.value;
  }
}

/** Lets something go wrong in the middle of a save or between two; says what the player would have lost, or null. */
function mishap(phone: Phone): string | null {
  const { luck } = phone;
  const store = luck.pick(phone.stores);
  const kind = luck.below(5);
  if (kind < 2) {
    const fault = luck.pick(CALL_FAULTS);
    store.faults.set(store.calls + 1 + luck.below(4), fault);
    phone.turn();
    store.faults.clear();
    const opened = phone.restart();
    if (typeof opened === 'string') return `${fault}: ${opened}`;
    return phone.holds(opened.match) ? null : `${fault}: another match`;
  }
  if (kind === 2) {
    store.room = 0;
    phone.turn();
    store.room = Infinity;
    const opened = phone.restart();
    if (typeof opened === 'string') return `full disk: ${opened}`;
    return same(opened.match, phone.kept) ? null : 'full disk: another match';
  }
  if (kind === 3) {
    const rot = luck.pick(ROT);
    const head = store.texts.get('match.m') as string;
    const chunks = [...store.texts.keys()].filter((key) => key.startsWith('log.') && head.includes(key.slice(-8)));
    const key = luck.pick(['match.m', ...chunks]);
    const rotten = rot(store.texts.get(key) as string, luck);
    if (rotten === undefined) store.texts.delete(key);
    else store.texts.set(key, rotten);
  } else store.texts.clear();
  const opened = phone.restart();
  if (typeof opened === 'string') return `rot: ${opened}`;
  if (same(opened.match, phone.kept)) return null;
  // The store with the newest copy lost it: the last action may be gone, and it must be said.
  if (!same(opened.match, phone.before)) return 'rot: another match';
  return opened.notices.length > 0 ? null : 'rot: nothing said';
}

const FORMS = { 'in its head alone': SIZES, 'in chunks': TINY };

describe.each(Object.entries(FORMS))('a match that is kept %s', (_, sizes) => {
  test('3.9 10,000 seeded faults: nothing lost beyond the action in flight, nothing silently different', () => {
    const losses: string[] = [];
    const FAULTS = 10_000;
    for (let run = 0; run < 100; run++) {
      const phone = new Phone(`run ${run}`, sizes);
      phone.turn();
      for (let i = 0; i < FAULTS / 100; i++) {
        const loss = mishap(phone);
        if (loss) losses.push(`run ${run}, fault ${i}: ${loss}`);
        phone.sound(moment(phone.match), moment(phone.match));
        // One sound save, and the phone must be as good as new.
        if (!phone.turn()) losses.push(`run ${run}, fault ${i}: no save afterwards`);
      }
    }
    expect(losses.slice(0, 10)).toEqual([]);
  });

  test.each(CALL_FAULTS)('3.9 a fault (%s) at the n-th call, for every n of a match', (fault) => {
    const TURNS = 12;
    const quiet = new Phone('every n', sizes);
    for (let i = 0; i < TURNS; i++) quiet.turn();
    const losses: string[] = [];
    for (const which of [0, 1] as const) {
      const calls = quiet.stores[which].calls;
      for (let n = 1; n <= calls; n++) {
        const phone = new Phone('every n', sizes);
        const store = phone.stores[which];
        if (n > store.calls) store.faults.set(n, fault);
        let failed = 0;
        for (let i = 0; i < TURNS; i++) if (!phone.turn()) failed++;
        store.faults.clear();
        const opened = phone.restart();
        if (typeof opened === 'string') losses.push(`${which}.${n}: ${opened}`);
        else if (!phone.holds(opened.match)) losses.push(`${which}.${n}: another match`);
        if (failed > 1) losses.push(`${which}.${n}: ${failed} saves failed`);
      }
      expect(calls).toBeGreaterThan(TURNS);
    }
    expect(losses).toEqual([]);
  });

  test('3.9 a store that dies at the n-th call, for every n: what was said to be kept is kept', () => {
    const losses: string[] = [];
    for (const which of [0, 1] as const) {
      for (let n = 4; n <= 50; n++) {
        const phone = new Phone('dying', sizes);
        phone.turn();
        const store = phone.stores[which];
        store.deadFrom = n;
        for (let i = 0; i < 10; i++) phone.turn();
        store.deadFrom = Infinity;
        const opened = phone.restart();
        if (typeof opened === 'string') losses.push(`${which}.${n}: ${opened}`);
        else if (!phone.holds(opened.match)) losses.push(`${which}.${n}: another match`);
      }
    }
    expect(losses).toEqual([]);
  });
});
