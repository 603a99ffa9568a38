import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';

/** What is asked of CanvasKit, which the library keeps for itself. */
interface Vertices {
  delete(): void;
}

interface RawCanvas {
  drawVertices(vertices: Vertices, blend: unknown, paint: unknown): void;
}

interface CanvasKit {
  readonly VertexMode: { readonly Triangles: unknown };
  readonly BlendMode: { readonly SrcOver: unknown };
  MakeVertices(mode: unknown, points: Float32Array, texture: Float32Array): Vertices;
}

/** As in `triangles.ts`, in plain memory: the library's own way there makes two thousand small lists in every frame. */
export interface Triangles {
  points: Float32Array;
  texture: Float32Array;
}

export function makeTriangles(): Triangles {
  return { points: new Float32Array(0), texture: new Float32Array(0) };
}

export function holdCorners(triangles: Triangles, count: number): void {
  if (triangles.points.length === count * 2) return;
  triangles.points = new Float32Array(count * 2);
  triangles.texture = new Float32Array(count * 2);
}

export function setCorner({ points, texture }: Triangles, n: number, x: number, y: number, u: number, v: number): void {
  points[n * 2] = x;
  points[n * 2 + 1] = y;
  texture[n * 2] = u;
  texture[n * 2 + 1] = v;
}

/** What lies behind a canvas and a paint of the library. */
const behind = (thing: unknown) => (thing as { readonly ref: unknown }).ref;

export function drawTriangles(canvas: SkCanvas, { points, texture }: Triangles, paint: SkPaint): void {
  const kit = (globalThis as unknown as { readonly CanvasKit: CanvasKit }).CanvasKit;
  const all = kit.MakeVertices(kit.VertexMode.Triangles, points, texture);
  (behind(canvas) as RawCanvas).drawVertices(all, kit.BlendMode.SrcOver, behind(paint));
  all.delete();
}
