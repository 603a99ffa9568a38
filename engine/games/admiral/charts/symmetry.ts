import { turnedCells } from '../board/shape';
import { tiled } from '../board/isles';
import type { Island, Scenario } from '../data/scenario';
import { columnOf, HEIGHT, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';

/** 15.2: what the brush lays beside what is laid. */
export const SYMMETRIES = ['off', 'point', 'leftRight', 'topBottom', 'both'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

/** Which of both axes each twin is turned over; the first is the thing itself. */
const FLIPS: Readonly<Record<Symmetry, readonly (readonly [x: boolean, y: boolean])[]>> = {
  off: [[false, false]],
  point: [
    [false, false],
    [true, true],
  ],
  leftRight: [
    [false, false],
    [true, false],
  ],
  topBottom: [
    [false, false],
    [false, true],
  ],
  both: [
    [false, false],
    [true, true],
    [true, false],
    [false, true],
  ],
};

/** The square and its twins, each once. */
export function twinsOf({ cols, rows }: BoardSize, symmetry: Symmetry, id: SquareId): readonly SquareId[] {
  const square = squareFrom(id);
  const [x, y] = [columnOf(square), rowOf(square)];
  const all = FLIPS[symmetry].map(([flipX, flipY]) =>
    squareId((flipY ? rows - 1 - y : y) * WIDTH + (flipX ? cols - 1 - x : x)),
  );
  return [...new Set(all)];
}

export interface Stamp {
  readonly shape: string;
  readonly at: SquareId;
  readonly rot: number;
}

/** How many squares an island takes, across and up. */
export function sizeOf(scenario: Scenario, { shape, rot }: Pick<Stamp, 'shape' | 'rot'>): readonly [number, number] {
  const cells = cellsOf(scenario, { shape, rot });
  return [1 + Math.max(...cells.map(({ x }) => x)), 1 + Math.max(...cells.map(({ y }) => y))];
}

function cellsOf(scenario: Scenario, { shape, rot }: Pick<Stamp, 'shape' | 'rot'>) {
  const [isle] = tiled(scenario, [{ shape, at: 'A1', rot }]);
  return turnedCells(isle?.tile ?? shape, rot);
}

/** Islands are turned, never mirrored: in a mirror stands the turn that comes nearest to it. All lie within the board; none where it is too small. */
export function twinStamps(scenario: Scenario, board: BoardSize, symmetry: Symmetry, stamp: Stamp): readonly Stamp[] {
  const [w, h] = sizeOf(scenario, stamp);
  if (w > board.cols || h > board.rows) return [];
  const square = squareFrom(stamp.at);
  const [x, y] = [Math.min(columnOf(square), board.cols - w), Math.min(rowOf(square), board.rows - h)];
  const all = FLIPS[symmetry].map(([flipX, flipY]): Stamp => {
    const [left, low] = [flipX ? board.cols - w - x : x, flipY ? board.rows - h - y : y];
    const rot = flipX === flipY ? (stamp.rot + (flipX ? 2 : 0)) % 4 : nearestTurn(scenario, stamp, flipX);
    return { shape: stamp.shape, at: squareId(low * WIDTH + left), rot };
  });
  return all.filter((one, i) => all.findIndex(({ at }) => at === one.at) === i);
}

function nearestTurn(scenario: Scenario, stamp: Stamp, flipX: boolean): number {
  const [w, h] = sizeOf(scenario, stamp);
  const own = cellsOf(scenario, stamp);
  const kindAt = (x: number, y: number) => own.find((cell) => cell.x === x && cell.y === y)?.kind;
  const alike = (rot: number): number =>
    cellsOf(scenario, { shape: stamp.shape, rot }).filter(
      ({ x, y, kind }) => kind === (flipX ? kindAt(w - 1 - x, y) : kindAt(x, h - 1 - y)),
    ).length;
  const other = (stamp.rot + 2) % 4;
  return alike(stamp.rot) >= alike(other) ? stamp.rot : other;
}

/** The squares on which an island lies, as far as there are any. */
export function squaresUnder(scenario: Scenario, island: Island): readonly SquareId[] {
  const square = squareFrom(island.at);
  return cellsOf(scenario, island).flatMap(({ x, y }) => {
    const [column, row] = [columnOf(square) + x, rowOf(square) + y];
    return column < WIDTH && row < HEIGHT ? [squareId(row * WIDTH + column)] : [];
  });
}
