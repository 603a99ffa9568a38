import { Circle, Group, Rect } from '@shopify/react-native-skia';
import { memo, useEffect } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import type { StageDoor } from '@/components/table/choreography/choreographer';
import { frontOf, SceneCanvas } from '@/components/table/skia/SceneCanvas';
import { BakedStore, breathe, useBaked } from '@/components/table/skia/use-baked';
import { useFaces } from '@/components/table/skia/use-faces';
import { useLaid } from '@/components/table/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import { layoutIn } from '../layout';
import type { SceneProps } from '../scene-props';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { artKey, bakeArt, disposeArt, TIDE_TOP, type ArtWish, type SceneArt } from './art';
import { useDirector, type Director } from './director';
import { kitOf } from './kit';
import { marksOf } from './marks';
import { sceneModel } from './model';
import { placesOf } from './places';
import { sceneWords } from './scene-words';
import { SceneDrawing, SHEETS } from './SceneDrawing';
import { useStillTable } from './still';
import { useThinkingLight } from './thinking';
import { useLiveFrame } from './use-frame';
import { useStage } from './use-stage';

interface DrawnSceneProps extends SceneProps {
  /** Where the choreography is told of this scene; without it the scene stands still. */
  readonly stage?: StageDoor | undefined;
  /** A motion plays. */
  readonly busy?: boolean | undefined;
  readonly director?: Director | undefined;
  /** Emblems, names and scores are drawn too; false where the overlay shows them. */
  readonly heads?: boolean | undefined;
}

const store = new BakedStore<SceneArt>(disposeArt);
/** The lamp goes up when all sheets lie. */
const LAMP = 300;
/** Not quite the whole dark: what is surely not seen would not be drawn, and its programs not made. */
const DARK = 0.996;

/**
 * The table of Dead Man's Draw: one canvas over the whole screen that takes no touch and says nothing. It lies behind
 * header, overlay and decision block. React renders it once a decision; the director moves it in between.
 */
function DrawnScene(props: DrawnSceneProps) {
  const { layout, view, seats, heads = true } = props;
  const t = useWords();
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const places = placesOf(layout);
  const { width, height } = places.size;
  const wish: ArtWish = { places, mermaidAbility: view.options.mermaidAbility, day, high, ratio: PixelRatio.get() };
  const art = useBaked(store, faces ? artKey(wish) : null, async () => faces && bakeArt(faces, wish, breathe));
  const kit = art && faces ? kitOf(art.atlas, faces, day, high) : null;
  const model = sceneModel(view, sceneWords(view, seats, layout.own.seat, t));
  const marks = marksOf(view, props.targets, props.chosen);
  const still = useStillTable(kit, { places, model, marks, hidden: NOTHING, heads });
  const ownDirector = useDirector();
  const director = props.director ?? ownDirector;
  const frame = useLiveFrame(director, still, view);
  const words = (of: DeadMansDrawView) => sceneWords(of, seats, layout.own.seat, t);
  const placesFor = (row: number) =>
    placesOf(layoutIn({ seats: view.seats, focus: layout.own.seat, row }, layout.frame));
  const laid = useLaid(art !== null, SHEETS);
  const ready = laid === SHEETS;
  // Nothing moves before everything lies.
  useStage(props.stage, director, kit && ready ? { kit, placesFor, words, heads, view } : null);
  const tideLine = places.rowArea.y + places.rowArea.height * 0.84;
  const tide = useDerivedValue(() => [{ translateY: height - TIDE_TOP - frame.tide.get() * (height - tideLine) }]);
  const lamp = useSharedValue(0);
  useEffect(() => {
    lamp.set(ready ? withTiming(1, { duration: LAMP }) : 0);
  }, [lamp, ready]);
  const dark = useDerivedValue(() => (1 - lamp.get()) * DARK);
  const front = frontOf('dead-mans-draw', day);
  const light = useThinkingLight(places, heads ? props.thinking : null);
  return (
    <SceneCanvas game="dead-mans-draw" day={day} size={places.size} door={props.stage} view={view}>
      {art && (
        <Group>
          <SceneDrawing
            art={art}
            laid={laid}
            width={width}
            height={height}
            table={frame.table}
            tide={tide}
            below={frame.below}
            above={frame.above}
            turners={frame.turners}
            dim={model.lastTurns}
          />
          {light && <Circle cx={light.x} cy={light.y} r={light.r} color={TOKENS.color.night.lampHot} />}
          <Rect x={0} y={0} width={width} height={height} color={front} opacity={dark} />
        </Group>
      )}
    </SceneCanvas>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** While a motion plays over the picture of a view, that view needs no other picture, unless the window changes. */
export const Scene = memo(DrawnScene, (shown, next) => {
  const [was, is] = [shown.layout.frame, next.layout.frame];
  const same = was.size.width === is.size.width && was.size.height === is.size.height && !was.around === !is.around;
  return next.busy === true && next.view === shown.view && same;
});
