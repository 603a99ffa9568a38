import { Atlas, Group, Picture, Skia, type SkImage, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { PixelRatio } from 'react-native';
import { makeMutable, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import type { TableProps } from '@/components/kit/face';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { useMovers } from '@/components/kit/scene/use-movers';
import { elapsed } from '@/components/kit/skia/motion';
import { picture } from '@/components/kit/skia/picture';
import { SceneCanvas } from '@/components/kit/skia/SceneCanvas';
import { useTurned } from '@/components/kit/skia/use-turned';
import { useLaid } from '@/components/kit/skia/use-laid';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import type { Seat, SeatSetup } from '@/engine';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import type { TableLayout } from '../table-layout';
import { duelPlaces } from '../duel-places';
import { pairTask } from '../lid-dice';
import { pushesOf } from '../pushes';
import { drawBay } from './draw-bay';
import { drawCubes, makeCubes } from './cubes';
import { diceLooks } from './dice-look';
import { drawStruck, drawTies } from './draw-duel';
import { drawFlat } from './draw-flat';
import { drawHeap, drawWaiting } from './draw-heap';
import { drawLid } from './draw-lid';
import { drawPanels } from './draw-panels';
import { drawRolled, drawSinking } from './draw-moving';
import { drawFire, makeInks } from './fire';
import { floorOf } from './floor';
import { frameAt, lying, pushAt } from './lid-state';
import { drawReveal } from './reveal';
import { useArt } from './use-art';
import { useLid } from './use-lid';

export { Prepared } from './Prepared';

interface SceneProps {
  readonly layout: TableLayout;
  readonly view: SevenSeasView;
  /** What lies in the lid. */
  readonly dice: readonly LidDie[];
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: TableProps<SevenSeasView, SevenSeasAction, SevenSeasDecision>['ask'];
  readonly chosen: SevenSeasAction | null;
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}

/**
 * The palm bay, and in it the tin lid with all dice in one set of triangles: one canvas over the whole screen that takes no
 * touch and says nothing.
 */
function DrawnScene({ layout, view, dice: lain, seats, ask, chosen, stage }: SceneProps) {
  const t = useWords();
  const theme = useTheme();
  const { scheme, high } = theme;
  const day = scheme === 'day';
  const faces = useFaces();
  const { frame, lid: box } = layout;
  const { screen, moves } = useTurned(frame);
  const ratio = PixelRatio.get();
  const looks = useMemo(() => diceLooks(seats), [seats]);
  const { pieces: made, scenery } = useArt(faces, { frame, looks, day, high, ratio });
  const floor = floorOf(box);
  const paint = useMemo(() => (made ? dicePaint(made.dice) : null), [made]);
  const places = duelPlaces(layout.duel);
  const tone = day ? { panel: '#FFFDF7', alpha: 0.86 } : { panel: '#140A0A', alpha: 0.82 };
  const tools = faces &&
    made &&
    paint && { faces, looks, floor, scale: ratio, places, tone, t, layout, seats, day, pieces: made.pieces };
  // From the first time on: turned, the scenery is painted anew, and what plays goes on meanwhile.
  const [stands, setStands] = useState(false);
  if (tools && !stands) setStands(true);
  const { lid, attach } = useLid(stage, view, lain, tools);
  const [cubes] = useState(() => makeMutable(makeCubes()));
  const [inks] = useState(() => makeMutable(makeInks()));
  // One for all frames: in a browser it is never given back.
  const [recorder] = useState(() => Skia.PictureRecorder());
  const shown = layout.mode === 'lid';
  const { x: left, y: top, width: edge } = box;
  const tin = useDrawn(
    useMemo(
      () => picture((canvas) => shown && drawLid(canvas, { x: left, y: top, width: edge, height: edge })),
      [shown, left, top, edge],
    ),
  );
  const { state, rest, panel, tape, strike } = lid;
  const { clock } = lid.timeline;
  const { layers } = useMovers(lid.flying, clock);
  const [revealer] = useState(() => Skia.PictureRecorder());
  const [nothing] = useState(() => picture());
  const revealed = useDerivedValue(() => {
    const reveal = lid.reveal.get();
    if (!reveal) return nothing;
    const canvas = revealer.beginRecording();
    drawReveal(canvas, reveal, elapsed(clock));
    return revealer.finishRecordingAsPicture();
  }, [revealer, nothing]);
  const { x, y, side } = floor;
  const throws = ask?.decision.kind === 'THROW';
  const isHeld = shown && tools !== null;
  const { duel } = layout;
  const heap = useMemo(
    () =>
      picture((canvas) => {
        if (!isHeld) return;
        drawHeap(canvas, view, looks, duel);
        if (throws) drawWaiting(canvas, box);
      }),
    [isHeld, view, looks, duel, throws, box],
  );
  const dice = useDerivedValue(() => {
    const canvas = recorder.beginRecording();
    const now = state.get();
    if (shown && now.count === 0) canvas.drawPicture(heap);
    if (shown && paint && now.count > 0) {
      const at = elapsed(clock);
      const on = { x, y, side };
      if (at < now.flies) {
        drawCubes(canvas, paint, cubes.get(), now.poses, frameAt(now, at), now.count, now.rows, on);
      } else {
        const rolled = tape.get();
        const fire = strike.get();
        canvas.drawPicture(panel.get());
        if (rolled) drawRolled(canvas, rolled, at);
        canvas.drawPicture(rest.get());
        drawSinking(canvas, now, at, on);
        if (fire) drawFire(canvas, inks.get(), fire, at);
      }
    }
    return recorder.finishRecordingAsPicture();
  }, [shown, paint, x, y, side, recorder, heap]);
  const explained = layout.mode === 'choose' && chosen !== null && !frame.around;
  const panels = useDrawn(
    picture((canvas) => {
      const { bay, own } = layout;
      const pushes = pushesOf(ask);
      if (bay && tools)
        drawBay(canvas, { bay, view, seat: own.seat, pushes, chosen, faces: tools.faces, pieces: tools.pieces, t });
      drawPanels(canvas, layout, { day, high, explained });
      if (tools) drawFlat(canvas, tools.faces, layout, view, t);
    }),
  );
  const push = useDerivedValue(() => [{ translateY: pushAt(state.get(), elapsed(clock)) }]);
  const tied = pairTask(view);
  const pair = chosen?.type === 'CHOOSE_PAIR' ? chosen : null;
  const asked = useDrawn(
    picture((canvas) => {
      if (!ask || !tools) return;
      if (tied) drawTies(canvas, tied, pair, lying(lain), tools);
      // 4.10.9: the dice of which the curser takes one.
      const open = ask.legal.flatMap((action) => (action.type === 'WHIRLPOOL_PICK' ? [action.die] : []));
      if (open.length > 0) drawStruck(canvas, open, lying(lain), floor, false);
    }),
  );
  return (
    <SceneCanvas
      game="seven-seas"
      day={day}
      size={screen}
      scenery={scenery}
      dim={view.lastRound > 0 ? 'all' : null}
      lit={useLaid(stands)}
      door={stage}
      view={view}
    >
      <Group transform={moves}>
        <Group transform={push}>
          <Picture picture={tin} />
          <Picture picture={dice} />
          <Picture picture={asked} />
        </Group>
        <Picture picture={panels} />
        {layers.map(({ rects, forms }, layer) =>
          made ? <Atlas key={layer} image={made.pieces.image} sprites={rects} transforms={forms} /> : null,
        )}
        <Picture picture={revealed} />
        {stands ? <Standing attach={attach} /> : null}
      </Group>
    </SceneCanvas>
  );
}

const placesOf = ({ mode, lid, duel, frame }: TableLayout) =>
  JSON.stringify([mode, lid, duel, frame.size, frame.around?.mine.turn]);

/** While dice fly or fight over the picture of a view, that view needs no other picture; unless it still asks for a pair, or stands elsewhere. */
export const Scene = memo(DrawnScene, (shown, next) => {
  const asks = shown.ask !== null && pairTask(shown.view) !== null;
  const same = shown.view === next.view && shown.seats === next.seats && shown.stage === next.stage;
  return next.busy === true && same && !asks && placesOf(shown.layout) === placesOf(next.layout);
});

/**
 * Inside the canvas, which renders its children in its own time: when the scenery stands, pieces can move before it. Nothing
 * is rendered to say so: the first motion may begin at once.
 */
function Standing({ attach }: { readonly attach: () => (() => void) | undefined }) {
  useEffect(attach, [attach]);
  return null;
}

/**
 * A picture that changes without the canvas rendering: it does so in its own time, and then a hand that is laid away, or a tape
 * that is chosen, would bring that into the motion which begins with it.
 */
function useDrawn(next: SkPicture): SharedValue<SkPicture> {
  const [drawn] = useState(() => makeMutable(next));
  useLayoutEffect(() => drawn.set(next), [drawn, next]);
  return drawn;
}

/** The paint that lights the sheet of faces. */
function dicePaint(sheet: SkImage): SkPaint {
  const made = Skia.Paint();
  made.setAntiAlias(true);
  made.setShader(sheet.makeShaderOptions(0, 0, 1, 0));
  return made;
}
