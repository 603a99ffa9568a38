import { BlendMode, Skia, VertexMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';

interface Spot {
  x: number;
  y: number;
}

/** Corners of triangles, three by three, and the place of each in the sheet that they are cut from: written anew in every frame. */
export interface Triangles {
  readonly points: Spot[];
  readonly texture: Spot[];
}

export function makeTriangles(): Triangles {
  return { points: [], texture: [] };
}

/** As many corners as this; nothing is made while their number stays. */
export function holdCorners({ points, texture }: Triangles, count: number): void {
  'worklet';
  while (points.length < count) {
    points.push({ x: 0, y: 0 });
    texture.push({ x: 0, y: 0 });
  }
  points.length = count;
  texture.length = count;
}

export function setCorner({ points, texture }: Triangles, n: number, x: number, y: number, u: number, v: number): void {
  'worklet';
  const point = points[n] as Spot;
  point.x = x;
  point.y = y;
  const place = texture[n] as Spot;
  place.x = u;
  place.y = v;
}

export function drawTriangles(canvas: SkCanvas, { points, texture }: Triangles, paint: SkPaint): void {
  'worklet';
  const all = Skia.MakeVertices(VertexMode.Triangles, points, texture);
  canvas.drawVertices(all, BlendMode.SrcOver, paint);
  all.dispose();
}
