import type { CameraSpec } from '@/components/kit/board/camera';
import type { Size } from '@/components/kit/frame/box';
import type { TableLayout } from '../layout';
import { BOARD } from './board';
import { chartOf, type Chart } from './chart';
import { COLUMNS } from './columns';

/** Look 20.8: from the whole map to three times as near. */
const MOST = 3;
/** A map may be pulled so far beyond its edge, in its own points. */
const BEYOND = 12;

/** The chart that this table looks at: columns are cut to the window, the board keeps its shape. */
export function chartFor({ chart, map }: Pick<TableLayout, 'chart' | 'map'>): Chart {
  return chart === 'board' ? chartOf(BOARD) : chartOf(COLUMNS, { width: map.width, height: map.height });
}

export function cameraSpecOf(chart: Chart, viewport: Size): CameraSpec {
  return { board: chart.size, viewport, most: MOST, beyond: BEYOND };
}
