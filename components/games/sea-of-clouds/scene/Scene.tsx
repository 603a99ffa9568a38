import { Atlas, Group, Picture } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useTurned } from '@/components/kit/skia/use-turned';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout } from '../layout';
import { lookedAt } from '../looked';
import type { SeaOfCloudsAsk } from '../prompts';
import { useArt } from './use-art';
import { pictureOf, usePerformance } from './use-performance';

export { Prepared } from './Prepared';

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
  const { screen, moves } = useTurned(layout.frame);
  const { atlas, scenery } = useArt(faces, { layout, day, high, ratio: PixelRatio.get() });
  const kit = useMemo(() => (atlas && faces ? { atlas, faces, layout, day } : null), [atlas, faces, layout, day]);
  const legal = ask?.legal;
  const resting = useMemo(() => {
    const picks = (legal ?? []).flatMap((action) =>
      action.type === 'pickLootCard' ? [{ slot: action.slot - 1, index: action.index }] : [],
    );
    const still = { view, looked: lookedAt(view), missing: [], legal: picks, bare, lifted };
    return kit ? pictureOf(kit, still) : picture();
  }, [kit, view, legal, bare, lifted]);
  const { table, layers } = usePerformance(door, { view, resting, kit });
  return (
    <SceneCanvas
      game="sea-of-clouds"
      day={day}
      size={screen}
      scenery={scenery}
      lit={useLaid(kit !== null)}
      door={door}
      view={stands}
    >
      {kit ? (
        <Group transform={moves}>
          <Picture picture={table} />
          {layers.map(({ rects, forms }, layer) => (
            <Atlas key={layer} image={kit.atlas.image} sprites={rects} transforms={forms} />
          ))}
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
