import { REGIONS, SEAS, regionOf as regionNumber, type SeaId } from '@/engine/games/worlds-end/data/board';

export { REGIONS, SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';

export type Region = (typeof REGIONS)[number];

const regions = new Map(SEAS.map((id, sea) => [id, REGIONS[regionNumber(sea)] as Region]));

export const regionOf = (sea: SeaId): Region => regions.get(sea) as Region;

/** The fifteen seas, region by region (2.3). */
export const REGION_SEAS: Readonly<Record<Region, readonly SeaId[]>> = {
  west: SEAS.filter((sea) => regionOf(sea) === 'west'),
  east: SEAS.filter((sea) => regionOf(sea) === 'east'),
  ocean: SEAS.filter((sea) => regionOf(sea) === 'ocean'),
};
