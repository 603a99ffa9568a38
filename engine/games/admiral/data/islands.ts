export type ShapeId = 'A' | 'B';
type Point = readonly [x: number, y: number];

export interface Shape {
  readonly width: number;
  readonly height: number;
  /** The coast, y to the north, in squares from the lower left corner of the tile. */
  readonly polygon: readonly Point[];
}

/** 2.3: rules and pictures are both cut from these polygons. */
export const SHAPES: Readonly<Record<ShapeId, Shape>> = {
  A: {
    width: 4,
    height: 2,
    polygon: [
      [0.4, 0.4],
      [0.9, 0.16],
      [1.55, 0.18],
      [1.95, 0.55],
      [2.45, 0.62],
      [3.02, 0.92],
      [3.5, 0.96],
      [4, 0.93],
      [4, 1.07],
      [3.4, 1.1],
      [3.02, 1.45],
      [2.75, 1.85],
      [2.1, 1.9],
      [1.9, 1.45],
      [1.75, 1.1],
      [1.3, 1.12],
      [0.98, 1.45],
      [0.6, 1.6],
      [0.35, 1.3],
      [0.6, 1.02],
      [0.42, 0.72],
    ],
  },
  B: {
    width: 3,
    height: 3,
    polygon: [
      [0.15, 1.1],
      [0.55, 0.75],
      [0.97, 0.9],
      [1.5, 0.93],
      [1.93, 0.85],
      [1.94, 0],
      [2.07, 0],
      [2.1, 0.9],
      [2.35, 1.2],
      [2.1, 1.6],
      [2.12, 2.2],
      [1.95, 2.75],
      [1.4, 2.9],
      [0.97, 2.6],
      [0.8, 2.12],
      [0.3, 1.9],
    ],
  },
};
