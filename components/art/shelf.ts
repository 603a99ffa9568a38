import admiralHeroDay from '@/assets/art/shelf/admiral-hero-day.webp';
import admiralHeroNight from '@/assets/art/shelf/admiral-hero-night.webp';
import admiralTileDay from '@/assets/art/shelf/admiral-tile-day.webp';
import admiralTileNight from '@/assets/art/shelf/admiral-tile-night.webp';
import deadMansDrawHeroDay from '@/assets/art/shelf/dead-mans-draw-hero-day.webp';
import deadMansDrawHeroNight from '@/assets/art/shelf/dead-mans-draw-hero-night.webp';
import deadMansDrawTileDay from '@/assets/art/shelf/dead-mans-draw-tile-day.webp';
import deadMansDrawTileNight from '@/assets/art/shelf/dead-mans-draw-tile-night.webp';
import seaOfCloudsHeroDay from '@/assets/art/shelf/sea-of-clouds-hero-day.webp';
import seaOfCloudsHeroNight from '@/assets/art/shelf/sea-of-clouds-hero-night.webp';
import seaOfCloudsTileDay from '@/assets/art/shelf/sea-of-clouds-tile-day.webp';
import seaOfCloudsTileNight from '@/assets/art/shelf/sea-of-clouds-tile-night.webp';
import sevenSeasHeroDay from '@/assets/art/shelf/seven-seas-hero-day.webp';
import sevenSeasHeroNight from '@/assets/art/shelf/seven-seas-hero-night.webp';
import sevenSeasTileDay from '@/assets/art/shelf/seven-seas-tile-day.webp';
import sevenSeasTileNight from '@/assets/art/shelf/seven-seas-tile-night.webp';
import worldsEndHeroDay from '@/assets/art/shelf/worlds-end-hero-day.webp';
import worldsEndHeroNight from '@/assets/art/shelf/worlds-end-hero-night.webp';
import worldsEndTileDay from '@/assets/art/shelf/worlds-end-tile-day.webp';
import worldsEndTileNight from '@/assets/art/shelf/worlds-end-tile-night.webp';
import type { TOKENS } from './generated/tokens';

/** The five boxes of the shelf, baked by `npm run art:pictures`: a wide one (352 × 242) and a small one (166 × 154). */
export interface BoxPicture {
  readonly night: number;
  readonly day: number;
}

export const BOX_PICTURES: Readonly<
  Record<keyof typeof TOKENS.games, { readonly hero: BoxPicture; readonly tile: BoxPicture }>
> = {
  'dead-mans-draw': {
    hero: { night: deadMansDrawHeroNight, day: deadMansDrawHeroDay },
    tile: { night: deadMansDrawTileNight, day: deadMansDrawTileDay },
  },
  'seven-seas': {
    hero: { night: sevenSeasHeroNight, day: sevenSeasHeroDay },
    tile: { night: sevenSeasTileNight, day: sevenSeasTileDay },
  },
  'sea-of-clouds': {
    hero: { night: seaOfCloudsHeroNight, day: seaOfCloudsHeroDay },
    tile: { night: seaOfCloudsTileNight, day: seaOfCloudsTileDay },
  },
  admiral: {
    hero: { night: admiralHeroNight, day: admiralHeroDay },
    tile: { night: admiralTileNight, day: admiralTileDay },
  },
  'worlds-end': {
    hero: { night: worldsEndHeroNight, day: worldsEndHeroDay },
    tile: { night: worldsEndTileNight, day: worldsEndTileDay },
  },
};
