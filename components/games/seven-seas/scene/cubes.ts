import { Skia, VertexMode, type SkVertices } from '@shopify/react-native-skia';
import { DIE, FIELD, MOST_DICE } from '@/engine/games/seven-seas/throw/dice';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import { LEVELS, SHADOW, TILE } from './dice-sheet';

/** Where the floor of the lid lies on the screen. */
export interface Floor {
  readonly x: number;
  readonly y: number;
  /** Points of its edge. */
  readonly side: number;
}

/** A point that is written anew in every frame. */
interface Spot {
  x: number;
  y: number;
}

/** Everything that every frame needs, made once: corners, places in the sheet of faces, light. */
export interface Cubes {
  readonly points: Spot[];
  readonly texture: Spot[];
  readonly order: number[];
}

/** Height is only sheared up the screen, so the floor stays true to the millimetre. */
const SHEAR = 0.42;
const LAMP = [-0.42, 0.5, 0.76] as const;
/** A shadow and three faces, two triangles each. */
const CORNERS = 6;
const PER_DIE = CORNERS * 4;
/** By face: axis that it looks along (0 x, 1 y, 2 z) and which way; 1 along z, 2 along y, 3 along x, opposites make seven. */
const AXIS = [2, 1, 0, 0, 1, 2];
const WAY = [1, 1, 1, -1, -1, -1];

export function makeCubes(): Cubes {
  const count = MOST_DICE * PER_DIE;
  return {
    points: Array.from({ length: count }, () => ({ x: 0, y: 0 })),
    texture: Array.from({ length: count }, () => ({ x: 0, y: 0 })),
    order: Array.from({ length: MOST_DICE }, (_, i) => i),
  };
}

/** One more corner; answers how many there are. */
function put({ points, texture }: Cubes, n: number, x: number, y: number, u: number, v: number): number {
  'worklet';
  const point = points[n] as Spot;
  point.x = x;
  point.y = y;
  const place = texture[n] as Spot;
  place.x = u;
  place.y = v;
  return n + 1;
}

/**
 * All dice as one set of triangles. `poses` holds `count` dice from `from` on; `rows` are their rows in the sheet of
 * faces; `size` is how large each is drawn, 1 as thrown, 0 gone under.
 */
export function cubesAt(
  cubes: Cubes,
  poses: Float32Array,
  from: number,
  count: number,
  rows: readonly number[],
  size: readonly number[],
  floor: Floor,
): SkVertices {
  'worklet';
  const { points, texture, order } = cubes;
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
    const scale = size[die] ?? 1;
    if (scale <= 0.02) continue;
    const half = (DIE / 2) * (0.2 + 0.8 * scale);
    const cx = poses[at] as number;
    const cy = poses[at + 1] as number;
    const cz = (poses[at + 2] as number) - (1 - scale) * DIE;
    const px = floor.x + cx * k;
    const py = floor.y + floor.side - cy * k;
    const soft = half * 2.1 * k * (1 + Math.max(0, cz - half) / 900);
    const sx = px + (cz * 0.5 + 10) * k * 0.5;
    const sy = py + (cz * 0.5 + 16) * k * 0.5;
    const su = TILE * SHADOW + 2;
    const sv = TILE - 4;
    n = put(cubes, n, sx - soft, sy - soft, su, 2);
    n = put(cubes, n, sx + soft, sy - soft, su + sv, 2);
    n = put(cubes, n, sx + soft, sy + soft, su + sv, sv);
    n = put(cubes, n, sx - soft, sy - soft, su, 2);
    n = put(cubes, n, sx + soft, sy + soft, su + sv, sv);
    n = put(cubes, n, sx - soft, sy + soft, su, sv);
    const w = poses[at + 3] as number;
    const x = poses[at + 4] as number;
    const y = poses[at + 5] as number;
    const z = poses[at + 6] as number;
    // The columns of the turn: where the die's own axes point in the lid.
    const m = [
      1 - 2 * (y * y + z * z),
      2 * (x * y + w * z),
      2 * (x * z - w * y),
      2 * (x * y - w * z),
      1 - 2 * (x * x + z * z),
      2 * (y * z + w * x),
      2 * (x * z + w * y),
      2 * (y * z - w * x),
      1 - 2 * (x * x + y * y),
    ];
    const row = (rows[die] ?? 0) * TILE;
    let faces = 0;
    for (let f = 0; f < 6 && faces < 3; f++) {
      const axis = AXIS[f] as number;
      const way = WAY[f] as number;
      const nx = (m[axis * 3] as number) * way;
      const ny = (m[axis * 3 + 1] as number) * way;
      const nz = (m[axis * 3 + 2] as number) * way;
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
        const wx = cx + half * (nx + su2 * (m[ua] as number) + sv2 * (m[va] as number));
        const wy = cy + half * (ny + su2 * (m[ua + 1] as number) + sv2 * (m[va + 1] as number));
        const wz = cz + half * (nz + su2 * (m[ua + 2] as number) + sv2 * (m[va + 2] as number));
        n = put(
          cubes,
          n,
          floor.x + wx * k,
          floor.y + floor.side - wy * k - SHEAR * (wz - DIE / 2) * k,
          su2 > 0 ? left + far : left,
          sv2 > 0 ? top + far : top,
        );
      }
    }
    while (faces++ < 3) for (let c = 0; c < CORNERS; c++) n = put(cubes, n, px, py, 0, 0);
  }
  return Skia.MakeVertices(VertexMode.Triangles, points.slice(0, n), texture.slice(0, n));
}
