import { useEffect, useMemo, useState } from 'react';
import { thingsOf } from '@/components/kit/answers/selection';
import { useCamera } from '@/components/kit/board/use-camera';
import type { TableProps } from '@/components/kit/face';
import type { Frame } from '@/components/kit/frame/frame';
import { Facing, Turned } from '@/components/ui/facing';
import { ByNight } from '@/components/ui/theme/context';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { SEAS, type SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { layoutOf } from './around';
import { isShared, isShipThing, seaOfThing, seaThing } from './asks';
import { aimOf } from './battle/aim';
import { BattleTable } from './battle/BattleTable';
import { useHeld } from './battle/held';
import { Held } from './battle/Held';
import { endsAtSea } from './battle/last';
import { useShownBattle } from './battle/shown-battle';
import type { Aim } from './battle/state-of';
import { useGuardPlan } from './guard-plan';
import { cameraSpecOf } from './map/window';
import { AroundTrays } from './overlay/AroundTrays';
import { placeOnScreen } from './map/place';
import { FlatFleet } from './overlay/FlatFleet';
import { hidesUnder } from './overlay/rooms';
import { Inspect } from './overlay/Inspect';
import { Blade, Sheets, Sides } from './overlay/Overlay';
import type { Inspected } from './overlay/props';
import { Seas } from './overlay/Seas';
import { present } from './present';
import { hides } from './prompts';
import { Scene } from './scene/door';
import { standOf } from './stand/stand';
import { steadyIn } from './steady';
import { useChartState } from './use-chart-state';

const NOTHING: readonly string[] = [];
const NO_STORY: NonNullable<TableProps<WorldsEndView, WorldsEndAction>['story']> = [];

/** The chart of the fifteen seas with everything that is touched on it and round it. */
export function Table(props: TableProps<WorldsEndView, WorldsEndAction, WorldsEndDecision>) {
  const { frame, view, seats, focus, thinking, ask, chosen, onTouch, touched = NOTHING } = props;
  const { step = null, busy = false, picked = [] } = props;
  const fought = useShownBattle(view, step, busy);
  const held = useHeld(props.story ?? NO_STORY, focus);
  const [looked, setLooked] = useState<{ readonly sea: SeaId; readonly of: WorldsEndView } | null>(null);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [posting, setPosting] = useState(false);
  if (props.covered && inspected) setInspected(null);
  if (posting && (props.covered || view.phase !== 'actions' || view.battle !== null)) setPosting(false);
  // The same places are the same object: nothing is drawn anew for them.
  const key = JSON.stringify([view.seats, focus, frame]);
  const { layout, steady } = useMemo(() => {
    const [count, near, given] = JSON.parse(key) as [number, number, Frame];
    const shown = { seats: count, focus: near };
    return { layout: layoutOf(shown, given), steady: steadyIn(shown, given) };
  }, [key]);
  const { chart } = steady;
  const camera = useCamera(cameraSpecOf(chart, layout.map));
  const here = view.players[view.active]?.flagship ?? null;
  useEffect(() => {
    if (here) camera.toReach(chart.geometry.rectOf(here));
  }, [camera, chart, here]);
  const things = thingsOf(present, ask, touched);
  const steps = isShipThing(touched[0]) ? things : thingsOf(present, ask);
  const lit = SEAS.filter((sea) => steps.has(seaThing(sea)));
  const said = touched.map(seaOfThing).find((sea) => sea !== null) ?? null;
  const seen = looked !== null && looked.of === view && !lit.includes(looked.sea) ? looked.sea : null;
  const looking = said ?? seen;
  const way = wayOf(view, chosen);
  const stand = standOf(view, focus);
  const state = useChartState(view, seats, lit, looking);
  const aiming = JSON.stringify(aimOf(ask, chosen, touched, things.keys()));
  const aim = useMemo(() => JSON.parse(aiming) as Aim, [aiming]);
  // 5.6: what is hidden is only open behind the curtain that was lifted for it.
  const open = view.viewer === focus && (!isShared(seats) || (ask !== null && hides(ask.decision)));
  const guards = useGuardPlan(ask, busy, props.onPlay ?? onTouch);
  const touch = (thing: string) => props.onThing?.(thing);
  const touchedProps = {
    layout,
    view,
    seats,
    thinking,
    ask,
    chosen,
    picked,
    touched,
    things,
    open,
    looking,
    lookingLow: looking !== null && hidesUnder(layout, placeOnScreen(looking, chart, layout)),
    onLook: (sea: SeaId | null) => {
      setLooked(sea && { sea, of: view });
      // What was chosen is let go by a tap elsewhere.
      if (!sea || !lit.includes(sea)) props.onLetGo?.();
      if (!isShipThing(touched[0])) setPosting(false);
      if (sea && lit.includes(sea)) touch(seaThing(sea));
    },
    posting,
    onPost: (on: boolean) => {
      guards.clear();
      setPosting(on);
    },
    guards,
    onTouch,
    onPlay: props.onPlay ?? onTouch,
    onThing: touch,
    onInspect: setInspected,
  };
  const { around } = frame;
  const seas = <Seas {...touchedProps} chart={chart} camera={camera} lit={lit} />;
  const battle = fought && (
    <ByNight on={fought.battle?.kind === 'final'}>
      <BattleTable
        layout={layout}
        view={fought}
        seats={seats}
        focus={focus}
        ask={view.battle ? ask : null}
        chosen={chosen}
        touched={touched}
        things={things}
        aim={aim}
        comes={step?.event.type === 'battle-began' && fought.battle?.kind === 'final'}
        resting={!busy && view.battle !== null}
        open={open}
        onThing={touch}
        onPlay={props.onPlay ?? onTouch}
      />
    </ByNight>
  );
  const touchable =
    stand && !around ? (
      <>
        <Sides {...touchedProps} />
        <Sheets {...touchedProps} />
      </>
    ) : battle ? (
      <>
        {around ? <AroundTrays {...touchedProps} places={around.places} /> : null}
        {battle}
      </>
    ) : around ? (
      <>
        {seas}
        <Blade {...touchedProps} />
        <AroundTrays {...touchedProps} places={around.places} />
        <Turned turn={around.mine.turn}>
          <Sheets {...touchedProps} />
          {ask && open && posting && touched.length === 0 ? (
            <FlatFleet {...touchedProps} ask={ask} place={around.mine} />
          ) : null}
        </Turned>
      </>
    ) : (
      <>
        {seas}
        <Sides {...touchedProps} />
        <Held results={busy ? [] : held.results} view={view} seats={seats} map={layout.map} onClose={held.putAway} />
        <Sheets {...touchedProps} />
      </>
    );
  const reader = inspected ? around?.places[inspected.seat] : undefined;
  return (
    <>
      <Scene
        layout={layout}
        steady={steady}
        camera={camera.values}
        chart={state}
        way={way}
        aim={aim}
        stand={stand}
        view={view}
        seats={seats}
        focus={focus}
        stage={props.stage}
        busy={busy}
      />
      {props.covered || endsAtSea(step) ? null : touchable}
      <Facing turn={reader?.turn ?? 0}>
        <Inspect
          what={inspected}
          view={view}
          seats={seats}
          open={open && !around}
          focus={focus}
          onRules={props.onRules}
          onClose={() => setInspected(null)}
        />
      </Facing>
    </>
  );
}

/** 13.11: Calypso's step glows along the water. */
function wayOf(view: WorldsEndView, chosen: WorldsEndAction | null): SeaId[] | null {
  const from = view.players[view.active]?.flagship;
  return chosen?.type === 'CALYPSO' && from ? [from, chosen.to] : null;
}
