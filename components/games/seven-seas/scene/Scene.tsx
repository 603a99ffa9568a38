import { BlendMode, Canvas, Group, Image, Picture, Rect, Skia, type SkImage } from '@shopify/react-native-skia';
import { useEffect, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { makeMutable, useDerivedValue } from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import type { TableProps } from '@/components/table/face';
import type { StageDoor } from '@/components/table/choreography/choreographer';
import { THRIFT } from '@/components/table/skia/offscreen';
import { bakePlane } from '@/components/table/skia/planes';
import { backPlane, frontPlane, middlePlane } from '@/components/table/skia/stage';
import { BakedStore, breathe, useBaked } from '@/components/table/skia/use-baked';
import { useFaces } from '@/components/table/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import type { Seat, SeatSetup } from '@/engine';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import type { TableLayout } from '../layout';
import { bayOf } from './bay';
import { cubesAt, makeCubes } from './cubes';
import { bakeDiceSheet } from './dice-sheet';
import { dicePaint } from './draw-duel';
import { drawLid, floorOf } from './draw-lid';
import { frameAt, sizesAt } from './lid-state';
import { useLid } from './use-lid';

interface Art {
  readonly planes: readonly SkImage[];
  readonly dice: SkImage;
}

const store = new BakedStore<Art>(({ planes, dice }) => [...planes, dice].forEach((image) => image.dispose()));
const BLACK = '#080614';

interface SceneProps {
  readonly layout: TableLayout;
  readonly view: SevenSeasView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: TableProps<SevenSeasView, SevenSeasAction>['ask'];
  readonly chosen: SevenSeasAction | null;
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

/**
 * The palm bay, and in it the tin lid with all dice in one set of triangles: one canvas over the whole screen that takes no
 * touch and says nothing.
 */
export function Scene({ layout, view, seats, stage }: SceneProps) {
  const t = useWords();
  const theme = useTheme();
  const { scheme, high } = theme;
  const day = scheme === 'day';
  const faces = useFaces();
  const { frame, lid: box, duel: panel } = layout;
  const { width, height } = frame.size;
  const ratio = PixelRatio.get();
  const bay = bayOf(frame, day);
  const art = useBaked(store, JSON.stringify([bay, high, ratio]), async () => {
    const plane = (opaque: boolean, draws: ReturnType<typeof backPlane>) =>
      bakePlane(
        { width, height, scale: Math.max(1, Math.min(ratio, 1.5) * THRIFT), opaque, grain: !high, draws },
        breathe,
      );
    const planes = [
      await plane(true, backPlane(bay)),
      await plane(false, middlePlane(bay)),
      await plane(false, frontPlane(bay)),
    ].filter((image) => image !== null);
    const dice = bakeDiceSheet();
    return dice && { planes, dice };
  });
  const floor = floorOf(box);
  const paint = useMemo(() => (art ? dicePaint(art.dice) : null), [art]);
  const tone = { panel: day ? '#FFFDF7' : '#0C0A14', text: theme.text1, good: theme.good, bad: theme.bad };
  const lid = useLid(stage, view, seats, faces && paint && { faces, dice: paint, seats, floor, panel, tone, t });
  const [cubes] = useState(() => makeMutable(makeCubes()));
  const shown = layout.mode === 'lid';
  const { x: left, y: top, width: edge } = box;
  const tin = useMemo(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording();
    if (shown) drawLid(canvas, { x: left, y: top, width: edge, height: edge });
    return recorder.finishRecordingAsPicture();
  }, [shown, left, top, edge]);
  const { state, clock, tape } = lid;
  const { x, y, side } = floor;
  const dice = useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording();
    const now = state.get();
    if (shown && paint && now.count > 0) {
      const at = clock.get();
      const all = cubesAt(cubes.get(), now.poses, frameAt(now, at), now.count, now.rows, sizesAt(now, at), {
        x,
        y,
        side,
      });
      canvas.drawVertices(all, BlendMode.SrcOver, paint);
    }
    return recorder.finishRecordingAsPicture();
  }, [shown, paint, x, y, side]);
  return (
    <Canvas
      style={{ position: 'absolute', left: 0, top: 0, width, height }}
      pointerEvents="none"
      colorSpace="srgb"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="scene"
    >
      <Rect
        x={0}
        y={0}
        width={width}
        height={height}
        color={TOKENS.games['seven-seas'][day ? 'frontDay' : 'frontNight']}
      />
      {art?.planes.map((image, i) => (
        <Image key={i} image={image} x={0} y={0} width={width} height={height} fit="fill" />
      ))}
      {view.lastRound > 0 ? <Rect x={0} y={0} width={width} height={height} color={BLACK} opacity={0.2} /> : null}
      <Group>
        <Picture picture={tin} />
        <Picture picture={dice} />
        <Picture picture={tape} />
      </Group>
      <Arrival door={stage} view={view} />
    </Canvas>
  );
}

/** Inside the canvas, which renders its children in its own time: says when the picture of a view stands. */
function Arrival({ door, view }: { readonly door: StageDoor | undefined; readonly view: SevenSeasView }) {
  useEffect(() => door?.arrived(view), [door, view]);
  return null;
}
