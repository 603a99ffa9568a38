import { whole } from '@/components/kit/board/camera';
import type { Rect } from '@/components/kit/frame/box';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { TableLayout } from '../layout';
import type { Chart } from './chart';
import { cameraSpecOf } from './window';

/** A sea as it lies on the screen while the whole chart is seen. */
export function placeOnScreen(sea: SeaId, chart: Chart, { map }: Pick<TableLayout, 'map'>): Rect {
  const { x, y, scale } = whole(cameraSpecOf(chart, map));
  const rect = chart.geometry.rectOf(sea);
  return {
    x: map.x + x + rect.x * scale,
    y: map.y + y + rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
}
