import { Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { Easing, makeMutable, withTiming } from 'react-native-reanimated';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { TableLayout } from '../layout';
import type { Steady } from '../steady';
import { wayAlong } from '../map/ways';
import { drawBlade } from './blade';
import type { ChartState } from './chart-state';
import { MapScene } from './MapScene';
import { useChartBase, useChartPicture } from './use-chart';
import { useScenery } from './use-scenery';

export { Prepared } from './Prepared';

export interface SceneProps {
  readonly layout: TableLayout;
  readonly steady: Steady;
  readonly camera: CameraValues;
  readonly chart: ChartState;
  /** The seas along which Calypso's help would lead. */
  readonly way: readonly SeaId[] | null;
  readonly view: WorldsEndView;
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

const GROWS = { duration: 420, easing: Easing.out(Easing.cubic) };

/** The chart of the fifteen seas before the edge of the world, and over it the blade. It takes no touch and says nothing. */
function DrawnScene({ layout, steady, camera, chart: state, way, view, stage }: SceneProps) {
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const ratio = PixelRatio.get();
  const { frame, map, blade } = layout;
  const { chart } = steady;
  const scenery = useScenery(faces, { layout: steady.layout, day, high, ratio });
  const base = useChartBase(faces, { chart, window: chart.size, day, high, ratio });
  const over = useChartPicture(faces, chart, state, day, frame.around?.mine.turn ?? 0);
  const { armada, limit } = view;
  const steel = useMemo(
    () => picture((canvas) => faces && drawBlade(canvas, faces, blade, { at: armada, limit })),
    [faces, blade, armada, limit],
  );
  const [grown] = useState(() => makeMutable(0));
  const along = way?.join(' ') ?? '';
  useEffect(() => {
    grown.set(0);
    grown.set(withTiming(1, GROWS));
  }, [grown, along]);
  const glow = useMemo(
    () => (along === '' ? null : { points: wayAlong(chart, along.split(' ') as SeaId[]), grown }),
    [chart, along, grown],
  );
  return (
    <SceneCanvas
      game="worlds-end"
      day={day}
      size={frame.size}
      scenery={scenery}
      lit={useLaid(faces !== null && base !== null)}
      door={stage}
      view={view}
    >
      <Picture picture={steel} />
      <MapScene chart={chart} window={map} base={base} over={over} camera={camera} way={glow} />
    </SceneCanvas>
  );
}

/** While a view stands and pieces move over it, it needs no other picture, unless the window changes. */
export const Scene = memo(
  DrawnScene,
  (shown, next) => next.busy === true && shown.view === next.view && shown.layout === next.layout,
);
