import * as fc from 'fast-check';
import { columnAndRow, gridGeometry, squareAt } from '@/components/kit/board/grid';
import { inside, polygonGeometry } from '@/components/kit/board/polygons';

const p = (x: number, y: number) => ({ x, y });
const SIZE = { width: 200, height: 100 };

describe('a map of polygons', () => {
  const map = polygonGeometry(SIZE, {
    /** A bay cut out of its right side. */
    bay: [p(0, 0), p(100, 0), p(50, 50), p(100, 100), p(0, 100)],
    east: [p(150, 0), p(200, 0), p(200, 100), p(150, 100)],
    isle: [p(170, 40), p(190, 40), p(190, 60), p(170, 60)],
  });

  it.each([
    [10, 50, 'bay'],
    [49, 50, 'bay'],
    [60, 50, null],
    [90, 5, 'bay'],
    [120, 50, null],
    [160, 50, 'east'],
    [180, 50, 'isle'],
    [250, 50, null],
  ])('%i, %i lies in %s', (x, y, id) => {
    expect(map.hit({ x, y })).toBe(id);
  });

  it('knows the room that each area takes', () => {
    expect(map.rectOf('bay')).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(map.rectOf('isle')).toEqual({ x: 170, y: 40, width: 20, height: 20 });
  });

  it('gives every point of a map without gaps to exactly one of two neighbours', () => {
    const wavy = [p(100, 0), p(90, 30), p(110, 60), p(100, 100)];
    const west = [p(0, 0), ...wavy, p(0, 100)];
    const east = [p(200, 0), p(200, 100), ...[...wavy].reverse()];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1998 }), fc.integer({ min: 1, max: 998 }), (x, y) => {
        const point = { x: x / 10, y: y / 10 };
        expect(Number(inside(west, point)) + Number(inside(east, point))).toBe(1);
      }),
    );
  });
});

describe('a grid', () => {
  const grid = gridGeometry(24, 14, 27);

  it('finds for every square a point in its middle, and for that point the square', () => {
    expect(grid.ids).toHaveLength(24 * 14);
    for (const id of grid.ids) {
      const { x, y, width, height } = grid.rectOf(id);
      expect(grid.hit({ x: x + width / 2, y: y + height / 2 })).toBe(id);
    }
  });

  it('ends at its edges', () => {
    expect(grid.hit({ x: -1, y: 5 })).toBeNull();
    expect(grid.hit({ x: 5, y: 14 * 27 })).toBeNull();
    expect(grid.hit({ x: 24 * 27 - 1, y: 14 * 27 - 1 })).toBe(squareAt(23, 13));
    expect(columnAndRow(squareAt(23, 13))).toEqual([23, 13]);
  });
});
