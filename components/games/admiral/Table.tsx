import { useEffect, useMemo, useRef, useState } from 'react';
import { thingsOf } from '@/components/kit/answers/selection';
import { useCamera } from '@/components/kit/board/use-camera';
import type { TableProps } from '@/components/kit/face';
import type { Frame } from '@/components/kit/frame/frame';
import { Turned } from '@/components/ui/facing';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { ShipId } from '@/engine/games/admiral/data/ships';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import { driftsAhead } from '@/engine/games/admiral/public';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import { besideUnit, layoutOf } from './around';
import { placeOfUnit, soleUnit, unitOf, type AdmiralAsk } from './asks';
import { rectOf, SIDE, turnOf } from './board/plan';
import { askedAbout, cameraSpecOf, partAround } from './board/window';
import { useDriftAll } from './drifting';
import { useHeadings } from './headings';
import { isAboutMines } from './mines';
import { MiniMapTouch } from './overlay/MiniMapTouch';
import { AroundTrays } from './overlay/AroundTrays';
import { Chips } from './overlay/Chips';
import type { OverlayProps } from './overlay/props';
import { Sea } from './overlay/Sea';
import { ShareSheet } from './overlay/ShareSheet';
import { Sheet } from './overlay/Sheet';
import { BigVane, WindPill } from './overlay/Vane';
import { useAsides } from './asides-of-sea';
import type { Loupe } from './loupe';
import { present } from './present';
import { Scene } from './scene/door';
import { boardStateOf, chosenSquare, onBoard, type Mode, type Pointed } from './state-of';
import { steadyIn } from './steady';
import { useShare } from './use-share';
import { vaneHand } from './vane-hand';

const NOTHING: readonly never[] = [];
/** Look 20.8: the whole board has squares of 27 points, or the camera comes near. */
const LEAST_SQUARE = 25;
const SPIN: AdmiralAction = { type: 'SpinVane' };

interface Looked {
  readonly unit: UnitId;
  readonly of: AdmiralView;
}

