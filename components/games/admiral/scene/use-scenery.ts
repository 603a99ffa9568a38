import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import type { SharedValue } from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import type { Frame } from '@/components/kit/frame/frame';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { rockWell } from '@/components/kit/skia/curves';
import { THRIFT } from '@/components/kit/skia/offscreen';
import { bakePlane, type Draw } from '@/components/kit/skia/planes';
import type { Faces } from '@/components/kit/skia/text';
import { bakedStore, useBakedLate } from '@/components/kit/skia/use-baked';
import { drawWell, wellOn } from '@/components/kit/skia/well';
import type { TableLayout } from '../layout';

interface SceneryWish {
  readonly layout: TableLayout;
  readonly day: boolean;
  /** High contrast: sheets without grain. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

const sceneries = bakedStore<SkImage>((image) => image.dispose());

/** Of the window that is cut into the sheet. */
export const MAP_RADIUS = 13;

function sheetDraw({ frame, map }: TableLayout, day: boolean): Draw {
  const { width, height } = frame.size;
  const { frontNight, frontDay, stage } = TOKENS.games.admiral;
  const front = day ? frontDay : frontNight;
  return (canvas: SkCanvas) => {
    canvas.drawPaint(
      shade(
        linear(0, 0, 0, height, [
          [0, mix(front, stage[2] ?? front, day ? 0.16 : 0.14)],
          [0.4, front],
          [1, mix(front, '#05070D', day ? 0.04 : 0.2)],
        ]),
      ),
    );
    const hole = rrect(map.x - 3, map.y - 3, map.width + 6, map.height + 6, MAP_RADIUS + 3);
    canvas.drawRRect(hole, blurred('#02080C', 8, day ? 0.28 : 0.6));
    canvas.drawRRect(hole, fill(mix(front, '#05070D', day ? 0.12 : 0.3)));
    canvas.drawRRect(hole, stroke(mix(front, '#FFF4D8', 0.5), 1, width > 0 ? 0.4 : 0));
  };
}

function drawsFor(layout: TableLayout, day: boolean): Draw[] {
  const frame: Frame = layout.frame;
  if (!frame.around) return [sheetDraw(layout, day)];
  const well = wellOn(frame.size, frame.insets, { game: 'admiral', day, cut: rockWell });
  return [(canvas) => drawWell(canvas, well)];
}

/** What stands behind the sea: a sheet with a window, at a flat table the well. */
export function useScenery(
  faces: Faces | null,
  { layout, day, high, ratio }: SceneryWish,
): SharedValue<SkImage | null> {
  const { frame, map } = layout;
  const { width, height } = frame.size;
  const cut = frame.around ? null : map;
  const key = JSON.stringify([width, height, frame.insets, cut, day, high, ratio]);
  const plane = { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque: true, grain: !high };
  return useBakedLate(sceneries, faces ? key : null, (pause) =>
    bakePlane({ ...plane, draws: drawsFor(layout, day) }, pause),
  );
}
