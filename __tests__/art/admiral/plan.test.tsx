import { angleOf, labelsOf, placeOf, planOf, pointAt, squareOf } from '@/components/games/admiral/board/plan';
import { squareAt } from '@/components/kit/board/grid';
import { SQUARES } from '@/engine/games/admiral/data/squares';

const landscape = planOf(24, 14, 'landscape');
const portrait = planOf(24, 14, 'portrait');

test('T90: where A1, X14 and L6 lie on the screen', () => {
  expect(['A1', 'X14', 'L6'].map((id) => placeOf(landscape, id))).toEqual([
    [0, 13],
    [23, 0],
    [11, 8],
  ]);
  expect(['A1', 'X14', 'L6'].map((id) => placeOf(portrait, id))).toEqual([
    [0, 0],
    [13, 23],
    [5, 11],
  ]);
});

test('E-2: every square is found again where it lies, in both placings', () => {
  for (const plan of [landscape, portrait])
    expect(SQUARES.filter((id) => squareOf(plan, squareAt(...(placeOf(plan, id) as [number, number]))) !== id)).toEqual(
      [],
    );
});

test('E-2: a point of the sea, and the courses', () => {
  expect(pointAt(landscape, 0, 0)).toEqual({ x: 0, y: 14 * 35 });
  expect(pointAt(portrait, 0, 0)).toEqual({ x: 0, y: 0 });
  expect(pointAt(portrait, 24, 14)).toEqual({ x: 14 * 35, y: 24 * 35 });
  expect([0, 2, 5].map((course) => angleOf(landscape, course))).toEqual([0, 90, 225]);
  expect(angleOf(portrait, 0)).toBe(90);
});

test('letters and numbers stand beside their squares', () => {
  expect(labelsOf(landscape).down.at(-1)).toBe('1');
  expect(labelsOf(portrait).across[0]).toBe('1');
  expect(labelsOf(portrait).down.at(-1)).toBe('X');
});
