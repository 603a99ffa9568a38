import type { SkPicture } from '@shopify/react-native-skia';
import { useLayoutEffect, useRef, useState } from 'react';
import { makeMutable, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Beat } from '@/components/kit/choreography/cue';
import type { StageDoor } from '@/components/kit/choreography/shown';
import type { Mover } from '@/components/kit/scene/drawn-movers';
import { useTimeline } from '@/components/kit/scene/timeline';
import { useMoving } from '@/components/kit/scene/use-moving';
import { usePlayerWhen } from '@/components/kit/scene/use-player';
import { useTablePictures } from '@/components/kit/scene/use-table-pictures';
import { elapsed } from '@/components/kit/skia/motion';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { angleOfSector } from '../angle';
import type { AdmiralMotion } from '../cues/motion';
import { headingsAfter, type Headings } from '../headings';
import { landed, landing } from '../vane';
import { windOf } from '../state-of';
import { play } from './play';
import type { ActionTools } from './tools';

/** A change of the wind: the arrow turns by `way` until `lands`, then the light follows the wave. */
interface Change {
  readonly from: number;
  readonly way: number;
  readonly lands: number;
  readonly wave: number;
  readonly was: number;
  readonly is: number;
}

/** So long is read where the arrow has landed, ms. */
const STANDS = 200;

export interface Live {
  /** The still board, and what moves over it and over the whole table. */
  readonly over: SharedValue<SkPicture>;
  readonly onBoard: SharedValue<SkPicture>;
  readonly onTable: SharedValue<SkPicture>;
  /** Of the vane, clockwise from north. */
  readonly needle: SharedValue<number>;
  /** How fast it turns, degrees a second. */
  readonly speed: SharedValue<number>;
  /** It has landed, and the wind runs over the sea. */
  readonly blows: SharedValue<boolean>;
  /** How dark a storm makes it, and how pale a calm: 0 to 1. */
  readonly storm: SharedValue<number>;
  readonly calm: SharedValue<number>;
}

const still = (view: AdmiralView): Change => {
  const strength = windOf(view)?.strength ?? 1;
  return { from: angleOfSector(view.sector ?? 1), way: 0, lands: 0, wave: 0, was: strength, is: strength };
};

function lightAt({ lands, wave, was, is }: Change, now: number, strength: number): number {
  'worklet';
  const p = wave <= 0 ? 1 : Math.max(0, Math.min(1, (now - lands) / wave));
  return (was === strength ? 1 - p : 0) + (is === strength ? p : 0);
}

/** Everything that moves, from event to event, without a render of React. */
export function useAction(
  door: StageDoor | undefined,
  view: AdmiralView,
  resting: SkPicture,
  tools: ActionTools | null,
  /** How far a finger has turned the arrow. */
  held: SharedValue<number>,
): Live {
  const timeline = useTimeline();
  const { clock } = timeline;
  const over = useTablePictures(resting, clock);
  const [made] = useState(() => ({
    change: makeMutable<Change>(still(view)),
    onBoard: makeMutable<readonly Mover[]>([]),
    onTable: makeMutable<readonly Mover[]>([]),
  }));
  const bows = useRef<Headings>({});
  usePlayerWhen(tools !== null, {
    door,
    timeline,
    view,
    tools,
    begin: (beat: Beat, now) => {
      if (!now) return null;
      const motion = (beat.cue.motion ?? { kind: 'still' }) as AdmiralMotion;
      const [before, after] = [beat.before as AdmiralView, beat.after as AdmiralView];
      const played = play({ before, after, motion, headings: bows.current }, now);
      bows.current = headingsAfter(before, bows.current, after);
      over.show(played.over);
      made.onBoard.set(played.onBoard);
      made.onTable.set(played.onTable);
      if (motion.kind === 'wind') {
        const { way, lands, wave } = motion;
        const was = windOf(before)?.strength ?? 1;
        const from = angleOfSector(before.sector ?? 1);
        made.change.set({ from, way, lands, wave, was, is: motion.sector % 3 });
        landed();
      } else made.change.set(still(before));
      return beat.cue.time;
    },
    rest: (now) => {
      over.rest();
      made.onBoard.set([]);
      made.onTable.set([]);
      made.change.set(still(view));
      held.set(0);
      if (now) bows.current = now.headings;
    },
  });
  useLayoutEffect(() => {
    if (tools) bows.current = tools.headings;
  }, [tools]);
  const { change } = made;
  return {
    over: over.table,
    onBoard: useMoving(made.onBoard, clock),
    onTable: useMoving(made.onTable, clock),
    needle: useDerivedValue(() => {
      const { from, way, lands } = change.get();
      const off = held.get();
      if (lands <= 0) return from + off;
      const p = Math.max(0, Math.min(1, elapsed(clock) / lands));
      return from + off + (way - off) * landing(p);
    }),
    speed: useDerivedValue(() => {
      const { way, lands } = change.get();
      if (lands <= 0) return 0;
      const rest = 1 - Math.max(0, Math.min(1, elapsed(clock) / lands));
      return (way * 3 * rest * rest * 1000) / lands;
    }),
    blows: useDerivedValue(() => {
      const { lands } = change.get();
      return lands > 0 && elapsed(clock) > lands + STANDS;
    }),
    storm: useDerivedValue(() => lightAt(change.get(), elapsed(clock), 2)),
    calm: useDerivedValue(() => lightAt(change.get(), elapsed(clock), 0)),
  };
}
