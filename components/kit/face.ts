import type { ComponentType, ReactElement } from 'react';
import type { IconName } from '@/components/art/generated/icons';
import type { Words } from '@/components/i18n/words';
import type { Action, Decision, Event, GameId, Match, Outcome, RuleError, Seat, SeatSetup, View } from '@/engine';
import type { Presenter } from './answers/presenter';
import type { StageDoor } from './choreography/shown';
import type { Beat, CueMaker } from './choreography/cue';
import type { Frame } from './frame/frame';
import type { LogStep } from './match/log';
import type { SignWords } from './Sentence';
import type { SoundId } from './sound/sound-ids';

/** A question to a person, with everything that its words may need. */
export interface Ask<V extends View, A extends Action, D extends Decision = Decision> {
  readonly view: V;
  readonly seats: readonly SeatSetup[];
  readonly decision: D;
  readonly legal: readonly A[];
  readonly why: (action: A) => RuleError | null;
}

export interface TableProps<V extends View, A extends Action, D extends Decision = Decision> {
  readonly frame: Frame;
  readonly view: V;
  readonly seats: readonly SeatSetup[];
  /** A curtain hangs in front: only the drawing is wanted, and nothing that is touched or speaks. */
  readonly covered?: boolean;
  /** Whose side is nearest. */
  readonly focus: Seat;
  readonly thinking: Seat | null;
  /** Null while nobody at this screen is asked. */
  readonly ask: Ask<V, A, D> | null;
  /** The answer that was touched once. */
  readonly chosen: A | null;
  /** Where several answers are chosen at once: all of them. */
  readonly picked?: readonly A[] | undefined;
  /** What has been touched of an answer that needs several things, in this order. */
  readonly touched?: readonly string[] | undefined;
  /** A piece was touched that stands for this action, possible or not. */
  readonly onTouch: (action: A) => void;
  /** What was chosen is not meant after all. */
  readonly onLetGo?: (() => void) | undefined;
  /** A thing was touched (`Row.thing`): what it may do is asked next, or chosen where it is one thing only. */
  readonly onThing?: ((thing: string) => void) | undefined;
  /**
   * A movement of the hand is its own answer: it is played at once, without a second touch. `follows`: the same movement has given
   * the answer before this one, too.
   */
  readonly onPlay?: ((action: A, follows?: boolean) => void) | undefined;
  /** Pieces move: the scene animates by itself and need not be rendered until they have stopped. */
  readonly busy?: boolean | undefined;
  /** The step of a performance that is to be seen now, where a game has such. */
  readonly step?: Beat<V> | null | undefined;
  /** All that has been told. */
  readonly story?: readonly LogStep[] | undefined;
  /** Shows again what this event tells; none where nothing can be told again. */
  readonly onMoment?: ((moment: Moment) => void) | null | undefined;
  /** Opens what the rules say about a thing of the game; null where they say nothing. */
  readonly onRules?: OnRules | undefined;
  /** Where a scene that can play motions comes in; without it the table just changes. */
  readonly stage?: StageDoor | undefined;
}

/** A table that may be opened soon. */
export interface PreparedProps {
  readonly frame: Frame;
  readonly seats: readonly SeatSetup[];
  readonly focus: Seat;
  readonly options: Readonly<Record<string, unknown>>;
}

export type OnRules = (about: string) => (() => void) | null;

/** A place in the log: so many actions lay before it, and so many events of its own action. */
export interface Moment {
  readonly at: number;
  readonly event: number;
}

/** Words and buttons while a step of a performance is shown. */
export interface StepWords {
  /** A great moment has a name, and stands over the table instead of over the buttons. */
  readonly title?: string;
  readonly prompt: string;
  readonly next: string;
  /** Below it on the same button. */
  readonly nextSub?: string;
  /** Whose turn comes next. */
  readonly nextSeat?: Seat;
  /** What the rules say about it. */
  readonly about?: string;
  /** What somebody has got out of it. */
  readonly tally?: Tally;
  /** Leads behind the last step; none where this is the last one. */
  readonly skip?: string;
}

export interface Tally {
  readonly seat: Seat;
  readonly pieces: readonly { readonly icon: IconName; readonly color: string; readonly text: string }[];
  readonly score: number;
  /** "+8"; null: nothing was gained. */
  readonly gain: string | null;
}

