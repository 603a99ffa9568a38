/** The fifteen seas, region by region (2.3). */
export const REGION_SEAS = {
  west: ['bahamas', 'cuba', 'jamaica', 'tortuga', 'lesser_antilles'],
  east: ['singapore', 'java', 'moluccas', 'borneo', 'philippines'],
  ocean: ['north_atlantic', 'central_atlantic', 'south_atlantic', 'cape', 'indian'],
} as const;

export type Region = keyof typeof REGION_SEAS;
export type SeaId = (typeof REGION_SEAS)[Region][number];

export const REGIONS = Object.keys(REGION_SEAS) as Region[];
export const SEAS: readonly SeaId[] = REGIONS.flatMap((region): readonly SeaId[] => REGION_SEAS[region]);

const regions = new Map(REGIONS.flatMap((region) => REGION_SEAS[region].map((sea) => [sea, region] as const)));

export const regionOf = (sea: SeaId): Region => regions.get(sea) as Region;
