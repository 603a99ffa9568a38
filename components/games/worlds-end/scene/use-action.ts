import type { SkPicture } from '@shopify/react-native-skia';
import { useLayoutEffect, useRef, useState } from 'react';
import { makeMutable, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Beat } from '@/components/kit/choreography/cue';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { useTimeline } from '@/components/kit/scene/timeline';
import { usePlayerWhen } from '@/components/kit/scene/use-player';
import { useTablePictures, type PictureAt } from '@/components/kit/scene/use-table-pictures';
import { elapsed } from '@/components/kit/skia/motion';
import { picture } from '@/components/kit/skia/picture';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { WorldsEndMotion } from '../cues/motion';
import type { ActionTools, Played } from './action-tools';
import { bladeState, chartPictureOf, playMap, steelPicture } from './play';
import { playBattle } from './play-battle';
import type { Mover } from '@/components/kit/scene/drawn-movers';
import { useMoving } from '@/components/kit/scene/use-moving';

/** How much is seen of the map, of the battle, and of the light of the last battle. */
export interface Mood {
  readonly map: number;
  readonly battle: number;
  readonly armada: number;
}

interface Change {
  readonly from: Mood;
  readonly to: Mood;
  readonly at: number;
  readonly for: number;
  /** The map sinks behind the second crest while it goes (look 20.4): when, and how long. */
  readonly sinks: readonly [at: number, long: number] | null;
}

export interface Live {
  /** 0 to 1. */
  readonly map: SharedValue<number>;
  readonly battle: SharedValue<number>;
  readonly armada: SharedValue<number>;
  /** How far the map has sunk. */
  readonly sunk: SharedValue<number>;
  /* Pictures know no opacity: each is there or it is not. */
  readonly chart: SharedValue<SkPicture>;
  readonly steel: SharedValue<SkPicture>;
  readonly lines: SharedValue<SkPicture>;
  /** On the chart, over the whole table, and over a battle. */
  readonly onChart: SharedValue<SkPicture>;
  readonly onTable: SharedValue<SkPicture>;
  readonly onLines: SharedValue<SkPicture>;
}

export interface Resting {
  readonly chart: SkPicture;
  readonly steel: SkPicture;
  readonly lines: SkPicture;
}

const FADE = 320;
const HALF = 0.5;
const MAP: Mood = { map: 1, battle: 0, armada: 0 };
const BATTLE: Mood = { map: 0, battle: 1, armada: 0 };
const LAST: Mood = { map: 0, battle: 1, armada: 1 };
const DUSK: Mood = { map: 0, battle: 0, armada: 1 };
/** The map has sunk, and stays there behind the crest while ships come. */
const SUNK = [0, 0] as const;
/** So much darker is a map that has sunk. */
const DARKER = 0.4;

function moodOf(before: WorldsEndView, after: WorldsEndView, motion: WorldsEndMotion): Mood {
  if (motion.kind === 'dusk' || motion.kind === 'end') return DUSK;
  const battle = after.battle ?? before.battle;
  if (!battle) return MAP;
  return battle.kind === 'final' ? LAST : BATTLE;
}

export const moodAtRest = (view: WorldsEndView): Mood => moodOf(view, view, { kind: 'still' });

const still = (mood: Mood): Change => ({ from: mood, to: mood, at: 0, for: 0, sinks: null });

const shareOf = (at: number, long: number, now: number): number => {
  'worklet';
  return long <= 0 ? (now >= at ? 1 : 0) : Math.max(0, Math.min(1, (now - at) / long));
};

function moodAt({ from, to, at, for: long }: Change, now: number, part: keyof Mood): number {
  'worklet';
  return from[part] + (to[part] - from[part]) * shareOf(at, long, now);
}

