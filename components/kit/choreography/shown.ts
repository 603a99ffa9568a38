import type { Event, Match, Seat, View } from '@/engine';
import type { Table } from '../match/table-state';
import type { Beat, CueMaker, Stage } from './cue';
import type { Pace } from './pace';
import type { Outlets } from './queue';

/** A match on the table, as far as the choreography needs it. */
export interface Performed {
  readonly match: Match;
  current(): Table;
  subscribe(listener: () => void): () => void;
}

/** The table as it is shown: a little behind the match while pieces move. */
export interface Shown extends Table {
  /** Pieces move: the next question waits until they have stopped. */
  readonly busy: boolean;
  /** Of what plays: the step that is to be seen now. */
  readonly step: Beat | null;
  /** That step is seen to its end before a hand may go on. */
  readonly held?: boolean;
  /** What plays has been seen before. */
  readonly again: boolean;
  /** Whose action it was; null: what plays is new. */
  readonly mover: Seat | null;
}

export interface Staging extends Omit<Outlets, 'stage' | 'step' | 'keeps' | 'haste'> {
  /** Null for a game without cues: its tables just change. */
  readonly cues: CueMaker | null;
  readonly pace: () => Pace;
  /** The event as a sentence. */
  readonly line: (event: Event) => string | null;
  /** Milliseconds; else the device's own clock. */
  readonly now?: () => number;
  /** Nobody plays here: what is kept stands only for its time. */
  readonly passing?: boolean;
}

/** Where a scene comes in: it plays the beats, and says when the picture of a view stands. */
export interface StageDoor {
  /** A scene is being made. */
  comes(): void;
  attach(stage: Stage): () => void;
  /** The scene now shows this view. */
  arrived(view: View): void;
}

export const LYING = { busy: false, step: null, held: false, again: false, mover: null } as const;

/** What the table shows while pieces move: no question, no thinking sign. */
export const WAITING = { busy: true, decision: null, legal: [], thinking: null, over: false } as const;
