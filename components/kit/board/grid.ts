import type { BoardGeometry } from './geometry';

/** A square of a grid, written as its column and row, both from 0: `5-13`. */
export type SquareId = `${number}-${number}`;

export interface GridGeometry extends BoardGeometry<SquareId> {
  readonly columns: number;
  readonly rows: number;
  /** How long the side of a square is. */
  readonly side: number;
}

export const squareAt = (column: number, row: number): SquareId => `${column}-${row}`;

export function columnAndRow(id: SquareId): readonly [column: number, row: number] {
  const [column, row] = id.split('-');
  return [Number(column), Number(row)];
}

/** Squares in columns and rows; row 0 is at the top. */
export function gridGeometry(columns: number, rows: number, side = 1): GridGeometry {
  const ids = Array.from({ length: columns * rows }, (_, i) => squareAt(i % columns, Math.floor(i / columns)));
  return {
    columns,
    rows,
    side,
    size: { width: columns * side, height: rows * side },
    ids,
    hit: ({ x, y }) => {
      const column = Math.floor(x / side);
      const row = Math.floor(y / side);
      return column >= 0 && column < columns && row >= 0 && row < rows ? squareAt(column, row) : null;
    },
    rectOf: (id) => {
      const [column, row] = columnAndRow(id);
      return { x: column * side, y: row * side, width: side, height: side };
    },
  };
}
