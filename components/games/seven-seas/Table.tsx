import { useMemo, useState } from 'react';
import { seenFrom } from '@/components/table/around/around-frame';
import type { TableProps } from '@/components/table/face';
import type { Frame } from '@/components/table/play/frame';
import { Turned } from '@/components/ui/facing';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { lastBattle } from './battle';
import { layoutIn } from './layout';
import { modeOf } from './lid-dice';
import { InspectSheet } from './overlay/InspectSheet';
import { Overlay } from './overlay/Overlay';
import type { Inspected } from './overlay/props';
import { hides } from './prompts';
import { Scene } from './scene/door';

/** The board: a drawing that nobody touches, and over it the places that are touched and speak. */
export function Table(props: TableProps<SevenSeasView, SevenSeasAction>) {
  const { frame, view, seats, focus, thinking, ask, chosen, onTouch } = props;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const mode = modeOf(view, ask?.decision.kind === 'SELECT_CHARACTER');
  const layout = layoutIn({ seats: view.seats, focus, mode }, facing(frame));
  // 5.6: several people look at this screen; a hand is only open behind the curtain that was lifted for it.
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2;
  const open = view.viewer === focus && (alone || (ask !== null && hides(ask.decision)));
  const { story } = props;
  const battle = useMemo(() => lastBattle(story ?? []), [story]);
  const table = { layout, view, seats, thinking };
  const board = (
    <>
      <Scene {...table} ask={ask} chosen={chosen} stage={props.stage} busy={props.busy} />
      <Overlay
        {...table}
        ask={ask}
        chosen={chosen}
        open={open}
        onTouch={onTouch}
        onPlay={props.onPlay ?? onTouch}
        onInspect={setInspected}
        step={props.step ?? null}
        fought={battle !== null}
      />
    </>
  );
  return (
    <>
      {frame.around ? <Turned turn={frame.around.mine.turn}>{board}</Turned> : board}
      <InspectSheet
        what={inspected}
        view={view}
        seats={seats}
        open={open}
        focus={focus}
        battle={inspected?.kind === 'battle' ? battle : null}
        onMoment={props.onMoment}
        onClose={() => setInspected(null)}
      />
    </>
  );
}

/** Beyond the keys that stand inside the corners. */
const FAR = 170;
const SIDES = 180;

/** Flat between its players the table turns to the one who is asked: everything is read and reached from there. */
function facing(frame: Frame): Frame {
  if (!frame.around) return frame;
  const seen = seenFrom(frame, frame.around.mine);
  const { width } = seen.size;
  const board = { x: SIDES, y: FAR, width: width - 2 * SIDES, height: seen.block.y - 8 - FAR };
  return { ...seen, board };
}
