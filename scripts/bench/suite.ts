import { Pace } from '@/components/play/bots/pace';
import { createThought } from '@/engine/bots/thought';
import type { Action, Game, View } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { LEVELS, Match, type Level, type SeatSetup } from '@/engine/core/match';
import { defaultOptions } from '@/engine/core/options';

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export interface Bench {
  report(measure: Measure): void;
  /** Milliseconds. */
  now(): number;
  /** How long one measurement runs, and how many bot decisions are timed. */
  readonly millis: number;
  readonly decisions: number;
}

const POSITIONS = 64;
const ROUNDS = 3;

interface Position {
  readonly state: unknown;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly view: View;
}

/** A fixed loop over whole numbers: what the other figures can be divided by to compare machines and runs. */
export function calibrate(bench: Bench): void {
  const spin = (): void => {
    let x = 1;
    for (let i = 0; i < 200_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
    if (x === 0) bench.report({ name: 'calibration-zero', value: 0, unit: 'none' });
  };
  bench.report({ name: 'calibration', value: rate(bench, spin) * 0.2, unit: 'million steps/s' });
}

export function benchGame(bench: Bench, game: Game, seats: number): void {
  const title = `${game.manifest.id}/${seats}`;
  const say = (name: string, value: number, unit: string): void =>
    bench.report({ name: `${title}/${name}`, value, unit });

  say('random-play', randomRate(bench, game, seats, begin), 'decisions/s');
  say('random-imagined', randomRate(bench, game, seats, imagine), 'decisions/s');

  const positions = positionsOf(game, seats);
  const luck = Luck.fromSeed('bench');
  const over = (work: (p: Position) => void): number => rate(bench, () => positions.forEach(work)) * positions.length;
  say(
    'clone',
    over((p) => game.clone(p.state)),
    '/s',
  );
  say(
    'legal',
    over((p) => game.legal(p.state, p.seat)),
    '/s',
  );
  say(
    'observe',
    over((p) => game.observe(p.state, p.seat)),
    '/s',
  );
  say(
    'resample',
    over((p) => game.resample(p.view, luck)),
    '/s',
  );

  const match = finishedMatch(game, seats);
  const saved = match.save();
  const text = JSON.stringify(saved);
  const { snapshot: _snapshot, ...log } = saved;
  say('save', 1000 / rate(bench, () => JSON.stringify(match.save())), 'ms');
  say('restore', 1000 / rate(bench, () => Match.restore(game, JSON.parse(text))), 'ms');
  const replay = 1000 / rate(bench, () => Match.restore(game, log));
  say('replay', replay, 'ms');
  say('replay-1000', (replay * 1000) / saved.log.length, 'ms');
}

export function benchBots(bench: Bench, game: Game, seats: number): void {
  const positions = positionsOf(game, seats).filter((p) => p.legal.length > 1);
  const count = bench.decisions < positions.length ? bench.decisions : positions.length;
  let longestPiece = 0;
  let longestSlice = 0;
  for (const level of LEVELS) {
    const times: number[] = [];
    for (let i = 0; i < count; i++) {
      const position = positions[Math.floor((i * positions.length) / count)] as Position;
      const [time, piece, slice] = timeDecision(bench, game, position, level, i);
      times.push(time);
      longestPiece = Math.max(longestPiece, piece);
      longestSlice = Math.max(longestSlice, slice);
    }
    times.sort((a, b) => a - b);
    const quantile = (q: number): number => times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
    bench.report({ name: `${game.manifest.id}/${seats}/bot-${level}-p50`, value: quantile(0.5), unit: 'ms' });
    bench.report({ name: `${game.manifest.id}/${seats}/bot-${level}-p95`, value: quantile(0.95), unit: 'ms' });
  }
  bench.report({ name: `${game.manifest.id}/${seats}/longest-piece`, value: longestPiece, unit: 'ms' });
  bench.report({ name: `${game.manifest.id}/${seats}/longest-slice`, value: longestSlice, unit: 'ms' });
}

/** A whole decision in slices as on the phone, without the pauses between them. */
function timeDecision(bench: Bench, game: Game, p: Position, level: Level, i: number): [number, number, number] {
  const thought = createThought(game, p.view, p.legal, { level, seed: `bench${i}` });
  let piece = 0;
  let slice = 0;
  const timed = (work: () => void): number => {
    const since = bench.now();
    work();
    return bench.now() - since;
  };
  const watched = {
    get done(): boolean {
      return thought.done;
    },
    piece(): void {
      const took = timed(() => thought.piece());
      piece = Math.max(piece, took);
    },
  };
  const pace = new Pace(bench.now);
  const start = bench.now();
  while (!thought.done) {
    const took = timed(() => pace.slice(watched));
    slice = Math.max(slice, took);
  }
  thought.best();
  return [bench.now() - start, piece, slice];
}

/** Runs a second of work per measurement at most; the best of a few rounds, so that a busy neighbour hurts least. */
function rate(bench: Bench, work: () => void): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = bench.now();
    let runs = 0;
    let spent = 0;
    do {
      work();
      runs++;
      spent = bench.now() - start;
    } while (spent < bench.millis);
    best = Math.max(best, (runs * 1000) / spent);
  }
  return best;
}

