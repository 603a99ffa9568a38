import {
  Group,
  Image,
  Path,
  Picture,
  rect as rectOf,
  rrect,
  type SkImage,
  type SkPicture,
} from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Point } from '@/components/kit/board/geometry';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { Rect } from '@/components/kit/frame/box';
import type { Chart } from '../map/chart';
import { SHEET_RADIUS } from './chart-base';
import { softPathOf } from './shapes';

/** A way that glows along the water, from its beginning. */
export interface GlowingWay {
  /** `wayAlong` of the chart. */
  readonly points: readonly Point[];
  /** How much of it glows, 0 to 1. */
  readonly grown: SharedValue<number>;
}

export interface MapSceneProps {
  readonly chart: Chart;
  /** Where on the canvas the chart is seen (`TableLayout.map`). */
  readonly window: Rect;
  /** `useChartBase`: land, coasts, borders. Null while it is made. */
  readonly base: SkImage | null;
  /** `chartPicture`: signs, ships, lights. Made anew with each view, not with the camera. */
  readonly over: SkPicture | SharedValue<SkPicture>;
  /** What moves on it. */
  readonly moving?: SharedValue<SkPicture>;
  readonly camera: CameraValues;
  /** Of Calypso's step, or of a flagship that sails. */
  readonly way?: GlowingWay | null;
}

const WATER = { glow: '#8FE3F2', light: '#EFFBFF' } as const;

/**
 * The map, drawn inside a canvas. The camera moves one group on the thread of the screen: panning and pinching render nothing and
 * draw the same image and the same picture again.
 */
export function MapScene({ chart, window, base, over, moving, camera, way }: MapSceneProps) {
  const { width, height } = chart.size;
  const { x, y } = window;
  const moves = useDerivedValue(() => [
    { translateX: x + camera.x.get() },
    { translateY: y + camera.y.get() },
    { scale: camera.scale.get() },
  ]);
  const clip = useMemo(
    () => rrect(rectOf(window.x, window.y, window.width, window.height), SHEET_RADIUS, SHEET_RADIUS),
    [window],
  );
  return (
    <Group clip={clip}>
      <Group transform={moves}>
        {base ? <Image image={base} x={0} y={0} width={width} height={height} fit="fill" /> : null}
        <Picture picture={over} />
        {moving ? <Picture picture={moving} /> : null}
        {way ? <Way way={way} unit={chart.unit} /> : null}
      </Group>
    </Group>
  );
}

function Way({ way: { points, grown }, unit }: { readonly way: GlowingWay; readonly unit: number }) {
  const path = useMemo(() => softPathOf(points), [points]);
  const line = { path, style: 'stroke', strokeCap: 'round', strokeJoin: 'round', start: 0, end: grown } as const;
  return (
    <>
      <Path {...line} color={WATER.glow} opacity={0.22} strokeWidth={13 * unit} />
      <Path {...line} color={WATER.glow} opacity={0.5} strokeWidth={6 * unit} />
      <Path {...line} color={WATER.light} strokeWidth={2 * unit} />
    </>
  );
}
