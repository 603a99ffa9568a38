import type { Action, Decision, Match, RuleError, View } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import type { Thinking, ThinkRequest } from './bots/request';

/** What the store needs from its surroundings; tests bring their own. */
export interface Surroundings {
  /** Keeps the match after every action. Null: kept. */
  readonly save: (match: Match, advised: readonly number[]) => Trouble | null;
  /** The table is left, perhaps for good. */
  readonly leave?: (match: Match, advised: readonly number[]) => void;
  readonly think: (request: ThinkRequest) => Thinking;
  /** How long the table rests between two steps of bots, in milliseconds. */
  readonly pace: () => number;
  /** Resolves when the table is lit: making its pictures comes before any thought. Null: nothing needs to be waited for. */
  readonly firstLight?: () => Promise<void> | null;
  /** Resolves when all motion is over: bots think during motion, but move only after it. */
  readonly settled?: () => Promise<void>;
  /** May this seat's next look show what others must not see? */
  readonly hides: (decision: Decision, view: View) => boolean;
  /** Milliseconds; else the device's own clock. */
  readonly now?: () => number;
  readonly onTrouble?: (trouble: Trouble) => void;
  /** Lessons want one answer at a time; without them everything legal may be played. */
  readonly refuse?: ((action: Action) => RuleError | null) | undefined;
  /** What they take an answer for. */
  readonly meant?: ((action: Action) => Action) | undefined;
}
