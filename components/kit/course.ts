import type { ReactElement } from 'react';
import type { LaterSubject } from '@/components/i18n/later';
import type { Frame, Rect } from './frame/frame';
import type { Action, GameId, Seat, View } from '@/engine';

/** What ends a lesson: a press on Go on, the next move of the script, all moves up to the next lesson; or nothing comes after it. */
export type Until = 'go-on' | 'move' | 'turn' | 'end';

export interface Lesson {
  /** Its words: `<subject>:steps.<id>`. */
  readonly id: string;
  /** It comes when so many moves of the script have been made. */
  readonly after: number;
  readonly until: Until;
  /** The testID of what it speaks about; null: of nothing on the table. */
  readonly lit: string | null;
}

export interface Place {
  /** What gets a lit edge; null: it shows itself. */
  readonly ring: Rect | null;
  /** What the bubble may never cover. */
  readonly must: Rect;
  /** What it had better leave in sight besides. */
  readonly clear: Rect;
  /** What the bubble keeps to from side to side; else the board. */
  readonly within?: Rect;
}

/** A match that teaches: an ordinary deal, the moves of both sides, and what is said between them. */
export interface Course {
  readonly game: GameId;
  readonly subject: LaterSubject;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly (readonly [Seat, string])[];
  readonly lessons: readonly Lesson[];
  /** How many bots play along. */
  readonly rivals: number;
  /** The lessons that come after these: a match of their own. */
  readonly next?: Course;
  /** What an answer counts as, where several ways to give it are one to the script. */
  readonly plain?: (action: Action) => Action;
  /** What a lesson shows beside its words; null: nothing. */
  readonly picture?: (id: string) => ReactElement | null;
  /** Where a thing lies on the screen. */
  place(lit: string, view: View, focus: Seat, frame: Frame): Place;
}

/** These lessons and all that follow them. */
export function coursesFrom(course: Course | undefined): readonly Course[] {
  return course ? [course, ...coursesFrom(course.next)] : [];
}

/** The person's seat. */
export const LEARNER: Seat = 0;
