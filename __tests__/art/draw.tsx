import { Group, type SkImage } from '@shopify/react-native-skia';
import { drawOffscreen, makeOffscreenSurface } from '@shopify/react-native-skia/lib/module/headless';
import { bakeLate, bakePieces, bakeScenery, TIDE_TOP, type LateArt } from '@/components/games/dead-mans-draw/scene/art';
import type { Atlas } from '@/components/kit/skia/atlas';
import { Backdrop } from '@/components/kit/skia/Backdrop';
import { kitOf, type Kit } from '@/components/games/dead-mans-draw/scene/kit';
import { sceneModel, type Marks, type SceneWords } from '@/components/games/dead-mans-draw/scene/model';
import type { ScenePlaces } from '@/components/games/dead-mans-draw/scene/places';
import { recordTable } from '@/components/games/dead-mans-draw/scene/record';
import { SceneDrawing } from '@/components/games/dead-mans-draw/scene/SceneDrawing';
import { makeMovers, makeTurner, placeMovers, placeTurner, TURNERS, type Motion } from '@/components/kit/skia/motion';
import type { Faces } from '@/components/kit/skia/text';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { WORDS } from './sample';

const atOnce = () => Promise.resolve();

interface SceneArt {
  readonly atlas: Atlas;
  readonly scenery: SkImage;
  readonly late: LateArt;
}

export interface Shot {
  readonly view: DeadMansDrawView;
  readonly places: ScenePlaces;
  readonly words?: SceneWords;
  readonly marks?: Marks;
  readonly hidden?: ReadonlySet<string>;
  /** A moment of a motion; made with the atlas of this table. */
  readonly motion?: (art: SceneArt) => Motion;
  readonly now?: number;
  /** 0..1. */
  readonly tide?: number;
}

/** A table of one size and theme, with which any number of pictures can be taken. */
export class Studio {
  private constructor(
    readonly art: SceneArt,
    readonly kit: Kit,
    readonly scale: number,
  ) {}

  static async open(faces: Faces, places: ScenePlaces, day: boolean, scale: number): Promise<Studio> {
    const wish = { places, mermaidAbility: false, day, high: false, ratio: scale };
    const atlas = await bakePieces(faces, wish, atOnce);
    const scenery = await bakeScenery(wish, atOnce);
    const late = await bakeLate(wish, atOnce);
    if (!atlas || !scenery || !late) throw new Error('no pictures');
    return new Studio({ atlas, scenery, late }, kitOf(atlas, faces, day), scale);
  }

  async shoot({ view, places, words = WORDS, marks, hidden, motion, now = 0, tide = 0 }: Shot): Promise<SkImage> {
    const { art, kit, scale } = this;
    const { width, height } = places.size;
    const model = sceneModel(view, words);
    const nothing: ReadonlySet<string> = new Set();
    const table = recordTable(kit, {
      places,
      model,
      marks: marks ?? new Map(),
      hidden: hidden ?? nothing,
      heads: true,
    });
    const layers = [makeMovers(), makeMovers()];
    const running = motion ? motion(art) : null;
    layers.forEach((movers, layer) => placeMovers(running, now, layer, movers));
    const turners = Array.from({ length: TURNERS }, (_, i) => {
      const turner = makeTurner();
      placeTurner(running, now, i, turner);
      return turner;
    });
    const line = places.rowArea.y + places.rowArea.height * 0.72;
    const surface = makeOffscreenSurface(Math.round(width * scale), Math.round(height * scale));
    return drawOffscreen(
      surface,
      <Group transform={[{ scale }]}>
        <Backdrop scenery={art.scenery} dim={model.lastTurns ? (art.late.sky ?? 'all') : null} size={places.size} />
        <SceneDrawing
          pieces={art.atlas.image}
          size={places.size}
          table={table}
          tideImage={art.late.tide}
          tide={[{ translateY: height - TIDE_TOP - tide * (height - line) }]}
          layers={layers}
          turners={turners}
        />
      </Group>,
    );
  }
}
