import { frame as frameOf, type Frame } from '@/components/kit/frame/frame';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { seaOf } from '@/engine/games/admiral/public';
import { layoutOf } from './around';
import type { Isle } from './board/islands';
import { placingIn, planOf, type Plan } from './board/plan';
import type { Shown, TableLayout } from './layout';

export interface Steady {
  /** With a question of the usual height: what is drawn for it stays while the words below grow and shrink. */
  readonly layout: TableLayout;
  readonly plan: Plan;
  readonly isles: readonly Isle[];
}

/** The board and the scenery of a table: they are not made anew with each question. */
export function steadyIn(shown: Shown, frame: Frame, options: AdmiralOptions): Steady {
  const usual = frame.around ? frame : frameOf(frame.size, frame.insets, undefined, frame.taste);
  const layout = layoutOf(shown, usual);
  const { cols, rows, islands } = seaOf(options, shown.seats);
  return { layout, plan: planOf(cols, rows, placingIn(cols, rows, layout.sea)), isles: islands };
}
