import type { SkPicture } from '@shopify/react-native-skia';
import { useRef, useState } from 'react';
import { makeMutable, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { useTimeline } from '@/components/kit/scene/timeline';
import { useMovers, type LivePieces } from '@/components/kit/scene/use-movers';
import { usePlayerWhen } from '@/components/kit/scene/use-player';
import { useTablePictures } from '@/components/kit/scene/use-table-pictures';
import { elapsed, TURNERS, type Motion } from '@/components/kit/skia/motion';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { heldAfter } from '../cues/held';
import type { Flight } from '../cues/moves';
import { scriptOf, type DeadMansDrawBeat, type Performing } from './perform';
import { tideAt, type TideStep } from './script';

/** Below the tide and above it. */
const LAYERS = 2;

interface Performance extends LivePieces {
  readonly table: SharedValue<SkPicture>;
  /** How far it has risen, 0..1. */
  readonly tide: SharedValue<number>;
}

/** What happens on the table, followed from event to event. */
export function usePerformance(
  door: StageDoor | undefined,
  performing: Performing | null,
  still: SkPicture,
  view: DeadMansDrawView,
): Performance {
  const timeline = useTimeline();
  const { clock } = timeline;
  const { table, show, rest } = useTablePictures(still, clock);
  const [made] = useState(() => ({
    motion: makeMutable<Motion | null>(null),
    rising: makeMutable<readonly TideStep[]>([]),
  }));
  const { motion, rising } = made;
  /** Pieces that earlier events have lifted and not put down yet. */
  const held = useRef<readonly Flight[]>([]);
  usePlayerWhen(performing !== null, {
    door,
    timeline,
    view,
    tools: performing,
    begin: (beat, scene, pace) => {
      if (!scene) return null;
      const mine = beat as DeadMansDrawBeat;
      if (mine.before === scene.view) held.current = [];
      const script = scriptOf(mine, scene, pace, held.current);
      held.current = heldAfter(held.current, mine.cue.motion.flights);
      show(script.tables);
      motion.set(script.motion);
      rising.set(script.tide);
      return script.motion.duration;
    },
    rest: () => {
      rest();
      motion.set(null);
      rising.set([]);
    },
  });
  const tide = useDerivedValue(() => tideAt(rising.get(), elapsed(clock)));
  return { table, tide, ...useMovers(motion, clock, { layers: LAYERS, turners: TURNERS }) };
}
