import type { ViewStyle } from 'react-native';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole of what it stands in. */
export const ALL = { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 } as const;

/** A view that stands just there. */
export const absolute = ({ x, y, width, height }: Rect): ViewStyle => ({
  position: 'absolute',
  left: x,
  top: y,
  width,
  height,
});

export const rightOf = ({ x, width }: Rect): number => x + width;
export const bottomOf = ({ y, height }: Rect): number => y + height;

/** What is left between margins; negative ones make it larger. */
export function inset(rect: Rect, x: number, y = x): Rect {
  return { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y };
}

/** What insets leave of the whole. */
export function within({ width, height }: Size, { top, right, bottom, left }: Insets): Rect {
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** From one height to another. */
export function between(rect: Rect, top: number, bottom: number): Rect {
  return { ...rect, y: top, height: bottom - top };
}

/** The part at the right of a line. */
export function rightFrom(rect: Rect, x: number): Rect {
  return { ...rect, x, width: rightOf(rect) - x };
}

/** A strip along the upper edge. */
export const topStrip = (rect: Rect, height: number): Rect => ({ ...rect, height });

/** A strip along the lower edge. */
export function bottomStrip(rect: Rect, height: number): Rect {
  return { ...rect, y: bottomOf(rect) - height, height };
}

/** In the middle, no wider than this. */
export function centred(rect: Rect, width: number): Rect {
  const narrow = Math.min(rect.width, width);
  return { ...rect, x: rect.x + (rect.width - narrow) / 2, width: narrow };
}

/** A box of this size in the very middle. */
export function centredIn(rect: Rect, { width, height }: Size): Rect {
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

/** Beside each other, equally wide. */
export function columns(rect: Rect, count: number, gap: number): Rect[] {
  const width = (rect.width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => ({ ...rect, x: rect.x + i * (width + gap), width }));
}

/** Below each other, equally high. */
export function rows(rect: Rect, count: number, gap: number): Rect[] {
  const height = (rect.height - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => ({ ...rect, y: rect.y + i * (height + gap), height }));
}

/** Two parts beside each other, the left one so wide. */
export function cutLeft(rect: Rect, width: number, gap: number): [Rect, Rect] {
  return [{ ...rect, width }, rightFrom(rect, rect.x + width + gap)];
}

/** Cells of one height from the top left on, line by line. */
export function cells(rect: Rect, count: number, across: number, height: number, gap: number): Rect[] {
  const line = columns({ ...rect, height }, across, gap);
  return Array.from({ length: count }, (_, i) => {
    const cell = line[i % across] as Rect;
    return { ...cell, y: rect.y + Math.floor(i / across) * (height + gap) };
  });
}

/** The smallest box that holds all of them. */
export function hullOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return { x, y, width: Math.max(...rects.map(rightOf)) - x, height: Math.max(...rects.map(bottomOf)) - y };
}