/** Everything that moves, from event to event, without a render of React. */
export function useAction(
  door: StageDoor | undefined,
  view: WorldsEndView,
  resting: Resting,
  tools: ActionTools | null,
): Live {
  const timeline = useTimeline();
  const { clock } = timeline;
  const chart = useTablePictures(resting.chart, clock);
  const steel = useTablePictures(resting.steel, clock);
  const lines = useTablePictures(resting.lines, clock);
  const [made] = useState(() => ({
    change: makeMutable<Change>(still(moodAtRest(view))),
    onChart: makeMutable<readonly Mover[]>([]),
    onTable: makeMutable<readonly Mover[]>([]),
    onLines: makeMutable<readonly Mover[]>([]),
  }));
  // What `change` was set to last: read from it here, that would still be the one before.
  const mood = useRef(moodAtRest(view));
  // A piece has been on its way: where it came to rest it has not been drawn yet.
  const missing = useRef<'flagship' | 'black ship' | null>(null);
  const put = (played: Played) => {
    made.onChart.set(played.onChart);
    made.onTable.set(played.onTable);
    made.onLines.set(played.onLines);
  };
  usePlayerWhen(tools !== null, {
    door,
    timeline,
    view,
    tools,
    begin: (beat: Beat, now) => {
      if (!now) return null;
      const motion = (beat.cue.motion ?? { kind: 'still' }) as WorldsEndMotion;
      const [before, after] = [beat.before as WorldsEndView, beat.after as WorldsEndView];
      const next = moodOf(before, after, motion);
      made.change.set(changeTo(mood.current, next, motion));
      mood.current = next;
      const told = { event: beat.event, before, after, motion, time: beat.cue.time };
      const played = next.battle > 0 ? playBattle(told, now) : playMap(told, now);
      const left = missing.current;
      const chartNow = played.chart ?? (left === 'flagship' ? chartPictureOf(before, null, now) : null);
      const steelNow = played.steel ?? (left === 'black ship' ? steelPicture(bladeState(before), now) : null);
      if (chartNow) chart.show(at0(chartNow));
      if (steelNow) steel.show(at0(steelNow));
      missing.current = motion.kind === 'sail' ? 'flagship' : motion.kind === 'blade' ? 'black ship' : null;
      if (played.lines) lines.show(played.lines);
      put(played);
      return beat.cue.time;
    },
    rest: () => {
      chart.rest();
      steel.rest();
      lines.rest();
      put(NOTHING);
      missing.current = null;
      mood.current = moodAtRest(view);
      made.change.set(still(mood.current));
    },
  });
  useLayoutEffect(() => {
    mood.current = moodAtRest(view);
  }, [view]);
  const { change } = made;
  // Around a table nothing else lies where the blade does, and no crest hides a map; on a phone on its side the masts of a battle
  // lie where the blade does.
  const frame = tools?.layout.frame;
  const isAround = frame !== undefined && frame.around !== null;
  const isSide = frame?.shape === 'side';
  const [empty] = useState(() => picture());
  const sunk = useDerivedValue(() => {
    const { sinks } = change.get();
    return sinks ? shareOf(sinks[0], sinks[1], elapsed(clock)) : 0;
  });
  const map = useDerivedValue(() => {
    const gone = isAround && sunk.get() >= 1;
    return gone ? 0 : moodAt(change.get(), elapsed(clock), 'map') * (1 - DARKER * sunk.get());
  });
  const battle = useDerivedValue(() => moodAt(change.get(), elapsed(clock), 'battle'));
  return {
    map,
    battle,
    armada: useDerivedValue(() => moodAt(change.get(), elapsed(clock), 'armada')),
    sunk,
    chart: useDerivedValue(() => (map.get() > HALF ? chart.table.get() : empty)),
    steel: useDerivedValue(() => {
      const shown = isAround || (map.get() > HALF && (sunk.get() === 0 || !isSide));
      return shown ? steel.table.get() : empty;
    }),
    lines: useDerivedValue(() => (battle.get() > HALF ? lines.table.get() : empty)),
    onChart: useMoving(made.onChart, clock),
    onTable: useMoving(made.onTable, clock),
    onLines: useMoving(made.onLines, clock),
  };
}

const NOTHING: Played = { onChart: [], onTable: [], onLines: [] };
const at0 = (drawn: SkPicture): readonly PictureAt[] => [{ at: 0, picture: drawn }];

function changeTo(from: Mood, to: Mood, motion: WorldsEndMotion): Change {
  if (motion.kind === 'dusk') {
    const [at, long] = motion.light;
    return { from, to: { ...to, map: from.map }, at, for: long, sinks: motion.sinks };
  }
  if (motion.kind === 'armada') {
    return { from: { ...from, map: 1 }, to: { ...to, map: 1 }, at: 0, for: FADE, sinks: SUNK };
  }
  const alike = from.map === to.map && from.battle === to.battle && from.armada === to.armada;
  return alike ? still(to) : { from, to, at: 0, for: FADE, sinks: null };
}
