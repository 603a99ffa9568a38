import { gridGeometry } from '@/components/kit/board/grid';
import { isUnsure } from '@/components/kit/board/taps';

const grid = gridGeometry(8, 8, 20);
const targets = [{ id: '2-2' as const }, { id: '3-2' as const }];

test('between two small targets a finger is unsure; over the middle of one, or where they are large, it is not', () => {
  expect(isUnsure({ x: 60, y: 50 }, 1, grid, targets)).toBe(true);
  expect(isUnsure({ x: 50, y: 50 }, 1, grid, targets)).toBe(false);
  expect(isUnsure({ x: 60, y: 50 }, 2.6, grid, targets)).toBe(false);
});

test('a target alone, or far from a finger, leaves no doubt', () => {
  expect(isUnsure({ x: 60, y: 50 }, 1, grid, targets.slice(0, 1))).toBe(false);
  expect(isUnsure({ x: 60, y: 110 }, 1, grid, targets)).toBe(false);
});