/** What stands over the table instead of the game's name. */
export interface Heading {
  readonly title: string;
  /** Instead of the last event. */
  readonly note?: string;
  /** It stands there although something has just happened. */
  readonly own?: boolean;
  /** Something is about to happen: it stands in the light of a lantern. */
  readonly lit?: boolean;
  /** A moment of its own: where the title stands over the table it has the whole width, and no keys beside it. */
  readonly great?: boolean;
  /** The table lies in a light of its own, where it is night by day, too. */
  readonly night?: boolean;
}

export interface ScoreRow {
  readonly key: string;
  readonly label: string;
  /** The sign of what is scored. */
  readonly sign?: { readonly icon: IconName; readonly color: string };
  /** Null: nothing there. */
  readonly values: readonly (number | null)[];
  /** How many copies have brought it, beside the value. */
  readonly counts?: readonly number[];
  /** Seats that are best in this row. */
  readonly best: readonly Seat[];
}

export interface ScoreSheet {
  readonly reason: string;
  readonly corner: string;
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  readonly after: readonly ScoreRow[];
}

export interface AsidesProps<V extends View, A extends Action> {
  /** Who has stepped aside, and what there is to do. */
  readonly ask: Ask<V, A>;
  /** What is meant: confirmed below by a key that says it. Null: nothing new. */
  readonly chosen: A | null;
  readonly onChoose: (action: A | null) => void;
}

/** What a game shows and says. Rules are in its engine; this is only its face. */
export interface GameFace<
  V extends View = View,
  A extends Action = Action,
  E extends Event = Event,
  D extends Decision = Decision,
> {
  readonly id: GameId;
  /** The board, inside `frame.board`. */
  Table(props: TableProps<V, A, D>): ReactElement;
  /** What may be done unasked, where a list of it all would be long. */
  readonly Asides?: ComponentType<AsidesProps<V, A>>;
  /** Shows nothing, and makes what its table will be drawn with. */
  readonly Prepared?: ComponentType<PreparedProps>;
  prompt(ask: Ask<V, A, D>, t: Words): string;
  /** What is said while nobody is asked; undefined: whose turn it is. */
  waiting?(view: V, t: Words, seats: readonly SeatSetup[]): string | undefined;
  /** Every action, those that may be done unasked too: how it is touched, told and pressed. */
  readonly present: Presenter<A, Ask<V, A, D>>;
  /** What speaks for an action, as far as it can be reckoned exactly. */
  adviceWords?(action: A, ask: Ask<V, A, D>, t: Words): readonly string[];
  /** False where this match is played without help. */
  helps?(view: V): boolean;
  /** One event as a sentence; null: nothing to tell. `options` are those of the match: they may hold names. */
  eventWords(event: E, seats: readonly SeatSetup[], t: Words, options: Match['options']): string | null;
  /** This match leaves to memory what is past: until it is over nothing of it is shown again. */
  leavesToMemory?(view: V): boolean;
  /** How the log of such a match tells an event by now; undefined: as ever. */
  memoryWords?(event: E, view: V, seats: readonly SeatSetup[], t: Words): string | null | undefined;
  /** Names in its sentences that have a sign. */
  signWords?(t: Words): SignWords;
  /** What holds for this match from its start, as a sentence; null: nothing out of the usual. */
  beforeWords?(view: V, t: Words): string | null;
  /** How events are seen, heard and felt; without it the table just changes. */
  readonly cues?: CueMaker<V, E>;
  /** Events that say no more than whose turn it is: what happened before them goes on being told. */
  readonly passing?: ReadonlySet<string>;
  /** Every sound that its cues may ask for: loaded before the first of them is due. */
  readonly sounds?: readonly SoundId[];
  /** Words for a step of its performances. */
  stepWords?(beat: Beat<V>, seats: readonly SeatSetup[], t: Words): StepWords;
  /** `step`: the performance that is being led through. */
  heading?(view: V, seats: readonly SeatSetup[], t: Words, step?: Beat<V> | null): Heading | null;
  hides(decision: D, view: V): boolean;
  /** It brings something new to be looked at, and its keys lie where those of the last question lay: a double tap is no answer. */
  unseen?(decision: D): boolean;
  /** The answer is a secret card of the own hand: at a table that lies flat it is held up in the corner that a question leaves free. */
  inHand?(decision: D): boolean;
  secretWords(decision: D, t: Words): string;
  /** The table has the keys of this question: none stand in the bar. */
  hasKeys?(decision: D): boolean;
  /** What may be touched next shows itself: no key says that something must be. */
  readonly showsTargets?: true;
  scores(view: V): readonly number[];
  sheet(view: V, outcome: Outcome, t: Words): ScoreSheet;
}
