import { ClipOp, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { drawGrain, grainOver } from './grain';
import { BAND } from './offscreen';
import type { Pause } from './pause';
import { bakeSlowly } from './surface';

/** One sheet of a plane, or one piece of scenery. */
export type Draw = (canvas: SkCanvas) => void;

export interface PlaneSpec {
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly scale: number;
  /** Covers everything: the grain can be laid over it directly. */
  readonly opaque: boolean;
  /** The paper's grain over it. */
  readonly grain: boolean;
  readonly draws: readonly Draw[];
}

/** Draws in bands from top to bottom, with a pause after each, where one task would take too long. */
async function inBands({ width, height, scale }: PlaneSpec, canvas: SkCanvas, draws: readonly Draw[], pause: Pause) {
  const bands = Math.max(1, Math.ceil((width * height * scale * scale) / BAND));
  // Whole pixels, so that neighbouring bands neither overlap nor leave a seam.
  const edge = (band: number) => Math.round((height * scale * band) / bands) / scale;
  for (const draw of draws) {
    for (let band = 0; band < bands; band++) {
      canvas.save();
      const top = edge(band);
      canvas.clipRect(Skia.XYWHRect(0, top, width, edge(band + 1) - top), ClipOp.Intersect, false);
      draw(canvas);
      canvas.restore();
      if (bands > 1) await pause();
    }
  }
  if (bands === 1) await pause();
}

function onSurface(spec: PlaneSpec, draws: readonly Draw[], pause: Pause): Promise<SkImage | null> {
  const { width, height, scale } = spec;
  return bakeSlowly(Math.ceil(width * scale), Math.ceil(height * scale), async (canvas) => {
    canvas.scale(scale, scale);
    await inBands(spec, canvas, draws, pause);
  });
}

/** Draws a plane sheet by sheet; at the end the paper's grain where there is paper. */
export async function bakePlane(spec: PlaneSpec, pause: Pause): Promise<SkImage | null> {
  if (!spec.grain) return onSurface(spec, spec.draws, pause);
  if (spec.opaque) return onSurface(spec, [...spec.draws, drawGrain], pause);
  const smooth = await onSurface(spec, spec.draws, pause);
  if (!smooth) return null;
  const image = await onSurface(spec, [grainOver(smooth, spec.scale)], pause);
  if (image) smooth.dispose();
  return image ?? smooth;
}
