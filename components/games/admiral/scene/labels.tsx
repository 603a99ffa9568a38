import { Atlas, Skia, useRSXformBuffer, type SkImage } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { Rect } from '@/components/kit/frame/box';
import { bake } from '@/components/kit/skia/surface';
import { drawText, type Faces } from '@/components/kit/skia/text';
import { labelsOf, SIDE, type Plan } from '../board/plan';
import { STRIP } from '../layout';
import { seaLook } from './looks';

const CELL = 20;

interface LabelsProps {
  readonly faces: Faces;
  readonly plan: Plan;
  /** The window of the sea: they stand left of it and over it. */
  readonly window: Rect;
  readonly camera: CameraValues;
  readonly day: boolean;
  readonly ratio: number;
  /** Everybody's way up at a flat table: they stand upright for whoever is asked. */
  readonly turn: number;
  /** They stand on the other two sides, too. */
  readonly amid: boolean;
}

/** Letters and numbers beside the squares: they keep to the edge of the window while the board moves under it. */
export function Labels({ faces, plan, window, camera, day, ratio, turn, amid }: LabelsProps) {
  const { across, down } = useMemo(() => labelsOf(plan), [plan]);
  const all = useMemo(() => [...across, ...down], [across, down]);
  const image = useMemo((): SkImage | null => {
    const { label } = seaLook(day);
    return bake(CELL * all.length, CELL, ratio, (canvas) => {
      all.forEach((text, i) => {
        const at = CELL * (i + 0.5);
        canvas.save();
        canvas.rotate(turn, at, CELL / 2);
        drawText(canvas, faces, {
          text,
          x: at,
          y: CELL / 2 + 4.6,
          face: 'text700',
          size: 14,
          color: label,
          align: 'center',
        });
        canvas.restore();
      });
    });
  }, [all, faces, day, ratio, turn]);
  const sprites = useMemo(
    () =>
      (amid ? [...all, ...all] : all).map((_, i) =>
        Skia.XYWHRect((i % all.length) * CELL * ratio, 0, CELL * ratio, CELL * ratio),
      ),
    [all, amid, ratio],
  );
  const columns = across.length;
  const { x, y, width, height } = window;
  const count = all.length;
  const forms = useRSXformBuffer(sprites.length, (form, at) => {
    'worklet';
    const i = at % count;
    const isOther = at >= count;
    const scale = camera.scale.get();
    const half = CELL / 2;
    const isColumn = i < columns;
    const along = ((isColumn ? i : i - columns) + 0.5) * SIDE * scale;
    const px = isColumn ? x + camera.x.get() + along : isOther ? x + width + STRIP / 2 : x - STRIP / 2;
    const py = !isColumn ? y + camera.y.get() + along : isOther ? y + height + STRIP / 2 : y - STRIP / 2;
    // None stands where the strips meet.
    const hidden = isColumn ? px < x || px > x + width : py < y || py > y + height;
    form.set(1 / ratio, 0, hidden ? -999 : px - half, py - half);
  });
  return image ? <Atlas image={image} sprites={sprites} transforms={forms} /> : null;
}
