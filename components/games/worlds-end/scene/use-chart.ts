import type { SkImage, SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { Size } from '@/components/kit/frame/box';
import { bake } from '@/components/kit/skia/surface';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBaked } from '@/components/kit/skia/use-baked';
import type { Chart } from '../map/chart';
import { drawChartBase } from './chart-base';
import { drawChartOver, type Turn } from './chart-over';
import type { ChartState } from './chart-state';
import { chartLook } from './looks';

/** The base is baked sharper than it is seen at first, for the camera that comes near; never larger than this. */
const NEARER = 2;
const LARGEST = 2400;

interface BaseWish {
  readonly chart: Chart;
  readonly window: Size;
  readonly day: boolean;
  /** High contrast: paper without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

/** Pixels a point of the chart. */
export function baseScale({ chart, window, ratio }: Pick<BaseWish, 'chart' | 'window' | 'ratio'>): number {
  const { width, height } = chart.size;
  return Math.min((window.width / width) * ratio * NEARER, LARGEST / Math.max(width, height));
}

const bases = bakedStore<SkImage>((image) => image.dispose());

/** Land, coasts and borders as an image, made once for a size and a theme; null until it is there. */
export function useChartBase(faces: Faces | null, wish: BaseWish): SkImage | null {
  const { chart, day, high } = wish;
  const { width, height } = chart.size;
  const scale = baseScale(wish);
  // The grain comes with the letters.
  const key = faces && JSON.stringify([width, height, chart.unit, scale, day, high]);
  return useBaked(bases, key, async (pause) => {
    const image = bake(width, height, scale, (canvas) => drawChartBase(canvas, chart, chartLook(day), !high));
    await pause();
    return image;
  });
}

/** All that changes on a chart, as a picture that stays sharp at every distance. */
export function chartPicture(faces: Faces, chart: Chart, state: ChartState, day: boolean, turn: Turn = 0): SkPicture {
  return picture((canvas) => drawChartOver(canvas, faces, chart, state, day, turn));
}

/** The same, kept until the view changes. */
export function useChartPicture(
  faces: Faces | null,
  chart: Chart,
  state: ChartState,
  day: boolean,
  turn: Turn = 0,
): SkPicture {
  return useMemo(
    () => (faces ? chartPicture(faces, chart, state, day, turn) : picture()),
    [faces, chart, state, day, turn],
  );
}