function begin(game: Game, seats: number, luck: Luck): unknown {
  return game.start(defaultOptions(game.manifest.options), seats, luck);
}

/** As a bot plays on in its head: from what a seat sees, with dice that are drawn and not thrown. */
function imagine(game: Game, seats: number, luck: Luck): unknown {
  return game.resample(game.observe(begin(game, seats, luck), 0), luck);
}

type Opening = typeof begin;

function randomRate(bench: Bench, game: Game, seats: number, open: Opening): number {
  let games = 0;
  let decisions = 0;
  const perGame = rate(bench, () => {
    decisions += randomGame(game, seats, `play${games++}`, open);
  });
  return (perGame * decisions) / games;
}

function randomGame(game: Game, seats: number, seed: string, open: Opening): number {
  const luck = Luck.fromSeed(seed);
  const s = open(game, seats, luck);
  for (let decisions = 0; ; decisions++) {
    const seat = game.pending(s)[0]?.seat;
    if (seat === undefined) return decisions;
    game.advance(s, seat, luck.bots.pick(game.legal(s, seat)), luck);
  }
}

/** Decisions spread over several matches between rule bots: the kind of positions that people and bots meet. */
function positionsOf(game: Game, seats: number): Position[] {
  const found: Position[] = [];
  for (let number = 0; found.length < POSITIONS * 8; number++) {
    const luck = Luck.fromSeed(`positions${number}`);
    const s = begin(game, seats, luck);
    for (;;) {
      const seat = game.pending(s)[0]?.seat;
      if (seat === undefined) break;
      const legal = game.legal(s, seat);
      const view = game.observe(s, seat);
      if (legal.length > 1) found.push({ state: game.clone(s), seat, legal, view });
      const action = legal.length === 1 ? (legal[0] as Action) : game.brain.policy(s, seat, legal, luck.bots);
      game.advance(s, seat, action, luck);
    }
  }
  return Array.from({ length: POSITIONS }, (_, i) => found[Math.floor((i * found.length) / POSITIONS)] as Position);
}

function finishedMatch(game: Game, seats: number): Match {
  const setups = Array.from({ length: seats }, (_, seat): SeatSetup => ({ kind: 'person', name: `Seat ${seat}` }));
  const match = Match.start({ game, options: {}, seats: setups, seed: 'bench' });
  const luck = Luck.fromSeed('bench-answers');
  for (;;) {
    const seat = match.pending()[0]?.seat;
    if (seat === undefined) return match;
    match.act(seat, luck.bots.pick(match.legal(seat)));
  }
}
