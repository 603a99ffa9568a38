/** 2.3: the places of the board, in the order of the list. */
export const SEAS = [
  'bahamas',
  'cuba',
  'jamaica',
  'tortuga',
  'lesser-antilles',
  'singapore',
  'java',
  'moluccas',
  'borneo',
  'philippines',
  'north-atlantic',
  'central-atlantic',
  'south-atlantic',
  'cape',
  'indian',
] as const;
export type SeaId = (typeof SEAS)[number];
/** A sea is its place in SEAS. */
export type Sea = number;

/** 2.2 */
export const REGIONS = ['west', 'east', 'ocean'] as const;
export type Region = number;
const REGION_SIZE = 5;
export const WEST = 0;
export const EAST = 1;
export const OCEAN = 2;

const NORTH = 10;
const CENTRAL = 11;
const SOUTH = 12;
const CAPE = 13;
const INDIAN = 14;

const NUMBERS: ReadonlyMap<string, Sea> = new Map(SEAS.map((id, sea) => [id, sea]));

export function seaId(sea: Sea): SeaId {
  return SEAS[sea] as SeaId;
}

/** Undefined for what is no sea. */
export function seaFrom(id: string): Sea | undefined {
  return NUMBERS.get(id);
}

export function regionOf(sea: Sea): Region {
  return Math.trunc(sea / REGION_SIZE);
}

export function seasOf(region: Region): readonly Sea[] {
  return REGION_SEAS[region] as readonly Sea[];
}

const REGION_SEAS: readonly (readonly Sea[])[] = REGIONS.map((_, region) =>
  Array.from({ length: REGION_SIZE }, (__, i) => region * REGION_SIZE + i),
);

/** 2.5: borders between seas of the oceans. */
const OCEAN_BORDERS: Readonly<Record<Sea, readonly Sea[]>> = {
  [NORTH]: [CENTRAL],
  [CENTRAL]: [NORTH, SOUTH],
  [SOUTH]: [CENTRAL, CAPE],
  [CAPE]: [SOUTH, INDIAN],
  [INDIAN]: [CAPE],
};

/** 2.5: where a small map opens into the oceans. */
const GATES: readonly [small: Region, gate: Sea][] = [
  [WEST, CENTRAL],
  [EAST, INDIAN],
];

/** 4.15.8: where a flagship may flee to, by the sea it flees from. */
export const FLIGHTS: readonly (readonly Sea[])[] = SEAS.map((_, sea) =>
  regionOf(sea) === OCEAN
    ? (OCEAN_BORDERS[sea] as readonly Sea[])
    : (REGION_SEAS[regionOf(sea)] as readonly Sea[]).filter((other) => other !== sea),
);

/** 4.6: one step of a flagship. */
export const STEPS: readonly (readonly Sea[])[] = SEAS.map((_, sea) => [
  ...(FLIGHTS[sea] as readonly Sea[]),
  ...GATES.flatMap(([small, gate]) => {
    if (regionOf(sea) === small) return [gate];
    return sea === gate ? (REGION_SEAS[small] as readonly Sea[]) : [];
  }),
]);
