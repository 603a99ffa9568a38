import { chartFor } from '@/engine/games/admiral/board/chart';
import { COAST, LAND, turnedCells } from '@/engine/games/admiral/board/shape';
import { terrainOf } from '@/engine/games/admiral/board/terrain';
import { COURSES } from '@/engine/games/admiral/data/compass';
import { defaultOptions } from '@/engine/core/options';
import { squareFrom, squareId } from '@/engine/games/admiral/data/squares';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';

/** 2.3: the table of a shape, square by square: kind, closed sides, closed corners. */
const TABLES = {
  A: [
    '0,0 coast - NE',
    '1,0 land N NE,NW',
    '2,0 coast N NE,NW',
    '3,0 coast N NE,NW',
    '0,1 coast - SE',
    '1,1 coast S SE,SW',
    '2,1 land S SE,SW',
    '3,1 coast S SE,SW',
  ],
  B: [
    '0,0 coast - NE',
    '1,0 coast N,E NE,SE,NW',
    '2,0 coast W SW,NW',
    '0,1 land E NE,SE',
    '1,1 land N,E,S,W NE,SE,SW,NW',
    '2,1 coast W SW,NW',
    '0,2 coast - SE',
    '1,2 land S SE,SW',
    '2,2 coast - SW',
  ],
} as const;

function marks(closed: number, courses: readonly string[]): string {
  return courses.filter((course) => closed & (1 << COURSES.indexOf(course as never))).join(',') || '-';
}

function rows(shape: 'A' | 'B', turns: number): string[] {
  return turnedCells(shape, turns).map(
    ({ x, y, kind, closed }) =>
      `${x},${y} ${kind === LAND ? 'land' : kind === COAST ? 'coast' : 'water'} ${marks(closed, ['N', 'E', 'S', 'W'])} ${marks(closed, ['NE', 'SE', 'SW', 'NW'])}`,
  );
}

test.each(['A', 'B'] as const)('2.3, E-3 the polygon of shape %s gives the table of closed sides', (shape) => {
  expect(rows(shape, 0)).toEqual(TABLES[shape]);
});

test.each(['A', 'B'] as const)(
  '2.3 four quarter turns of shape %s lead back, none on the way has other squares',
  (shape) => {
    expect(rows(shape, 4)).toEqual(rows(shape, 0));
    const kinds = (turns: number) => turnedCells(shape, turns).map(({ kind }) => kind);
    for (const turns of [1, 2, 3]) expect(kinds(turns)).toEqual(kinds(0));
  },
);

/** Closed sides and corners of a square as the specification lists them. */
function closedAt(terrain: ReturnType<typeof terrainOf>, id: string): string {
  return marks(terrain.closed[squareFrom(id)] as number, ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW']);
}

test('E-4 the half board of the mini-games', () => {
  const chart = chartFor({ ...defaultOptions(OPTIONS), scenario: 'mini-1' } as unknown as AdmiralOptions, 2);
  const closed = Object.fromEntries(
    ['E7', 'E8', 'F7', 'F8', 'G7', 'G8', 'H7', 'H8', 'I7', 'I8'].map((id) => [id, closedAt(chart, id)]),
  );
  expect(closed).toEqual({
    E7: 'NE',
    E8: 'SE',
    F7: 'N,NE,NW',
    F8: 'S,SE,SW',
    G7: 'N,NE,NW',
    G8: 'S,SE,SW',
    H7: 'N,NE,NW',
    H8: 'S,SE,SW',
    I7: 'NW',
    I8: 'SW',
  });
  const open = chart.squares.filter((square) => chart.room[square] !== 0 && !chart.reefs.includes(square));
  expect(open).toHaveLength(156);
  expect(chart.squares.filter((square) => chart.kind[square] === LAND).map(squareId)).toEqual(['F7', 'G8']);
});

/** The islands of Pearl Shoals for two and four (3.6.3) and for six (3.6.5). */
const TWO = [
  { shape: 'A', at: 'J6', rot: 1 },
  { shape: 'A', at: 'N6', rot: 3 },
] as const;
const SIX = [
  { shape: 'A', at: 'K5', rot: 2 },
  { shape: 'A', at: 'K9', rot: 0 },
] as const;

test.each([
  [
    '3.6.3',
    TWO,
    {
      J6: 'E,NE,SE',
      J7: 'E,NE,SE',
      J9: 'SE',
      K6: 'W,SW,NW',
      K8: 'W,SW,NW',
      K9: 'SW',
      N6: 'NE',
      N7: 'E,NE,SE',
      N9: 'E,NE,SE',
      O6: 'NW',
      O8: 'W,SW,NW',
      O9: 'W,SW,NW',
      J5: 'NE',
      K5: 'NW',
      N10: 'SE',
      O10: 'SW',
      I5: '-',
    },
    ['J8', 'K7', 'N8', 'O7'],
  ],
  [
    '3.6.5',
    SIX,
    {
      K5: 'N,NE,NW',
      K6: 'S,SE,SW',
      L6: 'S,SE,SW',
      M5: 'N,NE,NW',
      N5: 'NW',
      N6: 'SW',
      K9: 'NE',
      K10: 'SE',
      L10: 'S,SE,SW',
      M9: 'N,NE,NW',
      N9: 'N,NE,NW',
      N10: 'S,SE,SW',
      J5: 'NE',
      J6: 'SE',
      O9: 'NW',
      O10: 'SW',
    },
    ['L5', 'M6', 'L9', 'M10'],
  ],
] as const)('%s islands of Pearl Shoals, turned', (_, islands, closed, land) => {
  const terrain = terrainOf({ cols: 24, rows: 14 }, islands);
  expect(Object.fromEntries(Object.keys(closed).map((id) => [id, closedAt(terrain, id)]))).toEqual(closed);
  const found = terrain.squares.filter((square) => terrain.kind[square] === LAND).map(squareId);
  expect(found.sort()).toEqual([...land].sort());
});
