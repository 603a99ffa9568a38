import { View } from 'react-native';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import type { Shown } from '@/components/kit/choreography/shown';
import type { GameFace, Moment } from '@/components/kit/face';
import { ALL } from '@/components/kit/frame/box';
import { besideBlock, type Frame } from '@/components/kit/frame/frame';
import { SheetsBeside } from '@/components/ui/sheet';
import type { SeatSetup } from '@/engine';
import type { Turn } from './turn';

interface TableBoardProps {
  readonly face: GameFace;
  readonly frame: Frame;
  readonly table: Shown;
  readonly show: Choreographer;
  readonly seats: readonly SeatSetup[];
  readonly turn: Turn;
  /** A curtain hangs in front of it. */
  readonly covered: boolean;
  readonly onMoment: ((moment: Moment) => void) | null;
  readonly onWhy: (about: string) => (() => void) | null;
}

/** The game's own table. */
export function TableBoard({ face, frame, table, show, seats, turn, covered, onMoment, onWhy }: TableBoardProps) {
  return (
    <View
      style={ALL}
      pointerEvents={covered ? 'none' : 'box-none'}
      aria-hidden={covered}
      importantForAccessibility={covered ? 'no-hide-descendants' : 'auto'}
    >
      <SheetsBeside clear={besideBlock(frame)}>
        <face.Table
          frame={frame}
          covered={covered}
          view={table.view}
          seats={seats}
          focus={table.focus}
          thinking={table.thinking}
          ask={turn.ask}
          chosen={turn.chosen}
          picked={turn.picked}
          touched={turn.touched}
          onTouch={turn.touch}
          onLetGo={turn.letGo}
          onThing={turn.touchThing}
          onPlay={turn.play}
          stage={show}
          busy={table.busy}
          step={table.step}
          story={table.story}
          onMoment={onMoment}
          onRules={onWhy}
        />
      </SheetsBeside>
    </View>
  );
}
