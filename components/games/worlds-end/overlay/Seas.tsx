import { useWords } from '@/components/i18n/words';
import { BoardTouch } from '@/components/kit/board/BoardTouch';
import type { Camera } from '@/components/kit/board/use-camera';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { seaThing } from '../asks';
import type { Chart } from '../map/chart';
import { partAround } from '../map/ways';
import { seaSpoken } from '../spoken';
import type { OverlayProps } from './props';

interface SeasProps extends OverlayProps {
  readonly chart: Chart;
  readonly camera: Camera;
  readonly lit: readonly (typeof SEAS)[number][];
}

/** The chart under fingers: a tap opens the sheet of a sea, and chooses it where something may be done there. */
export function Seas({ chart, camera, lit, layout, view, seats, looking, onLook }: SeasProps) {
  const t = useWords();
  const targets = SEAS.map((sea) => ({
    id: sea,
    label: [seaSpoken(view, seats, sea, t), lit.includes(sea) ? t('worlds-end:places.canBeChosen') : '']
      .filter(Boolean)
      .join('. '),
    testID: seaThing(sea),
    selected: looking === sea,
  }));
  return (
    <BoardTouch
      camera={camera}
      geometry={chart.geometry}
      place={layout.map}
      targets={targets}
      onTap={onLook}
      partOf={(sea) => (sea ? partAround(chart, sea) : null)}
    />
  );
}
