import { Group, Image, Picture } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { Easing, makeMutable, useDerivedValue, withTiming } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { keptPath } from '@/components/kit/skia/paths';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import type { SeatSetup } from '@/engine';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { battleRoom } from '../battle/room';
import { fieldOf } from '../battle/places';
import type { Stand } from '../stand/stand';
import { useStand } from './use-stand';
import { battleStateOf, NO_AIM, type Aim } from '../battle/state-of';
import type { TableLayout } from '../layout';
import type { Steady } from '../steady';
import { wayAlong } from '../map/ways';
import { drawBattle } from './battle';
import type { ChartState } from './chart-state';
import { MapScene } from './MapScene';
import type { ActionTools } from './action-tools';
import { bladeState, steelPicture } from './play';
import { behindCrest } from './spires';
import { useAction } from './use-action';
import { useChartBase, useChartPicture } from './use-chart';
import { planOf } from './plan-of';
import { useScenery } from './use-scenery';

export { Prepared } from './Prepared';

export interface SceneProps {
  readonly layout: TableLayout;
  readonly steady: Steady;
  readonly camera: CameraValues;
  readonly chart: ChartState;
  /** The seas along which Calypso's help would lead. */
  readonly way: readonly SeaId[] | null;
  /** In a battle: what a hand has touched of it. */
  readonly aim?: Aim | undefined;
  /** What takes the place of the chart. */
  readonly stand?: Stand | null | undefined;
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  readonly focus: number;
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

const HALF = 0.5;
const GROWS = { duration: 420, easing: Easing.out(Easing.cubic) };
/** Look 20.4: the map tilts so far, sinks so deep where no crest hides it, and is farther away then. */
const NOWHERE = 'M-9 -9h1v1h-1Z';
const [TILT, DEEP, SHRINKS] = [(7 * Math.PI) / 180, 210, 0.2];

/**
 * The chart of the fifteen seas before the edge of the world, over it the blade, and where it is fought both lines of ships. One
 * canvas for all of it: what is played leads from one to the other. It takes no touch and says nothing.
 */
function DrawnScene(props: SceneProps) {
  const { layout, steady, camera, chart: state, way, aim = NO_AIM, stand = null, view, seats, focus, stage } = props;
  const t = useWords();
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const ratio = PixelRatio.get();
  const { frame, map } = layout;
  const { chart } = steady;
  const around = frame.around !== null;
  const turn = frame.around?.mine.turn ?? 0;
  const wish = { layout: steady.layout, day, high, ratio };
  const { armada, limit, battle, options } = view;
  const isFinal = battle?.kind === 'final';
  const scenery = useScenery(faces, wish, 'map');

  const base = useChartBase(faces, { chart, window: chart.size, day, high, ratio });
  // What is asked for first is made first.
  const dark = useScenery(faces, wish, 'armada', base !== null && (isFinal || armada + 1 >= limit));
  const hall = useScenery(faces, wish, 'auction', !around && base !== null && stand === 'auction');
  const waters = useScenery(faces, wish, 'battle', !isFinal && base !== null);
  const stall = useScenery(faces, wish, 'market', !around && base !== null);
  const stands = useStand(frame.around ? null : stand);
  const over = useChartPicture(faces, chart, state, day, turn);
  const steel = useMemo(
    () => (faces ? steelPicture(bladeState({ armada, limit, options }), { faces, layout }) : picture()),
    [faces, layout, armada, limit, options],
  );
  const room = useMemo(() => battleRoom(layout), [layout]);
  const lines = useMemo(() => {
    if (!faces || !battle) return picture();
    const fight = battleStateOf(view, battle, aim, { seats, focus, t });
    const field = fieldOf(room.field, fight.enemy.ships.length, fight.own.ships.length);
    return picture((canvas) => drawBattle(canvas, faces, field, fight, day));
  }, [faces, view, battle, aim, seats, focus, t, room, day]);
  const tools = useMemo(
    (): ActionTools | null => faces && { faces, day, layout, room, chart, turn, seats, focus, t },
    [faces, day, layout, room, chart, turn, seats, focus, t],
  );
  const resting = { chart: over, steel, lines };
  const live = useAction(stage, view, resting, tools);
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
  const crest = useMemo(() => behindCrest(planOf({ layout: steady.layout, day }, 'armada')), [steady, day]);
  const water = useMemo(() => keptPath(crest.water), [crest]);
  const [nowhere] = useState(() => keptPath(NOWHERE));
  const top = { x: map.x + map.width / 2, y: map.y };
  const deep = around ? DEEP : crest.top - map.y;
  const onMap = useDerivedValue(() => live.map.get() * (1 - stands.any.get()));
  // Pictures know no opacity.
  const [nothing] = useState(() => picture());
  const seen = useDerivedValue(() => (stands.any.get() > HALF ? nothing : live.chart.get()));
  const steelSeen = useDerivedValue(() => (stands.any.get() > HALF ? nothing : live.steel.get()));
  const sinks = useDerivedValue(() => {
    const p = live.sunk.get() * live.sunk.get();
    return [{ translateY: deep * p }, { rotate: -TILT * p }, { scale: 1 - SHRINKS * p }];
  });
  const behind = useDerivedValue(() => (live.sunk.get() > 0 && !around ? water : nowhere));
  const { width, height } = frame.size;
  const whole = { x: 0, y: 0, width, height, fit: 'fill' } as const;
  const turned = [
    { translateX: width / 2 },
    { translateY: height / 2 },
    { rotate: (room.turn * Math.PI) / 180 },
    { translateX: -room.size.width / 2 },
    { translateY: -room.size.height / 2 },
  ];
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
      <Group opacity={stands.market}>
        <Image image={stall} {...whole} />
      </Group>
      <Group opacity={stands.auction}>
        <Image image={hall} {...whole} />
      </Group>
      <Group opacity={live.battle}>
        <Image image={waters} {...whole} />
      </Group>
      <Group opacity={live.armada}>
        <Image image={dark} {...whole} />
      </Group>
      <Group opacity={onMap}>
        <Group clip={behind} invertClip>
          <Group transform={sinks} origin={top}>
            <MapScene
              chart={chart}
              window={map}
              base={base}
              over={seen}
              moving={live.onChart}
              camera={camera}
              way={glow}
            />
          </Group>
        </Group>
      </Group>
      <Picture picture={steelSeen} />
      <Group transform={turned}>
        <Picture picture={live.lines} />
        <Picture picture={live.onLines} />
      </Group>
      <Picture picture={live.onTable} />
    </SceneCanvas>
  );
}

/** While a view stands and pieces move over it, it needs no other picture, unless the window changes. */
export const Scene = memo(
  DrawnScene,
  (shown, next) => next.busy === true && shown.view === next.view && shown.layout === next.layout,
);
