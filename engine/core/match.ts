import type { Action, Decision, Event, Game, GameId, Outcome, Seat, Side, Sitter, View } from './game';
import { hashOf } from './hash';
import type { Level } from './level';
import { Luck, LUCK_NAME, type LuckState } from './luck';
import { readOptions, type Options } from './options';
import { RuleError } from './rule-error';
import { defaultsFor, refuseCount, refuseTable, sidesOf } from './seats';
import { finish } from './steps';

export { LEVELS, type Level } from './level';

export interface SeatSetup extends Sitter {
  readonly name: string;
  readonly level?: Level;
  /** Number of the seat's emblem and colour in the look (1..8). */
  readonly emblem?: number;
}

/** One answer in the order in which it was given; `forced` when the match gave it itself. */
export interface LogEntry {
  readonly seat: Seat;
  readonly action: string;
  readonly forced?: true;
}

/** A stored picture of the match after `at` actions: a cache, the log is the truth. */
export interface Snapshot {
  readonly at: number;
  readonly state: unknown;
  readonly luck: LuckState;
  readonly hash: string;
}

export interface SavedMatch {
  readonly game: GameId;
  readonly rules: number;
  readonly luck: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatSetup[];
  readonly log: readonly LogEntry[];
  readonly snapshot?: Snapshot;
}

export interface MatchSetup {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatSetup[];
  readonly seed: string | number;
}

/** Why the last action cannot be taken back. The words are in the locale files (`undo.<reason>`). */
export type UndoReason = 'nothing-yet' | 'seen' | 'another-seat';

/** Is told every step of a replay. */
export type Watch = (entry: LogEntry, events: Event[], match: Match) => void;

/** What decides all that is still to come. */
export interface Position {
  readonly state: unknown;
  readonly luck: LuckState;
}

/** A position after so many actions, from which the match can be told again without beginning at its start. */
export interface Keyframe extends Position {
  readonly at: number;
}

/** Actions between two keyframes, and how many of these a match holds: the newest. */
const APART = 64;
const HELD = 4;

interface Step {
  readonly state: unknown;
  readonly luck: LuckState;
  readonly log: number;
  readonly seat: Seat;
  /** Nobody else may know that there was an answer. */
  readonly secret: boolean;
}

/** Can a log of these rules be played under those of now, with nothing coming out another way? */
export function replaysUnder({ manifest }: Game, rules: number): boolean {
  return rules === manifest.rulesVersion || manifest.replays?.some((older) => older.rules === rules) === true;
}

/** A running game: the only place where people, saves and imports touch a state, and every touch is checked. */
export class Match {
  readonly game: Game;
  readonly options: Options;
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  private state: unknown;
  private readonly luck: Luck;
  private readonly entries: LogEntry[] = [];
  /** States to go back to. Emptied whenever something is seen. */
  private steps: Step[] = [];
  private barrier: UndoReason = 'nothing-yet';
  private frames: readonly Keyframe[] = [];
  /** The rules the log was begun under: a match continued from its snapshot keeps their number. */
  private rules: number;

  private constructor(setup: MatchSetup, state: unknown, luck: Luck, options: Options) {
    this.game = setup.game;
    this.seats = setup.seats;
    this.seed = String(setup.seed);
    this.options = options;
    this.state = state;
    this.luck = luck;
    this.rules = setup.game.manifest.rulesVersion;
  }

  static start(setup: MatchSetup): Match {
    const match = Match.deal(setup);
    match.playForced([]);
    return match;
  }

  /** A fresh deal with nothing played, not even what is forced: where every replay begins. */
  private static deal(setup: MatchSetup): Match {
    const { game } = setup;
    const count = setup.seats.length;
    const options = readOptions(game.manifest.options, setup.options, defaultsFor(game, setup.seats));
    const refused = refuseTable(game, options, count);
    if (refused) throw refused;
    const luck = Luck.fromSeed(setup.seed);
    return new Match(setup, game.start(options, count, luck), luck, options);
  }

  /** Who plays with whom. */
  get sides(): readonly Side[] {
    return sidesOf(this.game, this.options, this.seats.length);
  }

  get log(): readonly LogEntry[] {
    return this.entries;
  }

  pending(): readonly Decision[] {
    return this.game.pending(this.state);
  }

  legal(seat: Seat): readonly Action[] {
    return this.game.legal(this.state, seat);
  }

  /** What a seat may do unasked. */
  asides(seat: Seat): readonly Action[] {
    return this.game.asides?.(this.state, seat) ?? [];
  }

  /** Some of what this seat may do unasked is for no other eyes. */
  hasSecretAsides(seat: Seat): boolean {
    return this.asides(seat).some((action) => this.isSecretAside(seat, action));
  }

  /** The last answer was a secret aside, which only its own seat may take back or know of. */
  get lastIsSecret(): boolean {
    return this.steps.at(-1)?.secret === true;
  }

