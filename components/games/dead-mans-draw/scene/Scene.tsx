import { Circle, Group } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue } from 'react-native-reanimated';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useTheme } from '@/components/ui/theme/context';
import { layoutIn } from '../layout';
import type { SceneProps } from '../scene-props';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { TIDE_TOP, type ArtWish } from './art';
import { kitOf } from './kit';
import { marksOf } from './marks';
import { sceneModel } from './model';
import { placesOf } from './places';
import { recordTable } from './record';
import { sceneWords } from './scene-words';
import { SceneDrawing } from './SceneDrawing';
import { useThinkingLight } from './thinking';
import { useArt } from './use-art';
import { usePerformance } from './use-performance';

export { Prepared } from './Prepared';

interface DrawnSceneProps extends SceneProps {
  /** Where the choreography is told of this scene; without it the scene stands still. */
  readonly stage?: StageDoor | undefined;
  /** A motion plays. */
  readonly busy?: boolean | undefined;
  /** Emblems, names and scores are drawn too; false where the overlay shows them. */
  readonly heads?: boolean | undefined;
}

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
  const { height } = places.size;
  const wish: ArtWish = { places, mermaidAbility: view.options.mermaidAbility, day, high, ratio: PixelRatio.get() };
  const { atlas, scenery, late } = useArt(faces, wish);
  const kit = atlas && faces ? kitOf(atlas, faces, day, high) : null;
  const model = sceneModel(view, sceneWords(view, seats, layout.own.seat, t));
  const marks = marksOf(props.targets, props.chosen);
  const still = useMemo(
    () => (kit ? recordTable(kit, { places, model, marks, hidden: NOTHING, heads }) : picture()),
    [kit, places, model, marks, heads],
  );
  const words = (of: DeadMansDrawView) => sceneWords(of, seats, layout.own.seat, t);
  const placesFor = (row: number) =>
    placesOf(layoutIn({ seats: view.seats, focus: layout.own.seat, row }, layout.frame));
  const ready = useLaid(atlas !== null);
  // Play starts once all pieces have been drawn for the first time (use-laid.ts).
  const performing = kit && ready ? { kit, placesFor, words, heads, view } : null;
  const { table, tide: rising, layers, turners } = usePerformance(props.stage, performing, still, view);
  const tideLine = places.rowArea.y + places.rowArea.height * 0.84;
  const tide = useDerivedValue(() => [{ translateY: height - TIDE_TOP - rising.get() * (height - tideLine) }]);
  const light = useThinkingLight(places, heads ? props.thinking : null);
  const sky = useDerivedValue(() => late.get()?.sky ?? null);
  const tideImage = useDerivedValue(() => late.get()?.tide ?? null);
  return (
    <SceneCanvas
      game="dead-mans-draw"
      day={day}
      size={places.size}
      scenery={scenery}
      dim={model.lastTurns ? (places.flat ? 'all' : sky) : null}
      lit={ready}
      door={props.stage}
      view={view}
    >
      {atlas && (
        <Group>
          <SceneDrawing
            pieces={atlas.image}
            size={places.size}
            table={table}
            tideImage={tideImage}
            tide={tide}
            layers={layers}
            turners={turners}
          />
          {light && <Circle cx={light.x} cy={light.y} r={light.r} color={TOKENS.color.night.lampHot} />}
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
