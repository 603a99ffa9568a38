import { seenFrom } from '@/components/kit/frame/around-frame';
import type { Frame } from '@/components/kit/frame/frame';
import type { Place } from '@/components/kit/frame/sides';
import type { StepWords } from '@/components/kit/face';
import { Turned } from '@/components/ui/facing';
import type { SeatSetup } from '@/engine';
import { AdvicePanel, type AdvicePanelProps } from './AdvicePanel';
import { Moment as GreatMoment } from './Moment';

interface OverTableProps {
  readonly frame: Frame;
  /** The side of the table from which it is read; null: the screen is held upright. */
  readonly mine: Place | null;
  readonly moment: StepWords | null;
  readonly seats: readonly SeatSetup[];
  readonly advice: Omit<AdvicePanelProps, 'frame'>;
}

/** The words of a great moment, and the Captain's advice: they stand over the table. */
export function OverTable({ frame, mine, moment, seats, advice }: OverTableProps) {
  if (!mine) {
    return (
      <>
        {moment ? <GreatMoment words={moment} frame={frame} seats={seats} /> : null}
        <AdvicePanel {...advice} frame={frame} />
      </>
    );
  }
  const seen = seenFrom(frame, mine);
  return (
    <>
      {moment ? (
        <Turned turn={mine.turn}>
          <GreatMoment words={moment} frame={seen} seats={seats} />
        </Turned>
      ) : null}
      <Turned turn={mine.turn}>
        <AdvicePanel {...advice} frame={seen} />
      </Turned>
    </>
  );
}
