import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import type { Atlas } from '@/components/kit/skia/atlas';
import { THRIFT } from '@/components/kit/skia/offscreen';
import type { Pause } from '@/components/kit/skia/pause';
import { bakePlane } from '@/components/kit/skia/planes';
import { nightSky, scenery, tidePlane } from '@/components/kit/skia/stage';
import type { Faces } from '@/components/kit/skia/text';
import { drawWell } from '@/components/kit/skia/well';
import { caveOf, wellOf } from './backdrop';
import { discSize } from './draw-row';
import { slotSize } from './draw-seat';
import { cardWidth, type ScenePlaces } from './places';
import { bakeSprites, type SpriteSet } from './sprites';

/** Where the first crest of the tide stands in its picture. */
export const TIDE_TOP = 20;

/** What is not seen before a row is lost, or the last turns have come. */
export interface LateArt {
  /** Rises when a row is lost; as tall as the screen below its own top edge. A table that lies flat has none. */
  readonly tide: SkImage | null;
  /** Where the sky is: it dims in the last turns. A table that lies flat dims all over. */
  readonly sky: SkImage | null;
}

export interface ArtWish {
  readonly places: ScenePlaces;
  readonly mermaidAbility: boolean;
  readonly day: boolean;
  /** High contrast: sheets without grain, larger lights. */
  readonly high: boolean;
  /** Pixels a point of this screen. */
  readonly ratio: number;
}

/** Sizes of everything in the atlas. Places that differ only in where pieces lie share one. */
function spriteSet({ places, mermaidAbility, day, high }: ArtWish): SpriteSet {
  const small = { x: 0, y: 0, width: 24, height: 42 };
  // Round a table that lies flat all banks share one set, at the size of the largest.
  const own = places.seats
    .flatMap(({ own: mine, slots }) => (mine && slots?.[0] ? [slots[0]] : []))
    .reduce((most, slot) => (slot.width > most.width ? slot : most), small);
  const rival = places.seats.find(({ own: mine, slots }) => !mine && slots)?.slots?.[0] ?? small;
  const bar = places.suitBars[0]?.rect;
  return {
    card: cardWidth(places),
    flat: places.flat,
    own: slotSize(own),
    rival: slotSize(rival),
    disc: bar ? discSize(bar) : 29,
    mermaidAbility,
    day,
    high,
  };
}

/** Two wishes with the same key want the same pieces. */
export const piecesKey = (wish: ArtWish): string => JSON.stringify([spriteSet(wish), wish.ratio]);

export function bakePieces(faces: Faces, wish: ArtWish, pause: Pause): Promise<Atlas | null> {
  return bakeSprites(faces, spriteSet(wish), wish.ratio, pause);
}

/** Two wishes with the same key want the same scenery. */
export function sceneryKey({ places, day, high, ratio }: ArtWish): string {
  return JSON.stringify([places.size, places.flat ? wellOf(places, day) : caveOf(places, day), high, ratio]);
}

/** Scenery needs fewer pixels than the pieces; a large table, and a processor that draws, fewer still. */
function planeOf({ places, high, ratio }: ArtWish, most: number) {
  const { width, height } = places.size;
  const thrift = width * height > 600_000 ? 0.75 * THRIFT : THRIFT;
  return { width, height, scale: Math.max(1, Math.min(ratio, most) * thrift), grain: !high };
}

export function bakeScenery(wish: ArtWish, pause: Pause): Promise<SkImage | null> {
  const { places, day } = wish;
  const well = wellOf(places, day);
  const draws = places.flat ? [(canvas: SkCanvas) => drawWell(canvas, well)] : scenery(caveOf(places, day));
  return bakePlane({ ...planeOf(wish, 2), opaque: true, draws }, pause);
}

export async function bakeLate(wish: ArtWish, pause: Pause): Promise<LateArt | null> {
  const { places, day } = wish;
  if (places.flat) return { tide: null, sky: null };
  const cave = caveOf(places, day);
  const soft = { ...planeOf(wish, 1.5), opaque: false };
  const tide = await bakePlane({ ...soft, draws: tidePlane(cave, TIDE_TOP) }, pause);
  const sky = await bakePlane({ ...soft, scale: 1, grain: false, draws: nightSky(cave) }, pause);
  return { tide, sky };
}

export function disposeLate({ tide, sky }: LateArt) {
  tide?.dispose();
  sky?.dispose();
}
