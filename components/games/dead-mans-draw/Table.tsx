import { useState } from 'react';
import { Facing } from '@/components/ui/facing';
import { pressed } from '@/components/ui/feedback';
import type { TableProps } from '@/components/kit/face';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { describe } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { layoutIn } from './layout';
import { Inspect } from './overlay/Inspect';
import { Overlay } from './overlay/Overlay';
import type { Inspected } from './overlay/props';
import { Scene } from './scene/door';
import { targetsOf } from './targets';

/** The board: a drawing that nobody touches, and over it the places that are touched and speak. */
export function Table(props: TableProps<DeadMansDrawView, DeadMansDrawAction, DeadMansDrawDecision>) {
  const { frame, view, seats, focus, thinking, ask, chosen } = props;
  const [inspected, setInspected] = useState<Inspected | null>(null);
  if (props.covered && inspected) setInspected(null);
  const legal = ask?.legal ?? [];
  const { around } = frame;
  // Whoever asks about the own bank reads it from the own edge.
  const reader = inspected?.kind === 'bank' ? around?.places[inspected.seat] : around?.mine;
  const scene = {
    layout: layoutIn({ seats: view.seats, focus, row: view.row.length }, frame),
    view,
    seats,
    thinking,
    targets: targetsOf(view, legal),
    chosen: chosen ? describe(chosen) : null,
  };
  const inspect = (what: Inspected) => {
    pressed();
    setInspected(what);
  };
  return (
    <>
      <Scene {...scene} stage={props.stage} busy={props.busy} />
      {props.covered ? null : (
        <Overlay {...scene} kind={ask?.decision.kind} legal={legal} onTouch={props.onTouch} onInspect={inspect} />
      )}
      <Facing turn={reader?.turn ?? 0}>
        <Inspect
          what={inspected}
          view={view}
          seats={seats}
          onRules={props.onRules}
          onClose={() => setInspected(null)}
        />
      </Facing>
    </>
  );
}