/** The sea with its squares, and everything that is touched on it and round it. */
export function Table(props: TableProps<AdmiralView, AdmiralAction, AdmiralDecision>) {
  const { frame, view, seats, focus, thinking, ask, chosen, onTouch, touched = NOTHING, busy = false } = props;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [mode, setMode] = useState<Mode>('move');
  const [danger, setDanger] = useState(false);
  const [opened, setLoupe] = useState<{ readonly loupe: Loupe; readonly of: AdmiralView } | null>(null);
  const loupe = opened && opened.of === view && !busy && !props.covered ? opened.loupe : null;
  const [vane] = useState(vaneHand);
  const key = JSON.stringify([view.seats, focus, frame]);
  const { options } = view;
  const { layout, steady } = useMemo(() => {
    const [count, near, given] = JSON.parse(key) as [number, number, Frame];
    const shown = { seats: count, focus: near };
    return { layout: layoutOf(shown, given), steady: steadyIn(shown, given, options) };
  }, [key, options]);
  const { plan } = steady;
  const camera = useCamera(cameraSpecOf(plan, layout.sea));
  const headings = useHeadings(view);
  // What is in hand stays there while something else of it is chosen.
  const hand = touched.filter((thing, i) => i === 0 && unitOf(thing) !== null);
  const things = new Map([
    ...thingsOf(present, ask),
    ...thingsOf(present, ask, hand),
    ...thingsOf(present, ask, touched),
  ]);
  const sole = ask ? soleUnit(ask) : null;
  const seen = looked && looked.of === view ? looked.unit : null;
  // 13.15: of several that must drift the strip is seen, though only the first of them can act.
  const drifts = driftsAhead(view);
  const stays = drifts.length > 1 ? null : sole;
  const unit = unitOf(hand[0]) ?? (ask?.decision.kind === 'Turn' ? (seen ?? stays) : seen);
  const inHand = unit !== null && (unit === unitOf(hand[0]) || unit === sole);
  const { squares, units, fires, boards } = onBoard(things.keys());
  const fights = inHand ? (mode === 'board' && boards.length > 0 ? boards : fires.length > 0 ? fires : boards) : [];
  const shownMode: Mode = inHand ? modeFor(mode, squares.length, fires.length, boards.length) : 'move';
  const pointing = JSON.stringify({
    unit,
    mode: shownMode,
    asked: inHand,
    lit: inHand ? [] : squares,
    targets: inHand ? (shownMode === 'move' ? [] : fights) : units,
    chosen: chosenSquare(view, chosen),
    aimed: chosen?.type === 'Fire' ? chosen.target : null,
    danger: danger ? focus : null,
    mines: ask !== null && isAboutMines(ask.decision),
  } satisfies Pointed);
  const state = useMemo(
    () => boardStateOf(view, seats, headings, JSON.parse(pointing) as Pointed),
    [view, seats, headings, pointing],
  );
  const { mini, vaneShift } = useAsides({ layout, plan, camera: camera.values, state, covered: loupe !== null });
  const here = unit ? placeOfUnit(view, unit) : null;
  const small =
    Math.min(layout.sea.width / plan.size.width, layout.sea.height / plan.size.height) * SIDE < LEAST_SQUARE;
  // Where squares are too small for a finger, what is asked about comes near, and a ship that is touched with all it can reach.
  const about = JSON.stringify(!small ? null : here ? [here] : ask ? askedAbout(state) : null);
  const near = useRef(false);
  useEffect(() => {
    const part = partAround(plan, (JSON.parse(about) as string[] | null) ?? []);
    if (part) camera.toPart(part);
    else if (here) camera.toReach(rectOf(plan, here));
    else if (near.current) camera.toWhole();
    near.current = part !== null;
  }, [camera, plan, here, about]);
  const spinning = ask?.decision.kind === 'SpinVane' || (busy && view.phase === 'wind' && isPerson(props));
  const play = props.onPlay ?? onTouch;
  const share = useShare(ask, { chosen, busy, onPlay: play, onLetGo: () => props.onLetGo?.() });
  const cardAbout = here ?? drifts[0]?.from;
  const touchedProps: OverlayProps = {
    layout: cardAbout && !share ? besideUnit(layout, plan, cardAbout) : layout,
    view,
    seats,
    thinking,
    ask,
    chosen,
    touched,
    things,
    unit,
    isSole: unit !== null && unit === stays,
    mode: shownMode,
    onMode: setMode,
    danger,
    onDanger: setDanger,
    onLook: (id) => setLooked(id === null ? null : { unit: id, of: view }),
    onTouch,
    onPlay: play,
    onThing: (thing) => props.onThing?.(thing),
  };
  const driftAll = useDriftAll(ask, { busy, onPlay: play });
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  const forced = busy || props.covered ? null : forcedDrift(ask);
  useEffect(() => {
    if (forced !== null) latest.current({ type: 'Drift', ship: forced });
  }, [forced, view]);
  const { around } = frame;
  const sheet = share ? (
    <ShareSheet {...touchedProps} plan={share} story={props.story ?? NOTHING} />
  ) : around && unit === null && !ask ? null : (
    <Sheet {...touchedProps} turn={turnOf(plan)} onDriftAll={driftAll} />
  );
  return (
    <>
      <Scene
        layout={layout}
        steady={steady}
        camera={camera.values}
        state={state}
        headings={headings}
        spinning={spinning}
        hand={vane}
        mini={mini}
        vaneShift={vaneShift}
        loupe={loupe}
        view={view}
        seats={seats}
        stage={props.stage}
        busy={busy}
      />
      {props.covered ? null : (
        <>
          <Sea
            {...touchedProps}
            plan={plan}
            camera={camera}
            place={layout.sea}
            lit={squares}
            loupe={loupe}
            onLoupe={(one) => setLoupe(one && { loupe: one, of: view })}
          />
          {spinning || around ? null : <MiniMapTouch mini={mini} camera={camera.values} />}
          {spinning || loupe || props.step || view.sector === null ? null : (
            <WindPill {...touchedProps} shift={vaneShift} />
          )}
          {around ? <AroundTrays {...touchedProps} places={around.places} /> : <Chips {...touchedProps} />}
          {around ? <Turned turn={around.mine.turn}>{sheet}</Turned> : sheet}
          {ask?.decision.kind === 'SpinVane' ? <BigVane layout={layout} hand={vane} onSpin={() => play(SPIN)} /> : null}
        </>
      )}
    </>
  );
}

function modeFor(mode: Mode, squares: number, fires: number, boards: number): Mode {
  const can = { move: squares > 0, fire: fires > 0, board: boards > 0 };
  if (can[mode]) return mode;
  return can.move ? 'move' : can.fire ? 'fire' : can.board ? 'board' : 'move';
}

/** E-33: the only thing that is left to do is to let this ship drift as it must. */
function forcedDrift(ask: AdmiralAsk | null): ShipId | null {
  if (ask?.decision.kind !== 'Turn' || !ask.view.options.autoDrift || ask.legal.length !== 2) return null;
  const drift = ask.legal.find(({ type }) => type === 'Drift');
  return drift?.type === 'Drift' && !('square' in drift) && ask.legal.some(({ type }) => type === 'EndTurn')
    ? drift.ship
    : null;
}

/** Whoever spins sits at this screen. */
function isPerson({ view, seats }: Pick<TableProps<AdmiralView, AdmiralAction>, 'view' | 'seats'>): boolean {
  return seats[view.windSeat]?.kind === 'person';
}
