import { turnedOutline } from '@/components/games/admiral/board/islands';
import { areaIn, covers, coversLine, type Point } from '@/engine/games/admiral/board/polygon';
import { turnedCells } from '@/engine/games/admiral/board/shape';
import { SHAPES, type ShapeId } from '@/engine/games/admiral/data/islands';

/** By course: the points of a unit square that stand for it. */
const MARKS: readonly (readonly Point[])[] = [
  [
    [0, 1],
    [1, 1],
  ],
  [[1, 1]],
  [
    [1, 0],
    [1, 1],
  ],
  [[1, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
  ],
  [[0, 1]],
];

const TURNS = (Object.keys(SHAPES) as ShapeId[]).flatMap((shape) => [0, 1, 2, 3].map((rot) => ({ shape, rot })));

describe.each(TURNS)('the coast that is drawn of island $shape after $rot quarter turns (E-3)', ({ shape, rot }) => {
  const coast: readonly Point[] = turnedOutline({ shape, rot });

  it('gives the same squares, closed sides and closed corners as the table of 2.3', () => {
    const table = turnedCells(shape, rot);
    const drawn = table.map(({ x, y }) => {
      const area = areaIn(coast, x, y);
      let closed = 0;
      MARKS.forEach((points, course) => {
        const [from, to] = points.map(([px, py]): Point => [x + px, y + py]);
        if (to ? coversLine(coast, from as Point, to) : covers(coast, from as Point)) closed |= 1 << course;
      });
      return { x, y, kind: area > 0.5 ? 2 : area > 0 ? 1 : 0, closed };
    });
    expect(drawn).toEqual(table);
  });

  it('stays inside its tile', () => {
    const { width, height } = SHAPES[shape];
    const [w, h] = rot % 2 === 0 ? [width, height] : [height, width];
    expect(coast.filter(([x, y]) => x < 0 || y < 0 || x > w || y > h)).toEqual([]);
  });
});
