import type { Level, Strength } from './level';
import type { Luck, Stream } from './luck';
import type { Options, OptionSpec } from './options';
import type { RuleError } from './rule-error';

/** 0..n-1, clockwise. */
export type Seat = number;

/** Seats that win and lose together. */
export type Side = readonly Seat[];

export const GAME_IDS = ['dead-mans-draw', 'sea-of-clouds', 'seven-seas', 'worlds-end', 'admiral'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What options may know of those who sit at the table. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
}

/** A plain object; `type` is the specification's own word for the decision (section 5.2 of each). */
export interface Action {
  readonly type: string;
}

/** A question that waits for an answer. Several at once only when they are secret or independent of each other. */
export interface Decision<Kind extends string = string, About = unknown> {
  readonly seat: Seat;
  readonly kind: Kind;
  /** Nobody may learn the answer before all have answered; bots answer by chance in proportion to their search. */
  readonly secret?: true;
  /** A single legal answer may be given by the match itself: nothing is lost by not asking. */
  readonly auto?: true;
  /**
   * The name of a stretch of questions to this seat that all ask for more of the same, such as the shots of one volley. While
   * the name stays the same the seat may leave its answers to the rule bot.
   */
  readonly stretch?: string;
  /** What the screen needs beside `legal`: the card that asks, how many are still to come. Public. */
  readonly about?: About;
}

/** The decisions of a game, from a table that says by kind what a question is about; null where `legal` says all. */
export type DecisionOf<Abouts> = { [K in keyof Abouts & string]: About<K, Abouts[K]> }[keyof Abouts & string];
type About<K extends string, A> = A extends null ? Decision<K, undefined> : Decision<K, A> & { readonly about: A };

/** The decisions of these kinds. */
export type Asked<D extends Decision, K extends D['kind']> = Extract<D, { readonly kind: K }>;

/**
 * Something that happened. The object itself is what everybody may know; `own` adds or replaces facts for single seats.
 * Never a sentence: motion, sound, log and speech are made from it where it is shown.
 */
export interface Event {
  readonly type: string;
  /** Somebody has seen what was hidden until now: there is no way back behind this. */
  readonly reveals?: true;
  readonly own?: Readonly<Record<Seat, object>>;
}

export type Emit<E extends Event = Event> = (event: E) => void;

/** What a seat may know. Plain JSON. `viewer` null is a bystander. */
export interface View {
  readonly viewer: Seat | null;
}

export interface ScorePart {
  readonly key: string;
  readonly value: number;
}

export interface Outcome {
  /** First place first; seats that share a place stand together, and so do those of one side. */
  readonly places: readonly (readonly Seat[])[];
  /** All of the first place; or none, where the match ended without a winner. */
  readonly winners: readonly Seat[];
  /** The sides, as `Game.sides` tells them; left out where each seat plays for itself. */
  readonly sides?: readonly Side[];
  /**
   * What the end is worth to each seat, 0..1, where there is more to it than winning: how well somebody did who played alone,
   * or in a match that nobody won. Bots play for it. Left out: a win is shared among the sides that won.
   */
  readonly worth?: readonly number[];
  readonly scores: readonly number[];
  /** How each seat's score came about, in the order in which it is counted. */
  readonly parts: readonly (readonly ScorePart[])[];
  /** Why the match ended and what decided it: codes for the locale files. */
  readonly reason: string;
}

export interface Preset<O extends Options = Options> {
  readonly id: string;
  readonly options: Partial<O>;
  readonly seats?: readonly number[];
  /** This is the one for somebody's first match, and these are set besides: a game has one. */
  readonly first?: Partial<O>;
}

export interface Manifest<O extends Options = Options> {
  readonly id: GameId;
  /** Goes up with every change after which an old log could play differently. */
  readonly rulesVersion: number;
  /**
   * Older versions that only forbade more: a log of theirs plays the same under these rules. In decisions of the kinds in
   * `fewer` there were fewer answers, so that an answer may have been the only one that is not the only one now.
   */
  readonly replays?: readonly { readonly rules: number; readonly fewer: readonly string[] }[];
  /** With how many it can be played at all, fewest first; the options may leave only some of them (`Game.seatCounts`). */
  readonly seats: readonly number[];
  readonly minutes: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset<O>[];
}

/** Work in slices. */
export interface Study {
  readonly done: boolean;
  step(): void;
}

/**
 * What search needs beside the rules. It is only ever given states made by `resample`, and even there it must not read
 * what the seat to move cannot know (the order of a deck, another hand): the permutation test of the conformance suite proves it.
 */
