import { useMemo, useState } from 'react';
import { seenFrom } from '@/components/table/around/around-frame';
import type { TableProps } from '@/components/table/face';
import type { Frame } from '@/components/table/play/frame';
import { Turned } from '@/components/ui/facing';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { layoutIn } from './layout';
import { shownOf } from './memory';
import { InspectSheet } from './overlay/InspectSheet';
import { Overlay } from './overlay/Overlay';
import type { Held, Inspected } from './overlay/props';
import { hides } from './prompts';
import { boardingAt, boardingIn, type Fought } from './ring';
import { Scene } from './scene/door';
import { isShared } from './words';

/** The board: a drawing that nobody touches, and over it the places that are touched and speak. */
export function Table(props: TableProps<SeaOfCloudsView, SeaOfCloudsAction>) {
  const { frame, seats, focus, thinking, ask, chosen, onTouch, busy = false } = props;
  const view = useMemo(() => shownOf(props.view), [props.view]);
  const step = props.step ?? null;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [holding, setHolding] = useState<{ readonly held: Held; readonly of: SeaOfCloudsView } | null>(null);
  const [lately, setLately] = useState<Fought | null>(null);
  if (props.covered && inspected) setInspected(null);
  const key = JSON.stringify([view.seats, focus, frame]);
  // The same places are the same object: nothing is drawn anew for them.
  const layout = useMemo(() => {
    const [count, near, given] = JSON.parse(key) as [number, number, Frame];
    return layoutIn({ seats: count, focus: near }, facing(given));
  }, [key]);
  // Between two steps of a boarding its ring stays.
  const now = step ? boardingAt(step) : busy ? lately : null;
  if (now !== lately && JSON.stringify(now) !== JSON.stringify(lately)) setLately(now);
  const fought = now ?? boardingIn(view);
  const shared = isShared(seats);
  // 5.6: several people look at this screen; a face is only for whoever the curtain was lifted for.
  const may = !shared || (ask !== null && hides(ask.decision));
  const held = holding !== null && holding.of === view && may && !busy ? holding.held : null;
  const table = { layout, view, ask };
  const board = (
    <>
      <Scene
        {...table}
        stands={props.view}
        bare={fought !== null}
        lifted={held !== null}
        stage={props.stage}
        busy={busy}
      />
      {props.covered ? null : (
        <Overlay
          {...table}
          seats={seats}
          thinking={thinking}
          chosen={chosen}
          shared={shared}
          held={held}
          onHold={(what) => setHolding(what === null ? null : { held: what, of: view })}
          onTouch={onTouch}
          onPlay={props.onPlay ?? onTouch}
          onInspect={setInspected}
          step={step}
          fought={fought}
        />
      )}
    </>
  );
  return (
    <>
      {frame.around ? <Turned turn={frame.around.mine.turn}>{board}</Turned> : board}
      <InspectSheet what={inspected} view={view} seats={seats} shared={shared} onClose={() => setInspected(null)} />
    </>
  );
}

/** Flat between its players the table turns to the one who is asked: everything is read and reached from there. */
function facing(frame: Frame): Frame {
  return frame.around ? { ...seenFrom(frame, frame.around.mine), around: frame.around } : frame;
}
