import { Atlas, Group, Picture, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import type { StageDoor } from '@/components/table/choreography/choreographer';
import type { Atlas as Sprites } from '@/components/table/skia/atlas';
import { THRIFT } from '@/components/table/skia/offscreen';
import { bakePlane } from '@/components/table/skia/planes';
import { SceneCanvas } from '@/components/table/skia/SceneCanvas';
import { backPlane, frontPlane, middlePlane } from '@/components/table/skia/stage';
import { turned } from '@/components/table/skia/turned';
import { BakedStore, breathe, useBaked } from '@/components/table/skia/use-baked';
import { useFaces } from '@/components/table/skia/use-faces';
import { drawWell } from '@/components/table/skia/well';
import { useTheme } from '@/components/ui/theme/context';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout } from '../layout';
import { lookedAt } from '../looked';
import type { SeaOfCloudsAsk } from '../prompts';
import { skyOf, wellOf } from './sky';
import { bakeSprites } from './sprites';
import { blank, pictureOf, usePerformance } from './use-performance';

interface Art {
  readonly planes: readonly SkImage[];
  readonly atlas: Sprites;
}

const store = new BakedStore<Art>(({ planes, atlas }) => [...planes, atlas.image].forEach((image) => image.dispose()));

interface SceneProps {
  readonly layout: TableLayout;
  readonly view: SeaOfCloudsView;
  /** The view of the match that this one is made of: the choreography waits for it. */
  readonly stands: SeaOfCloudsView;
  readonly ask: SeaOfCloudsAsk | null;
  /** A boarding covers the shares. */
  readonly bare: boolean;
  /** The faces of the share are shown over the table. */
  readonly lifted: boolean;
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

/** Islands over clouds, and on them everything that everybody may see. It takes no touch and says nothing. */
function DrawnScene({ layout, view, stands, ask, bare, lifted, stage: door }: SceneProps) {
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const { frame, face } = layout;
  const { screen, moves } = turned(frame);
  const { width, height } = screen;
  const ratio = PixelRatio.get();
  // From every side the same: it is not made anew for the next captain.
  const well = frame.around && wellOf(screen, frame.insets, day);
  const sky = skyOf(layout, frame, day);
  const card = Math.round(Math.max(face, layout.card));
  const art = useBaked(store, faces ? JSON.stringify([well ?? sky, high, ratio, card]) : null, async () => {
    const plane = (opaque: boolean, draws: ReturnType<typeof backPlane>) =>
      bakePlane(
        { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque, grain: !high, draws },
        breathe,
      );
    const sheets = well
      ? [[(canvas: SkCanvas) => drawWell(canvas, well)]]
      : [backPlane(sky), middlePlane(sky), frontPlane(sky)];
    const planes: SkImage[] = [];
    for (const [i, draws] of sheets.entries()) {
      const image = await plane(i === 0, draws);
      if (image) planes.push(image);
    }
    const atlas = faces && (await bakeSprites(faces, card, day, ratio, breathe));
    return atlas && { planes, atlas };
  });
  const kit = useMemo(
    () => (art && faces ? { atlas: art.atlas, faces, layout, day } : null),
    [art, faces, layout, day],
  );
  const legal = ask?.legal;
  const resting = useMemo(() => {
    const picks = (legal ?? []).flatMap((action) =>
      action.type === 'pickLootCard' ? [{ slot: action.slot - 1, index: action.index }] : [],
    );
    const still = { view, looked: lookedAt(view), missing: [], legal: picks, bare, lifted };
    return kit ? pictureOf(kit, still) : blank();
  }, [kit, view, legal, bare, lifted]);
  const performance = usePerformance(door, { view, resting, kit });
  return (
    <SceneCanvas game="sea-of-clouds" day={day} size={screen} planes={art?.planes} door={door} view={stands}>
      {kit ? (
        <Group transform={moves}>
          <Picture picture={performance.shown} />
          <Atlas image={kit.atlas.image} sprites={performance.rects} transforms={performance.forms} />
        </Group>
      ) : null}
    </SceneCanvas>
  );
}

/** While pieces move over the picture of a view, that view needs no other picture, unless the window changes. */
export const Scene = memo(
  DrawnScene,
  (shown, next) => next.busy === true && shown.view === next.view && shown.layout === next.layout,
);
