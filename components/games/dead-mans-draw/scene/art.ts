import type { SkImage } from '@shopify/react-native-skia';
import type { Atlas } from '@/components/table/skia/atlas';
import { THRIFT } from '@/components/table/skia/offscreen';
import { bakePlane, type Pause, type PlaneSpec } from '@/components/table/skia/planes';
import { backPlane, frontPlane, middlePlane, tidePlane } from '@/components/table/skia/stage';
import type { Faces } from '@/components/table/skia/text';
import { drawWell } from '@/components/table/skia/well';
import { caveOf, wellOf } from './backdrop';
import { discSize } from './draw-row';
import { slotSize } from './draw-seat';
import { cardWidth, type ScenePlaces } from './places';
import { bakeSprites, type SpriteSet } from './sprites';

/** Where the first crest of the tide stands in its picture. */
export const TIDE_TOP = 20;

/** All pictures of one table at one size and theme. */
export interface SceneArt {
  readonly atlas: Atlas;
  readonly back: SkImage;
  /** A table that lies flat has one sheet of scenery only. */
  readonly middle: SkImage | null;
  readonly front: SkImage | null;
  /** Rises when a row is lost; as tall as the screen below its own top edge. */
  readonly tide: SkImage | null;
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

/** Two wishes with the same key want the same pictures. */
export function artKey(wish: ArtWish): string {
  const { size, stage, flat } = wish.places;
  const backdrop = flat ? wellOf(wish.places, wish.day) : caveOf(wish.places, wish.day);
  return JSON.stringify([spriteSet(wish), size, stage, backdrop, wish.ratio]);
}

/** Scenery needs fewer pixels than the pieces; a large table, and a processor that draws, fewer still. */
function sceneryScale(ratio: number, most: number, area: number): number {
  return Math.max(1, Math.min(ratio, most) * (area > 600_000 ? 0.75 : 1) * THRIFT);
}

export async function bakeArt(faces: Faces, wish: ArtWish, pause: Pause): Promise<SceneArt | null> {
  const { places, day, ratio } = wish;
  const { width, height } = places.size;
  const soft = { width, height, scale: sceneryScale(ratio, 1.5, width * height) };
  const crisp = { width, height, scale: sceneryScale(ratio, 2, width * height) };
  const plane = (spec: Omit<PlaneSpec, 'grain'>) => bakePlane({ ...spec, grain: !wish.high }, pause);
  if (places.flat) {
    const well = wellOf(places, day);
    const back = await plane({ ...crisp, opaque: true, draws: [(canvas) => drawWell(canvas, well)] });
    const atlas = await bakeSprites(faces, spriteSet(wish), ratio, pause);
    return back && atlas && { atlas, back, middle: null, front: null, tide: null };
  }
  const cave = caveOf(places, day);
  const back = await plane({ ...soft, opaque: true, draws: backPlane(cave) });
  const middle = await plane({ ...soft, opaque: false, draws: middlePlane(cave) });
  const front = await plane({ ...crisp, opaque: false, draws: frontPlane(cave) });
  const atlas = await bakeSprites(faces, spriteSet(wish), ratio, pause);
  const tide = await plane({ ...soft, opaque: false, draws: tidePlane(cave, TIDE_TOP) });
  return back && middle && front && atlas && { atlas, back, middle, front, tide };
}

export function disposeArt({ atlas, back, middle, front, tide }: SceneArt) {
  for (const image of [atlas.image, back, middle, front, tide]) image?.dispose();
}
