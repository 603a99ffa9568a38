import type { Subject } from '@/__tests__/engine/conformance/settings';
import type { Words } from '@/components/i18n/words';
import type { GameFace } from '@/components/kit/face';
import type { Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import { onScreen } from '@/components/kit/frame/sides';
import type { GameModule } from '@/components/kit/game-module';
import type { Action, Decision, Event, Game, Seat, SeatSetup, View } from '@/engine';

/** Who plays what. Without `people` everybody is one. */
export interface FaceTable {
  readonly seats: number;
  readonly people?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Part {
  readonly name: string;
  /** On the screen, whichever side it is looked at from. */
  readonly rect: Rect;
  /** Somebody's finger has to find it. */
  readonly touched: boolean;
}

/** What the suite must know of a face that the contract does not say. */
export interface FaceSettings<
  V extends View = View,
  A extends Action = Action,
  E extends Event = Event,
  D extends Decision = Decision,
> {
  /** What the suite of the rules knows: all kinds of actions and events, and how a flick is varied. */
  readonly rules: Subject;
  /** Where the sources lie that give reasons for a refusal; the game's own folder unless it says otherwise. */
  readonly folders?: readonly string[];
  /** Every question, or it does not compile. All must be asked in the matches that are played, but those that the match answers itself. */
  readonly asked: Readonly<Record<D['kind'], true | 'auto'>>;
  /** One after the other, so many matches in all. */
  readonly tables: readonly FaceTable[];
  readonly matches: number;
  /** Answers that bring a match to its rarer places; chosen from by chance now and then. */
  likely?(legal: readonly A[]): readonly A[];
  /** What so few matches do not bring about: it is told all the same. */
  readonly rare?: readonly E[];
  /** States in which something is asked that hardly any match asks. */
  positions?(): readonly { readonly state: unknown; readonly seats: number }[];
  /** Keys that go on from what is chosen, by testID: they are pressed as long as that brings something new. */
  readonly goesOn?: readonly string[];
  /** Codes of the outcome. */
  readonly reasons: readonly string[];
  /** Events that are neither seen, heard nor felt. */
  readonly silent: readonly E['type'][];
  /** No event takes longer (ms). */
  readonly longest: number;
  /** Ids that no sentence may show, beside what no sentence of any game may show. */
  readonly ids?: RegExp;
  /** Sentences of the face beside those of the contract. */
  more?(view: V, seats: readonly SeatSetup[]): (t: Words) => readonly string[];
  /** What else a box can say: the names of its cards. Heard once a match. */
  things?(view: V): (t: Words) => readonly string[];
  /**
   * What lies on the table in each of its states, by their names: none of it covers another part, the question or a key of the
   * table. With `frame.around` the table lies flat.
   */
  layouts(frame: Frame, seats: number, focus: Seat): Readonly<Record<string, readonly Part[]>>;
}

/** A face with its types forgotten, as the checks see it. */
export interface FaceSubject {
  readonly id: string;
  readonly game: Game;
  readonly face: GameFace;
  readonly settings: FaceSettings;
}

export function subjectOf({ id, engine, face }: GameModule, settings: FaceSettings): FaceSubject {
  if (!engine || !face) throw new Error(`${id} has no rules or no face`);
  return { id, game: engine, face, settings };
}

/** Parts that are touched, or only seen. */
export const parts = (touched: boolean, named: Readonly<Record<string, Rect | null>>): Part[] =>
  Object.entries(named).flatMap(([name, rect]) => (rect ? [{ name, rect, touched }] : []));

/** Where it lies on the screen: at a flat table what is looked at turns to the one who is asked. */
export function turned(frame: Frame, all: readonly Part[]): Part[] {
  const { around, size } = frame;
  return all.map((part) => (around ? { ...part, rect: onScreen(around.mine.turn, size, part.rect) } : part));
}
