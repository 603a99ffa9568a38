import type { Action, Decision, Seat, View } from '@/engine';
import type { UndoReason } from '@/engine/core/match';
import type { LogStep } from './log';

/** One picture of the table: made anew at every change, never changed. */
export interface Table {
  /** Counts the changes. */
  readonly number: number;
  /** What may be on the screen now. Behind a curtain it is what a bystander sees. */
  readonly view: View;
  /** The person whose decision the screen asks for. */
  readonly decision: Decision | null;
  readonly legal: readonly Action[];
  /** Whose side of the table is nearest. */
  readonly focus: Seat;
  /** The person who must open the curtain first. */
  readonly curtain: Decision | null;
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** The people at this screen who may do something though nobody asks them. */
  readonly asides: readonly Seat[];
  /** Who has stepped aside to do so, and what there is to do; null while nobody has, or the curtain still hangs. */
  readonly aside: { readonly seat: Seat; readonly actions: readonly Action[] } | null;
  /** The person whose answers the rule bot gives for a stretch. */
  readonly leaving: Seat | null;
  readonly over: boolean;
  readonly undo: UndoReason | null;
  readonly story: readonly LogStep[];
  /** Something went wrong that no rule foresees: nothing kept is lost, but the table cannot go on by itself. */
  readonly failure: Error | null;
}
