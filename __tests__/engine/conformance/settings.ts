import type { Action, Event, Game, Seat, View } from '@/engine/core/game';
import type { Options } from '@/engine/core/options';
import type { Stream } from '@/engine/core/luck';

/** Who sits down to play what: the options complete, as `readOptions` gives them. */
export interface Table<O extends Options = Options> {
  readonly seats: number;
  readonly options: O;
}

/** One action and what came of it. */
export interface Step<S = unknown, A extends Action = Action, E extends Event = Event> {
  readonly table: Table;
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  readonly action: A;
  readonly events: readonly E[];
}

/** What the suite must know of a game that the contract does not say. All of it, or it does not compile. */
export interface Settings<
  S = unknown,
  A extends Action = Action,
  O extends Options = Options,
  E extends Event = Event,
> {
  /** The seat counts at which it is played by its default options: each has a recorded match. */
  readonly seats: readonly number[];
  /** About as many actions as a match at random play has. */
  readonly usual: number;
  /** After this many actions at the latest every match of this table is over. */
  longest(table: Table<O>): number;
  /** Every piece that must neither vanish nor double, each by its name, in any order. */
  pieces(s: S): readonly string[];
  /**
   * A state that this viewer cannot tell from the given one: everything hidden from it is put in a fixed order and then
   * dealt anew by this luck, secret choices of others included. Nothing but what the viewer knows and the luck may decide the result.
   */
  scramble(s: S, viewer: Seat | null, luck: Stream): S;
  /** All that must be seen happening at least once; a kind of action or event that is left out does not compile. */
  readonly mustSee: {
    readonly actions: Readonly<Record<A['type'], true>>;
    readonly events: Readonly<Record<E['type'], true>>;
    /** Cards, traits, variants, branches of rules: the names that `spot` notes. */
    readonly things: readonly string[];
    /** Where to look longer for what hardly ever happens; options that are not named have their default. */
    readonly rare: readonly { readonly seats: number; readonly options: Readonly<Record<string, unknown>> }[];
  };
  /** Positions laid out by hand for what hardly any match comes to: the search for `mustSee` plays on from them first. */
  staged?(): readonly { readonly table: Table<O>; readonly state: S }[];
  /** Names what can be seen in a step. */
  spot(step: Step<S, A, E>, note: (thing: string) => void): void;
  /** Events that show for a moment what no view keeps (a card that goes face down again). */
  readonly fleeting: readonly E['type'][];
  /** Only for a game with an input that is continuous, such as a flick: `legal` holds one action for all of its values. */
  readonly flick?: {
    /** The text form under which `legal` holds this action. */
    like(a: A): string;
    /** The same input with another value within its bounds; any other action as it is. */
    vary(a: A, luck: Stream): A;
  };
  /** A match may end without a winner, or is played by one person alone: the sides' shares of the win need not be a whole one. */
  readonly nobodyWins?: true;
  /** Documents of the players' own for the options that take them, by key. */
  readonly documents?: Readonly<Record<string, readonly string[]>>;
  /** The options with which the recorded matches are played. */
  golden(seats: number): Readonly<Record<string, unknown>>;
  /** More of them, each by its name. */
  readonly goldens?: readonly {
    readonly name: string;
    readonly seats: number;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
}

/** A game and its settings with the types forgotten, as the checks see them. */
export interface Subject {
  readonly game: Game;
  readonly settings: Settings;
}

export function subjectOf<S, A extends Action, V extends View, O extends Options, E extends Event>(
  game: Game<S, A, V, O, E>,
  settings: NoInfer<Settings<S, A, O, E>>,
): Subject {
  return { game, settings };
}
