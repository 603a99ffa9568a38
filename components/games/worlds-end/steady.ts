import { frame as frameOf, type Frame } from '@/components/kit/frame/frame';
import { layoutOf } from './around';
import type { Shown, TableLayout } from './layout';
import { chartFor } from './map/window';
import type { Chart } from './map/chart';

/** A lower window than this part of the usual one has a chart of its own. */
const MUCH_LOWER = 0.8;
/** Then its height goes in steps. */
const STEP = 48;

export interface Steady {
  /** With a question of the usual height: what is drawn for it stays while the words below grow and shrink. */
  readonly layout: TableLayout;
  readonly chart: Chart;
}

/** The chart and the scenery of a table: they are not made anew with each question. */
export function steadyIn(shown: Shown, frame: Frame): Steady {
  const now = layoutOf(shown, frame);
  if (frame.around) return { layout: now, chart: chartFor(now) };
  const layout = layoutOf(shown, frameOf(frame.size, frame.insets, undefined, frame.taste));
  const { height } = now.map;
  if (height >= layout.map.height * MUCH_LOWER) return { layout, chart: chartFor(layout) };
  const lower = { ...layout.map, height: Math.max(STEP, Math.ceil(height / STEP) * STEP) };
  return { layout, chart: chartFor({ chart: layout.chart, map: lower }) };
}