  /** Nobody else may see this being done. */
  isSecretAside(seat: Seat, action: Action): boolean {
    const { secretAsides, describe } = this.game;
    if (secretAsides?.includes(action.type) !== true) return false;
    const text = describe(action);
    return !this.legal(seat).some((asked) => describe(asked) === text);
  }

  /** Whatever a caller from outside hands in is refused, never a crash. */
  check(seat: Seat, action: Action): RuleError | null {
    if (typeof action !== 'object' || action === null) return new RuleError('unknown-action');
    return this.game.check(this.state, seat, action);
  }

  view(seat: Seat | null): View {
    return this.game.observe(this.state, seat);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** Plays an action and whatever is forced after it. An illegal one throws its `RuleError` and changes nothing. */
  act(seat: Seat, action: Action): Event[] {
    const error = this.check(seat, action);
    if (error) throw error;
    const events: Event[] = [];
    // The game's own object for this action: whatever else a caller's object carries stays outside.
    this.play(seat, this.game.parse(this.game.describe(action)) as Action, false, events);
    this.playForced(events);
    return events;
  }

  /** Null: the last action can be taken back by the seat that played it (or by `asking`, if that was the seat). A secret aside only by that. */
  canUndo(asking?: Seat): UndoReason | null {
    const last = this.steps.at(-1);
    if (!last) return this.barrier;
    if (asking !== last.seat && (asking !== undefined || last.secret)) return 'another-seat';
    return this.seats[last.seat]?.kind === 'bot' ? 'another-seat' : null;
  }

  /** Takes back the last action together with what it forced. */
  undo(asking?: Seat): void {
    const reason = this.canUndo(asking);
    const last = this.steps.at(-1);
    if (reason || !last) throw new RuleError('undo', { reason: reason ?? 'nothing-yet' });
    this.steps.pop();
    this.state = last.state;
    this.luck.load(last.luck);
    this.entries.length = last.log;
    this.frames = this.frames.filter(({ at }) => at <= last.log);
  }

  /** Changes with everything that decides the future: the state and the luck. */
  hash(): string {
    return hashOf([this.state, this.luck.state()]);
  }

  save(): SavedMatch {
    const { state, luck } = this.position();
    const snapshot = { at: this.entries.length, state: this.game.clone(state), luck, hash: this.hash() };
    return { ...this.setup(), log: [...this.entries], snapshot };
  }

  /** What was settled before the first action. */
  setup(): Omit<SavedMatch, 'log' | 'snapshot'> {
    return {
      game: this.game.manifest.id,
      rules: this.rules,
      luck: LUCK_NAME,
      seed: this.seed,
      options: this.options as Readonly<Record<string, unknown>>,
      seats: this.seats,
    };
  }

  /** The live state, for who writes it down at once: it changes with the next action. */
  position(): Position {
    return { state: this.state, luck: this.luck.state() };
  }

  /** The eldest first. */
  get keyframes(): readonly Keyframe[] {
    return this.frames;
  }

  /**
   * The match as it was after `to` actions, played again from the last keyframe before `from` or, where there is none, from its
   * start. Throws like a replay.
   */
  again(from: number, to: number, watch?: Watch): Match {
    return finish(this.againInSteps(from, to, watch));
  }

  /** The same, an action a step. */
  *againInSteps(from: number, to: number, watch?: Watch): Generator<void, Match> {
    const saved = { ...this.setup(), log: this.entries.slice(0, to) };
    const frame = this.frames.filter(({ at }) => at <= from && at <= to).at(-1);
    if (!frame) return yield* Match.replaying(this.game, saved, watch);
    const match = Match.at(this.game, saved, frame);
    yield* match.playLog(saved.log, watch);
    return match;
  }

  /** The game that is meant by a name in a save. Whoever knows all games says so (engine/index.ts); this room knows none. */
  static gameOf: (id: GameId) => Game = (id) => {
    throw new RuleError('game-unknown', { game: id });
  };

  /** Continues from a sound snapshot, also one of older rules; otherwise replays the log. Throws a RuleError, never half a match. */
  static restore(saved: SavedMatch): Match;
  static restore(game: Game, saved: SavedMatch): Match;
  static restore(...given: [SavedMatch] | [Game, SavedMatch]): Match {
    return given.length === 1 ? Match.open(Match.gameOf(given[0].game), given[0]) : Match.open(...given);
  }

  private static open(game: Game, saved: SavedMatch): Match {
    if (saved.luck !== LUCK_NAME) throw new RuleError('replay-luck', { luck: saved.luck });
    const shot = saved.snapshot;
    const sound = shot && shot.at === saved.log.length && hashOf([shot.state, shot.luck]) === shot.hash;
    return sound ? Match.resume(game, saved, shot) : Match.replay(game, saved);
  }

  /**
   * Goes on from a position that the caller vouches for. What was played since is played again, checked like every replay, and
   * throws like one. Nothing of all that can be taken back. `frames`: earlier positions, vouched for in the same way.
   */
  static resume(game: Game, saved: SavedMatch, from: Keyframe, frames: readonly Keyframe[] = []): Match {
    const match = Match.at(game, saved, from);
    match.frames = frames;
    if (from.at < saved.log.length) finish(match.playLog(saved.log));
    match.steps = [];
    if (saved.log.length > 0) match.barrier = 'seen';
    return match;
  }

  private static at(game: Game, saved: SavedMatch, { at, state, luck }: Keyframe): Match {
    if (saved.luck !== LUCK_NAME) throw new RuleError('replay-luck', { luck: saved.luck });
    const options = readOptions(game.manifest.options, saved.options);
    const refused = refuseCount(game, options, saved.seats.length);
    if (refused) throw refused;
    const match = new Match({ ...saved, game }, game.clone(state), Luck.fromState(luck), options);
    match.rules = saved.rules;
    for (const entry of saved.log.slice(0, at)) match.entries.push(entry);
    return match;
  }

  /** Plays the log again from the seed through the same checks as a person. `watch` is told every step's events. */
  static replay(game: Game, saved: SavedMatch, watch?: Watch): Match {
    return finish(Match.replaying(game, saved, watch));
  }

  /** The same, an action a step: a long match is played again without holding up the screen. */
  static *replaying(game: Game, saved: SavedMatch, watch?: Watch): Generator<void, Match> {
    if (saved.luck !== LUCK_NAME) throw new RuleError('replay-luck', { luck: saved.luck });
    if (!replaysUnder(game, saved.rules)) throw new RuleError('replay-rules', { rules: saved.rules });
    const match = Match.deal({ ...saved, game });
    match.rules = saved.rules;
    yield* match.playLog(saved.log, watch);
    return match;
  }

  /** Plays what this match has not yet of a log, and what is forced after it. */
  private *playLog(log: readonly LogEntry[], watch?: Watch): Generator<void, void> {
    const { game } = this;
    if (!replaysUnder(game, this.rules)) throw new RuleError('replay-rules', { rules: this.rules });
    for (let index = this.entries.length; index < log.length; index++) {
      const entry = log[index] as LogEntry;
      const action = game.parse(entry.action);
      const error = action ? this.check(entry.seat, action) : new RuleError('unknown-action');
      if (error || !action) throw new RuleError('replay-illegal', { index, code: error?.code ?? 'unknown-action' });
      // Whether the match or a seat gave this answer is for the rules to say, not for the log.
      const forced = this.forced() !== undefined || (entry.forced === true && this.wasForced());
      if ((entry.forced === true) !== forced) throw new RuleError('replay-illegal', { index, code: 'forced' });
      const events: Event[] = [];
      this.play(entry.seat, action, forced, events);
      watch?.(entry, events, this);
      yield;
    }
    this.playForced([]);
  }

  private playForced(events: Event[]): void {
    for (let forced = this.forced(); forced; forced = this.forced())
      this.play(forced.seat, forced.action, true, events);
  }

  /** What the match answers by itself now, because a single seat is asked and has a single answer. */
  forced(): { readonly seat: Seat; readonly action: Action } | undefined {
    const pending = this.pending();
    const only = pending[0];
    if (pending.length !== 1 || !only?.auto) return undefined;
    const legal = this.legal(only.seat);
    return legal.length === 1 ? { seat: only.seat, action: legal[0] as Action } : undefined;
  }

  /** Under the older rules of this match there may have been a single answer where there are several now. */
  private wasForced(): boolean {
    const [only, ...others] = this.pending();
    const older = this.game.manifest.replays?.find(({ rules }) => rules === this.rules);
    return others.length === 0 && only?.auto === true && older?.fewer.includes(only.kind) === true;
  }

  private play(seat: Seat, action: Action, forced: boolean, events: Event[]): void {
    const step: Step = {
      state: this.game.clone(this.state),
      luck: this.luck.state(),
      log: this.entries.length,
      seat,
      secret: this.isSecretAside(seat, action),
    };
    const first = events.length;
    if (step.log > 0 && step.log % APART === 0) {
      const frame = { at: step.log, state: this.game.clone(this.state), luck: step.luck };
      this.frames = [...this.frames.filter(({ at }) => at < step.log), frame].slice(-HELD);
    }
    this.game.advance(this.state, seat, action, this.luck, (event) => events.push(event));
    const text = this.game.describe(action);
    this.entries.push(forced ? { seat, action: text, forced } : { seat, action: text });
    if (events.slice(first).some((event) => event.reveals) || moved(step.luck, this.luck.state())) {
      this.steps = [];
      this.barrier = 'seen';
    } else if (!forced) {
      this.steps.push(step);
    }
  }
}

function moved(before: LuckState, after: LuckState): boolean {
  return (Object.keys(before) as (keyof LuckState)[]).some((name) => before[name].some((x, i) => x !== after[name][i]));
}
