import {
  Group,
  Image,
  Picture,
  Rect as RectShape,
  rect as rectOf,
  RoundedRect,
  rrect,
} from '@shopify/react-native-skia';
import { memo, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import { wholeScale } from '@/components/kit/board/camera';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { fill } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import type { SeatSetup } from '@/engine';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { angleOf, middleOf } from '../board/plan';
import { cameraSpecOf } from '../board/window';
import type { Headings } from '../headings';
import { STRIP, type TableLayout } from '../layout';
import { miniMap } from '../places';
import type { Steady } from '../steady';
import type { VaneHand } from '../vane-hand';
import { seatLook } from '@/components/art/seats';
import type { BoardState } from './board-state';
import { Labels } from './labels';
import { seaLook } from './looks';
import { overPicture, kitOf } from './play';
import { drawRain } from './rain';
import type { ActionTools } from './tools';
import { useAction } from './use-action';
import { useGround } from './use-ground';
import { MAP_RADIUS, useScenery } from './use-scenery';
import { VaneScene } from './VaneScene';

export { Prepared } from './Prepared';

export interface SceneProps {
  readonly layout: TableLayout;
  readonly steady: Steady;
  readonly camera: CameraValues;
  readonly state: BoardState;
  readonly headings: Headings;
  /** The large vane stands over the sea. */
  readonly spinning: boolean;
  readonly hand: VaneHand;
  readonly view: AdmiralView;
  readonly seats: readonly SeatSetup[];
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

/** Look 20.7. */
const STORM = { color: '#06202A', night: 0.42, day: 0.5 };
const CALM = { color: '#FFFFFF', alpha: 0.08 };

/** The sea, the vane, and what is played over them: one canvas. It takes no touch and says nothing. */
function DrawnScene(props: SceneProps) {
  const { layout, steady, camera, state, headings, hand, view, seats, stage } = props;
  const { plan, isles } = steady;
  const t = useWords();
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const ratio = PixelRatio.get();
  const { frame, map, sea } = layout;
  const turn = frame.around?.mine.turn ?? 0;
  const scenery = useScenery(faces, { layout: steady.layout, day, high, ratio });
  const ground = useGround(faces, {
    plan,
    isles,
    whole: wholeScale(cameraSpecOf(plan, steady.layout.sea)),
    day,
    high,
    ratio,
  });
  const tools = useMemo(
    (): ActionTools | null => faces && { faces, day, plan, turn, seats, headings, map, t },
    [faces, day, plan, turn, seats, headings, map, t],
  );
  const resting = useMemo(() => (tools ? overPicture(kitOf(tools), state) : picture()), [tools, state]);
  const live = useAction(stage, view, resting, tools, hand.held);
  const angle = state.wind ? angleOf(plan, state.wind.course) : 180;
  const rain = useMemo(() => picture((canvas) => drawRain(canvas, sea, angle)), [sea, angle]);
  // Pictures know no opacity: each is there or it is not.
  const [empty] = useState(() => picture());
  const falling = useDerivedValue(() => (live.storm.get() > 0.5 ? rain : empty));
  const moves = useDerivedValue(() => [
    { translateX: sea.x + camera.x.get() },
    { translateY: sea.y + camera.y.get() },
    { scale: camera.scale.get() },
  ]);
  const dark = useDerivedValue(() => live.storm.get() * (day ? STORM.day : STORM.night));
  const pale = useDerivedValue(() => live.calm.get() * CALM.alpha);
  const clip = useMemo(() => rrect(rectOf(map.x, map.y, map.width, map.height), MAP_RADIUS, MAP_RADIUS), [map]);
  const { width, height } = plan.size;
  const look = seaLook(day);
  const amid = frame.around !== null;
  return (
    <SceneCanvas
      game="admiral"
      day={day}
      size={frame.size}
      scenery={scenery}
      lit={useLaid(faces !== null && ground !== null)}
      door={stage}
      view={view}
    >
      <Group clip={clip}>
        <Group transform={moves}>
          {ground ? <Image image={ground} x={0} y={0} width={width} height={height} fit="fill" /> : null}
          <RectShape x={0} y={0} width={width} height={height} color={STORM.color} opacity={dark} />
          <RectShape x={0} y={0} width={width} height={height} color={CALM.color} opacity={pale} />
          <Picture picture={live.over} />
          <Picture picture={live.onBoard} />
        </Group>
        <Picture picture={falling} />
        <RectShape x={map.x} y={map.y} width={map.width} height={STRIP} color={look.frame} />
        <RectShape x={map.x} y={map.y} width={STRIP} height={map.height} color={look.frame} />
        {amid ? (
          <>
            <RectShape x={map.x} y={map.y + map.height - STRIP} width={map.width} height={STRIP} color={look.frame} />
            <RectShape x={map.x + map.width - STRIP} y={map.y} width={STRIP} height={map.height} color={look.frame} />
          </>
        ) : null}
        {faces ? <Labels {...{ faces, plan, camera, day, ratio, turn, amid }} window={sea} /> : null}
      </Group>
      <MiniMap {...props} ground={ground !== null} />
      <VaneScene {...props} live={live} faces={faces} />
      <Picture picture={live.onTable} />
    </SceneCanvas>
  );
}

/** The whole sea and the part of it that is seen; gone while all of it is seen. */
function MiniMap({ layout, steady, camera, state, ground }: SceneProps & { readonly ground: boolean }) {
  const { scheme } = useTheme();
  const day = scheme === 'day';
  const { plan, isles } = steady;
  const { sea: map, frame } = layout;
  const at = useMemo(() => miniMap(layout, plan.size), [layout, plan]);
  const least = wholeScale(cameraSpecOf(plan, map));
  const k = at.width / plan.size.width;
  const drawn = useMemo(() => {
    const look = seaLook(day);
    return picture((canvas) => {
      canvas.drawRRect(rrect(rectOf(at.x - 3, at.y - 3, at.width + 6, at.height + 6), 9, 9), fill(look.frame, 0.8));
      canvas.drawRect(rectOf(at.x, at.y, at.width, at.height), fill(look.sea[1], 0.9));
      for (const isle of isles) {
        const { x, y } = middleOf(plan, isle.at);
        canvas.drawCircle(at.x + x * k, at.y + y * k, 4, fill(look.land));
      }
      for (const { at: square } of state.forts) {
        const { x, y } = middleOf(plan, square);
        canvas.drawRect(rectOf(at.x + x * k - 3, at.y + y * k - 3, 6, 6), fill('#EBD3A0'));
      }
      for (const ship of state.ships) {
        const { x, y } = middleOf(plan, ship.at);
        canvas.drawCircle(at.x + x * k, at.y + y * k, 2.8, fill(seatLook(ship.seat).color));
      }
    });
  }, [at, day, isles, plan, state, k]);
  const [empty] = useState(() => picture());
  const shown = useDerivedValue(() => (camera.scale.get() > least * 1.08 ? drawn : empty));
  const rim = useDerivedValue(() => (camera.scale.get() > least * 1.08 ? 1 : 0));
  const x = useDerivedValue(() => at.x + Math.max(0, -camera.x.get() / camera.scale.get()) * k);
  const y = useDerivedValue(() => at.y + Math.max(0, -camera.y.get() / camera.scale.get()) * k);
  const width = useDerivedValue(() => Math.min(at.width, (map.width / camera.scale.get()) * k));
  const height = useDerivedValue(() => Math.min(at.height, (map.height / camera.scale.get()) * k));
  if (!ground || frame.around || at.width < 30) return null;
  return (
    <>
      <Picture picture={shown} />
      <RoundedRect
        x={x}
        y={y}
        width={width}
        height={height}
        r={2}
        color="#FFE7B5"
        opacity={rim}
        style="stroke"
        strokeWidth={2}
      />
    </>
  );
}

/** While a view stands and pieces move over it, it needs no other picture, unless the window changes. */
export const Scene = memo(
  DrawnScene,
  (shown, next) => next.busy === true && shown.view === next.view && shown.layout === next.layout,
);
