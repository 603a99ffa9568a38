import type { SkPicture } from '@shopify/react-native-skia';
import { useState } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { useTimeline } from '@/components/kit/scene/timeline';
import { useMovers, type LivePieces } from '@/components/kit/scene/use-movers';
import { usePlayerWhen } from '@/components/kit/scene/use-player';
import { useTablePictures } from '@/components/kit/scene/use-table-pictures';
import type { Motion } from '@/components/kit/skia/motion';
import { picture } from '@/components/kit/skia/picture';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { CloudMotion } from '../cues/motion';
import { lookedAt } from '../looked';
import { drawTable, type Still, type TableKit } from './draw-table';
import { motionOf } from './tracks';

export const pictureOf = (kit: TableKit, still: Still): SkPicture => picture((canvas) => drawTable(canvas, kit, still));

interface Performing {
  readonly view: SeaOfCloudsView;
  /** The table as this view has it. */
  readonly resting: SkPicture;
  readonly kit: TableKit | null;
}

interface Performance extends LivePieces {
  /** The table as it stands under what moves. */
  readonly table: SharedValue<SkPicture>;
}

/** What happens over the clouds, followed from event to event. */
export function usePerformance(door: StageDoor | undefined, { view, resting, kit }: Performing): Performance {
  const timeline = useTimeline();
  const { table, show, rest } = useTablePictures(resting, timeline.clock);
  const [motion] = useState(() => makeMutable<Motion | null>(null));
  usePlayerWhen(kit !== null, {
    door,
    timeline,
    view,
    tools: kit,
    begin: (beat, tools) => {
      if (!tools) return null;
      const { flights, looked } = beat.cue.motion as CloudMotion;
      const after = beat.after as SeaOfCloudsView;
      const bare = after.phase === 'boarding';
      const still: Still = {
        view: after,
        looked: beat.event.type === 'asks' ? lookedAt(after) : looked,
        missing: flights.map(({ to }) => to),
        legal: [],
        bare,
        lifted: false,
      };
      show([{ at: 0, picture: pictureOf(tools, still) }]);
      motion.set(motionOf(flights, beat.cue.time, tools, bare));
      return beat.cue.time;
    },
    rest: () => {
      rest();
      motion.set(null);
    },
  });
  return { table, ...useMovers(motion, timeline.clock) };
}
