import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import { DIE, FIELD, MOST_DICE } from '@/engine/games/seven-seas/throw/dice';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import { LEVELS, SHADOW, TILE } from './dice-sheet';
import { SHOWN_DIE, type Floor } from './floor';
import { drawTriangles, holdCorners, makeTriangles, setCorner, type Triangles } from './triangles';

/** Everything that every frame needs, made once: corners, places in the sheet of faces, light. */
export interface Cubes {
  readonly triangles: Triangles;
  readonly order: number[];
  /** The columns of a turn: where the die's own axes point in the lid. */
  readonly axes: number[];
}

/** Height is only sheared up the screen, so the floor stays true to the millimetre. */
const SHEAR = 0.42;
const LAMP = [-0.42, 0.5, 0.76] as const;
/** A shadow and three faces, two triangles each. */
const CORNERS = 6;
const PER_DIE = CORNERS * 4;
const HALF = SHOWN_DIE / 2;
/** By face: axis that it looks along (0 x, 1 y, 2 z) and which way; 1 along z, 2 along y, 3 along x, opposites make seven. */
const AXIS = [2, 1, 0, 0, 1, 2];
const WAY = [1, 1, 1, -1, -1, -1];

export function makeCubes(): Cubes {
  return {
    triangles: makeTriangles(),
    order: Array.from({ length: MOST_DICE }, (_, i) => i),
    axes: new Array<number>(9).fill(0),
  };
}

/**
 * All dice as one set of triangles, into a canvas. `poses` holds `count` dice from `from` on; `rows` are their rows in the
 * sheet of faces. Nothing is made while the number of dice stays.
 */
export function drawCubes(
  canvas: SkCanvas,
  paint: SkPaint,
  cubes: Cubes,
  poses: Float32Array,
  from: number,
  count: number,
  rows: readonly number[],
  floor: Floor,
): void {
  'worklet';
  const { triangles, order, axes } = cubes;
  holdCorners(triangles, count * PER_DIE);
  const k = floor.side / FIELD;
  // What is farther away comes first.
  for (let i = 0; i < count; i++) {
    const die = i;
    const y = poses[from + die * POSE + 1] as number;
    let j = i - 1;
    while (j >= 0 && (poses[from + (order[j] as number) * POSE + 1] as number) < y) {
      order[j + 1] = order[j] as number;
      j--;
    }
    order[j + 1] = die;
  }
  let n = 0;
  for (let i = 0; i < count; i++) {
    const die = order[i] as number;
    const at = from + die * POSE;
    const cx = poses[at] as number;
    const cy = poses[at + 1] as number;
    const cz = poses[at + 2] as number;
    const px = floor.x + cx * k;
    const py = floor.y + floor.side - cy * k;
    const soft = HALF * 2.1 * k * (1 + Math.max(0, cz - HALF) / 900);
    const sx = px + (cz * 0.5 + 10) * k * 0.5;
    const sy = py + (cz * 0.5 + 16) * k * 0.5;
    const su = TILE * SHADOW + 2;
    const sv = TILE - 4;
    setCorner(triangles, n++, sx - soft, sy - soft, su, 2);
    setCorner(triangles, n++, sx + soft, sy - soft, su + sv, 2);
    setCorner(triangles, n++, sx + soft, sy + soft, su + sv, sv);
    setCorner(triangles, n++, sx - soft, sy - soft, su, 2);
    setCorner(triangles, n++, sx + soft, sy + soft, su + sv, sv);
    setCorner(triangles, n++, sx - soft, sy + soft, su, sv);
    const w = poses[at + 3] as number;
    const x = poses[at + 4] as number;
    const y = poses[at + 5] as number;
    const z = poses[at + 6] as number;
    axes[0] = 1 - 2 * (y * y + z * z);
    axes[1] = 2 * (x * y + w * z);
    axes[2] = 2 * (x * z - w * y);
    axes[3] = 2 * (x * y - w * z);
    axes[4] = 1 - 2 * (x * x + z * z);
    axes[5] = 2 * (y * z + w * x);
    axes[6] = 2 * (x * z + w * y);
    axes[7] = 2 * (y * z - w * x);
    axes[8] = 1 - 2 * (x * x + y * y);
    const row = (rows[die] ?? 0) * TILE;
    let faces = 0;
    for (let f = 0; f < 6 && faces < 3; f++) {
      const axis = AXIS[f] as number;
      const way = WAY[f] as number;
      const nx = (axes[axis * 3] as number) * way;
      const ny = (axes[axis * 3 + 1] as number) * way;
      const nz = (axes[axis * 3 + 2] as number) * way;
      if (nz - SHEAR * ny <= 0.001) continue;
      faces++;
      const lit = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2];
      const level = Math.min(LEVELS - 1, Math.floor(Math.max(0, lit) * LEVELS));
      const ua = ((axis + 1) % 3) * 3;
      const va = ((axis + 2) % 3) * 3;
      const left = (level * 6 + f) * TILE + 1;
      const top = row + 1;
      const far = TILE - 2;
      for (let c = 0; c < CORNERS; c++) {
        const su2 = c === 1 || c === 2 || c === 4 ? 1 : -1;
        const sv2 = c === 2 || c === 4 || c === 5 ? 1 : -1;
        const wx = cx + HALF * (nx + su2 * (axes[ua] as number) + sv2 * (axes[va] as number));
        const wy = cy + HALF * (ny + su2 * (axes[ua + 1] as number) + sv2 * (axes[va + 1] as number));
        const wz = cz + HALF * (nz + su2 * (axes[ua + 2] as number) + sv2 * (axes[va + 2] as number));
        setCorner(
          triangles,
          n++,
          floor.x + wx * k,
          floor.y + floor.side - wy * k - SHEAR * (wz - DIE / 2) * k,
          su2 > 0 ? left + far : left,
          sv2 > 0 ? top + far : top,
        );
      }
    }
    while (faces++ < 3) for (let c = 0; c < CORNERS; c++) setCorner(triangles, n++, px, py, 0, 0);
  }
  drawTriangles(canvas, triangles, paint);
}
