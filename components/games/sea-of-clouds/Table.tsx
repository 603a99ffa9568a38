import { useMemo, useState } from 'react';
import type { TableProps } from '@/components/kit/face';
import type { Frame } from '@/components/kit/frame/frame';
import { Facing, Turned } from '@/components/ui/facing';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { Seat } from '@/engine';
import { layoutOf } from './around';
import { lookedAt } from './looked';
import { shownOf } from './memory';
import { AroundSides } from './overlay/AroundSides';
import { Inspect } from './overlay/Inspect';
import { Overlay } from './overlay/Overlay';
import type { Held, Inspected } from './overlay/props';
import { present } from './present';
import { hides, type SeaOfCloudsAsk } from './prompts';
import { boardingAt, boardingIn, ownedAfter, workIn, workOf, type Fought } from './ring';
import { Scene } from './scene/door';
import { isShared } from './words';

/** The board: a drawing that nobody touches, and over it the places that are touched and speak. */
export function Table(props: TableProps<SeaOfCloudsView, SeaOfCloudsAction, SeaOfCloudsDecision>) {
  const { frame, seats, focus, thinking, ask, chosen, onTouch, busy = false } = props;
  const view = useMemo(() => shownOf(props.view), [props.view]);
  const step = props.step ?? null;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [holding, setHolding] = useState<{ readonly held: Held | null; readonly of: SeaOfCloudsView } | null>(null);
  const [lately, setLately] = useState<Fought | null>(null);
  const [told, setTold] = useState<SeaOfCloudsView | null>(null);
  if (props.covered && inspected) setInspected(null);
  const shared = isShared(seats);
  const key = JSON.stringify([view.seats, focus, shared, frame]);
  // The same places are the same object: nothing is drawn anew for them.
  const layout = useMemo(() => {
    const [count, near, named, given] = JSON.parse(key) as [number, number, boolean, Frame];
    return layoutOf({ seats: count, focus: near, named }, given);
  }, [key]);
  // Between two steps of a boarding its ring stays.
  const now = step ? boardingAt(step) : busy ? lately : null;
  if (now !== lately && JSON.stringify(now) !== JSON.stringify(lately)) setLately(now);
  const fought = now ?? boardingIn(view);
  // 13.3: the boards at the edges count what the boarding has brought so far, step by step.
  const after = useMemo(() => (step && boardingAt(step) ? ownedAfter(step) : null), [step]);
  const since = after ?? (busy ? told : null);
  if (since !== told) setTold(since);
  const work = step ? workOf(step) : busy ? null : workIn(view);
  // 5.6: several people look at this screen; a face is only for whoever the curtain was lifted for.
  const may = !shared || (ask !== null && hides(ask.decision));
  // Whoever plays alone sees the share at once, until it is laid down by hand (look 21.5).
  const opensItself = !shared && ask?.decision.kind === 'shareChoice';
  const wanted = holding?.of === view ? holding.held : opensItself ? lookedAt(view) : null;
  const held = may && !busy ? wanted : null;
  // 8.3, 13.1: who looks alone is always reminded; among several, only under the finger that holds the share up.
  const remembers = !busy && (shared ? held !== null && held === lookedAt(view) : view.viewer !== null);
  const table = { layout, view, ask };
  const { around } = frame;
  // Whoever asks about the own things reads them from the own edge.
  const reader = around?.places[readerOf(inspected) ?? focus];
  const touched = {
    ...table,
    seats,
    thinking,
    chosen,
    shared,
    held,
    remembers,
    onHold: (what: Held | null) => setHolding({ held: what, of: view }),
    onTouch,
    onPlay: props.onPlay ?? onTouch,
    onInspect: setInspected,
    step,
  };
  const overlay = <Overlay {...touched} fought={fought} work={work} />;
  const touchable = around ? (
    <>
      <Turned turn={around.mine.turn}>{overlay}</Turned>
      <AroundSides {...touched} view={fought && since ? since : view} places={around.places} bare={fought !== null} />
    </>
  ) : (
    overlay
  );
  return (
    <>
      <Scene
        {...table}
        stands={props.view}
        bare={fought !== null}
        lifted={held !== null || chooses(ask)}
        stage={props.stage}
        busy={busy}
      />
      {props.covered ? null : touchable}
      <Facing turn={reader?.turn ?? 0}>
        <Inspect
          what={inspected}
          view={view}
          seats={seats}
          shared={shared}
          onInspect={setInspected}
          onRules={props.onRules}
          onClose={() => setInspected(null)}
        />
      </Facing>
    </>
  );
}

function readerOf(what: Inspected | null): Seat | null {
  if (what?.kind === 'card') return readerOf(what.from);
  return what?.seat ?? null;
}

/** What can be chosen lies in a tray over what lies before everybody. */
const chooses = (ask: SeaOfCloudsAsk | null) => ask !== null && present.tray(ask).length > 0;
