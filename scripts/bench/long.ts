import { chartered, charter } from '@/__tests__/fixtures/saves/chartered';
import { SEATS, step } from '@/__tests__/fixtures/saves/play';
import { latestStory } from '@/components/kit/match/log';
import { reelOf } from '@/components/play/matches/reel';
import { Stream } from '@/engine/core/luck';
import { Match } from '@/engine/core/match';
import { Generations } from '@/engine/saves/generations';
import { Library } from '@/engine/saves/library';
import { MemoryStore } from '@/engine/saves/memory-store';
import type { Bench } from './suite';

/** Letters of the document among the options. */
const DOCUMENT = 200_000;
const SHORT = 100;
const LONG = 10_000;
/** Saves in a round; the best of a few rounds counts, so that a busy neighbour hurts least. */
const SAVES = 200;
const ROUNDS = 5;
const OPENINGS = 5;

/** A match that is played and saved on a shelf of its own. */
class Played {
  readonly stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()];
  readonly library = this.shelf();
  readonly match: Match;
  private readonly luck: Stream;

  constructor(seed: string, actions: number) {
    const options = { rounds: 4000, charter: charter(DOCUMENT) };
    this.match = Match.start({ game: chartered, options, seats: SEATS, seed });
    this.luck = Stream.seeded(seed, 'bench');
    while (this.match.log.length < actions && step(this.match, this.luck));
    this.library.add('m', this.match, { scores: [1, 2], updatedAt: 1 });
  }

  shelf(): Library {
    return new Library(new Generations(this.stores), { [chartered.manifest.id]: chartered }, '1.0.0');
  }

  /** How long one save takes, after one more action. */
  save(now: () => number): number {
    step(this.match, this.luck);
    const since = now();
    const failed = this.library.save('m', this.match, { scores: [1, 2], updatedAt: 1 });
    if (failed) throw new Error(failed.code);
    return now() - since;
  }
}

/** A long match with a long document: what a save costs early and late, and how long it takes to open and to look through it. */
export function benchLong(bench: Bench): void {
  const say = (name: string, value: number): void => bench.report({ name: `long/${name}`, value, unit: 'ms' });
  const early = new Played('early', SHORT);
  const late = new Played('late', LONG);
  if (late.match.log.length < LONG) throw new Error(`only ${late.match.log.length} actions`);
  const p95 = (of: readonly number[]): number => [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const times = Array.from({ length: SAVES }, () => [early.save(bench.now), late.save(bench.now)] as const);
    return [p95(times.map(([time]) => time)), p95(times.map(([, time]) => time))] as const;
  });
  const atStart = Math.min(...rounds.map(([time]) => time));
  const atEnd = Math.min(...rounds.map(([, time]) => time));
  say(`save-${SHORT}-p95`, atStart);
  say(`save-${LONG}-p95`, atEnd);
  bench.report({ name: 'long/save-ratio', value: atEnd / atStart, unit: 'times' });
  const letters = [...late.stores[0].texts.values()].reduce((sum, text) => sum + text.length, 0);
  bench.report({ name: 'long/stored', value: letters, unit: 'letters' });

  const openings = Array.from({ length: OPENINGS }, () => {
    const library = late.shelf();
    const since = bench.now();
    const opened = library.load('m');
    if (!opened.ok || opened.value.notices.length > 0) throw new Error('not opened as it was');
    if (latestStory(opened.value.match).length === 0) throw new Error('nothing to tell');
    return bench.now() - since;
  });
  say('open', Math.min(...openings));

  const since = bench.now();
  const reel = reelOf(late.match, null);
  say('reel', bench.now() - since);
  const luck = Stream.seeded('seek', 'bench');
  const seeks = Array.from({ length: 100 }, () => {
    const at = luck.below(LONG);
    const begun = bench.now();
    reel.view(at);
    return bench.now() - begun;
  });
  say('seek-p95', p95(seeks));
}
