import {
  ClipOp,
  FilterMode,
  MipmapMode,
  Skia,
  type SkCanvas,
  type SkImage,
  type SkRect,
} from '@shopify/react-native-skia';
import { fill } from './brush';
import type { Pause } from './pause';
import { bakeSlowly } from './surface';

/** One picture of an atlas, in points. Its drawing may reach `bleed` points past its box on every side. */
export interface SpriteSpec {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly bleed?: number;
  /** Soft pictures (shadows, glows) need fewer pixels: a fraction of the atlas' scale. */
  readonly detail?: number;
  readonly draw: (canvas: SkCanvas) => void;
}

/** Where a sprite lies in the image (pixels, with its bleed) and how large it is drawn (points, without). */
export interface Sprite {
  readonly source: SkRect;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Pixels a point. */
  readonly scale: number;
}

export interface Atlas {
  readonly image: SkImage;
  readonly sprites: ReadonlyMap<string, Sprite>;
}

const GAP = 2;

/** Packs in rows, tallest first; returns the place of each sprite in pixels and the height of the whole. */
function pack(specs: readonly SpriteSpec[], scale: number, width: number) {
  const places = new Map<SpriteSpec, { x: number; y: number; w: number; h: number }>();
  const size = (spec: SpriteSpec, side: number) =>
    Math.ceil((side + 2 * (spec.bleed ?? 0)) * scale * (spec.detail ?? 1));
  const order = [...specs].sort((a, b) => size(b, b.height) - size(a, a.height));
  let [x, y, row] = [0, 0, 0];
  for (const spec of order) {
    const [w, h] = [size(spec, spec.width), size(spec, spec.height)];
    if (x + w > width) [x, y, row] = [0, y + row + GAP, 0];
    places.set(spec, { x, y, w, h });
    x += w + GAP;
    row = Math.max(row, h);
  }
  return { places, height: y + row };
}

/** The tallest texture that every phone takes. */
const TALLEST = 4096;
/** Sprites drawn before the screen may breathe. */
const BATCH = 12;

/** Draws all sprites into one image, a few at a time. `scale` gives way when the image would become too tall. */
export async function bakeAtlas(specs: readonly SpriteSpec[], scale: number, pause: Pause): Promise<Atlas | null> {
  const width = 2048;
  let { places, height } = pack(specs, scale, width);
  while (height > TALLEST) {
    scale *= 0.9;
    ({ places, height } = pack(specs, scale, width));
  }
  const sprites = new Map<string, Sprite>();
  const image = await bakeSlowly(width, height, async (canvas, flush) => {
    let drawn = 0;
    for (const [spec, { x, y, w, h }] of places) {
      const bleed = spec.bleed ?? 0;
      const own = scale * (spec.detail ?? 1);
      const source = Skia.XYWHRect(x, y, w, h);
      canvas.save();
      canvas.clipRect(source, ClipOp.Intersect, false);
      canvas.translate(x, y);
      canvas.scale(own, own);
      canvas.translate(bleed, bleed);
      spec.draw(canvas);
      canvas.restore();
      sprites.set(spec.key, { source, width: spec.width, height: spec.height, bleed, scale: own });
      if (++drawn % BATCH > 0) continue;
      flush();
      await pause();
    }
  });
  return image && { image, sprites };
}

/** Puts a sprite into a box of the canvas; its bleed reaches past the box in proportion. */
export function stamp(canvas: SkCanvas, atlas: Atlas, key: string, x: number, y: number, width: number, alpha = 1) {
  const sprite = atlas.sprites.get(key);
  if (!sprite) throw new Error(`no sprite ${key}`);
  const k = width / sprite.width;
  const bleed = sprite.bleed * k;
  const w = (sprite.source.width / sprite.scale) * k;
  const h = (sprite.source.height / sprite.scale) * k;
  const box = Skia.XYWHRect(x - bleed, y - bleed, w, h);
  canvas.drawImageRectOptions(
    atlas.image,
    sprite.source,
    box,
    FilterMode.Linear,
    MipmapMode.None,
    fill('#FFFFFF', alpha),
  );
}
