import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import { drawGrain, grained } from './grain';
import { offscreen, settled } from './offscreen';
import type { Draw } from './stage';

export interface PlaneSpec {
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly scale: number;
  /** Covers everything: the grain can be laid over it directly. */
  readonly opaque: boolean;
  readonly draws: readonly Draw[];
}

/** Lets the screen breathe between two tasks. */
export type Pause = () => Promise<void>;

/** Draws a plane sheet by sheet, with a pause after each. */
export async function bakePlane(
  { width, height, scale, opaque, draws }: PlaneSpec,
  pause: Pause,
): Promise<SkImage | null> {
  const surface = offscreen(Math.ceil(width * scale), Math.ceil(height * scale));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(scale, scale);
  for (const draw of [...draws, ...(opaque ? [(c: SkCanvas) => drawGrain(c)] : [])]) {
    draw(canvas);
    surface.flush();
    await pause();
  }
  const image = settled(surface.makeImageSnapshot());
  surface.dispose();
  return image && !opaque ? grained(image, width, height, scale) : image;
}
