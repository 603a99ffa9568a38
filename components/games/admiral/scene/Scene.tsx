import { Group, Image, Picture, Rect as RectShape, rect as rectOf, rrect } from '@shopify/react-native-skia';
import { memo, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import { wholeScale } from '@/components/kit/board/camera';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import { angleOf } from '../board/plan';
import { cameraSpecOf } from '../board/window';
import { STRIP } from '../layout';
import { Labels } from './labels';
import { LoupeScene } from './LoupeScene';
import { MiniMap } from './MiniMap';
import { seaLook } from './looks';
import { overPicture, kitOf } from './play';
import { drawRain } from './rain';
import type { ActionTools } from './tools';
import { useAction } from './use-action';
import { useGround } from './use-ground';
import { MAP_RADIUS, useScenery } from './use-scenery';
import type { SceneProps } from './scene-props';
import { VaneScene } from './VaneScene';

export { Prepared } from './Prepared';

/** Look 20.7. */
const STORM = { color: '#06202A', night: 0.42, day: 0.5 };
const CALM = { color: '#FFFFFF', alpha: 0.08 };

/** The sea, the vane, and what is played over them: one canvas. It takes no touch and says nothing. */
function DrawnScene(props: SceneProps) {
  const { layout, steady, camera, state, headings, hand, view, seats, stage, loupe } = props;
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
      {loupe && tools ? <LoupeScene key={loupe.at} {...{ loupe, state, ground }} kit={kitOf(tools)} /> : null}
      <Picture picture={live.onTable} />
    </SceneCanvas>
  );
}

/** While a view stands and pieces move over it, it needs no other picture, unless the window changes. */
export const Scene = memo(
  DrawnScene,
  (shown, next) => next.busy === true && shown.view === next.view && shown.layout === next.layout,
);