export interface Brain<S = unknown, A extends Action = Action, V extends View = never> {
  /** The rule bot: a sound move by simple reckoning. It plays the playouts and stands on the ladder. */
  policy(s: S, seat: Seat, legal: readonly A[], luck: Stream): A;
  /**
   * What each seat has from here as far as `viewer` can tell: the chance that its side wins, shared with the sides that win
   * beside it. 0..1, seats of one side alike, the sides together at most 1 (less where nobody may win). Where outcomes have a
   * `worth`, an estimate of that instead.
   */
  evaluate(s: S, into: number[], viewer: Seat): void;
  /** An integer that differs when what this seat has just seen differs: keeps tree nodes behind a chance apart. */
  sight(s: S, seat: Seat): number;
  /** Counts turns from the start of the match, so that playouts can be cut after a few. */
  turn(s: S): number;
  /** The points a seat would have if the match ended here: what the greedy bot looks at. */
  points(s: S, seat: Seat): number;
  /** What a bot does now though nobody asks it, one of `asides`; null: nothing. */
  aside?(s: S, seat: Seat, asides: readonly A[], luck: Stream): A | null;
  /**
   * The view of somebody who still has this part (0..1) of what it has seen and no longer lies before it; `resample` can fill
   * it. Without this nothing is forgotten.
   */
  forget?(v: V, memory: number, luck: Stream): V;
  /**
   * Of a question with very many answers those that are worth a thought, the best first: the longer a thought lasts the more of
   * them it looks at, and never at any other. Without it a first look sorts them (`engine/bots/first-look.ts`).
   */
  narrow?(s: S, seat: Seat, legal: readonly A[], luck: Stream): readonly A[];
  /**
   * Answers one after the other that this seat could give from here to the end of its turn, where a single one says little. Whole
   * lines are compared then, and the later answers of the best need no thought as long as the seat sees what was foreseen. What
   * cannot be done any more when its time comes is left out. None: answers are compared as everywhere. `noise`: how far the level
   * may misjudge, as a part of the win.
   */
  plans?(s: S, seat: Seat, luck: Stream, noise: number): readonly (readonly A[])[];
  /** The first of the plans stands until another is surely better, instead of the rule bot's answer. */
  readonly leads?: boolean;
  /**
   * What has to be worked out before anything is thought of, the same in every match of this kind and kept with it, in slices;
   * null: nothing. It must not change what is answered: `policy` and `evaluate` work out by themselves what is missing.
   */
  study?(v: V): Study | null;
  /** Nothing is to be searched here: every level answers as the rule bot does. By what the seat knows. */
  hush?(s: S, seat: Seat, legal: readonly A[]): boolean;
  /** How a stretch is answered that a player leaves to the rule bot; without it `policy` does. */
  rest?(s: S, seat: Seat, legal: readonly A[], luck: Stream): A;
  /** `policy` answers secret questions by a mixture of its own, another with another luck, that is worth following. */
  readonly mixes?: boolean;
  /**
   * Levels are tuned for decisions of effort 1 and weight 1: how long an imagined match takes here, how much a decision decides.
   * `perSeat`: turns that it looks further ahead for each seat beyond two, where a turn is one seat's and its next one counts.
   * `answers`: a thought ends when all its imagined matches together have carried out so many, where some decisions lie before
   * far longer ones than others: so none takes much longer, and every machine ends it at the same place.
   */
  readonly measure?: {
    readonly effort: number;
    readonly weight: number;
    readonly perSeat?: number;
    readonly answers?: number;
  };
  /** By level: numbers of this game instead of the common ones (`engine/bots/levels.ts`). */
  readonly levels?: Readonly<Partial<Record<Level, Partial<Strength>>>>;
}

/** The contract of a game. `advance` trusts its caller; people and imports go through `Match.act`, which asks `check` first. */
export interface Game<
  S = unknown,
  A extends Action = Action,
  V extends View = View,
  O extends Options = Options,
  E extends Event = Event,
  D extends Decision = Decision,
> {
  readonly manifest: Manifest<O>;
  start(options: O, seats: number, luck: Luck): S;
  /** Those of `manifest.seats` for which these options make a game; without it all of them. */
  seatCounts?(options: O): readonly number[];
  /** Who plays with whom, each seat on one side, sides by their first seats; without it each seat plays for itself. */
  sides?(options: O, seats: number): readonly Side[];
  /** Options whose usual value depends on who sits at the table; the others have the default of the schema. */
  defaults?(seats: readonly Sitter[]): Partial<O>;
  /** Why these options make no sense for this many seats, beyond what the schema says; null: they do. */
  refuse(options: O, seats: number): RuleError | null;
  pending(s: S): readonly D[];
  /** Sorted by text form, each once; never empty for a pending seat, always empty for any other. */
  legal(s: S, seat: Seat): readonly A[];
  /**
   * What a seat may do though nobody asks it, in its turn or not; sorted like `legal`. `check` lets through what is in either
   * list. Search and forced moves never look here.
   */
  asides?(s: S, seat: Seat): readonly A[];
  /** The kinds of asides that nobody else may see offered or taken: a shared screen is covered for them. */
  readonly secretAsides?: readonly A['type'][];
  check(s: S, seat: Seat, a: A): RuleError | null;
  advance(s: S, seat: Seat, a: A, luck: Luck, emit?: Emit<E>): void;
  clone(s: S): S;
  observe(s: S, seat: Seat | null): V;
  resample(v: V, luck: Luck): S;
  /** The view after an event, told as this view's seat may hear it (`eventFor`). */
  fold(v: V, e: E): V;
  outcome(s: S): Outcome | undefined;
  describe(a: A): string;
  /** The action with this text form, or null when there is none such in the whole game. */
  parse(text: string): A | null;
  readonly brain: Brain<S, A, V>;
}
