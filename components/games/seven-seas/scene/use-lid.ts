import type { SkPicture } from '@shopify/react-native-skia';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import type { StageDoor } from '@/components/kit/choreography/shown';
import { makeTimeline, type Timeline } from '@/components/kit/scene/timeline';
import { usePlayer } from '@/components/kit/scene/use-player';
import type { Atlas } from '@/components/kit/skia/atlas';
import type { Motion } from '@/components/kit/skia/motion';
import { picture } from '@/components/kit/skia/picture';
import type { LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import type { SevenSeasMotion } from '../cues/motion';
import { drawPanel, drawRing, drawStruck, drawTape, type DuelTools } from './draw-duel';
import { bakeSprites, drawRest, placeOf } from './draw-rest';
import type { Strike } from './fire';
import { edgeOf } from './floor';
import { lying, next, type LidState } from './lid-state';
import { tapeWay } from './readings';
import { makeReveal, type Reveal, type RevealTools } from './reveal';
import { motionOf } from './ways';

/** The tape of a duel: its strip lies along a line that turns about its first point. */
export interface Rolled {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
  readonly long: number;
  readonly strip: SkPicture;
  /** It lies there without a tremble. */
  readonly calm: boolean;
}

/** What moves: who lies where in the lid, how late it is, what lies over it, and what flies from place to place. */
export interface Lid {
  readonly state: SharedValue<LidState>;
  /** What `state` was set to last: read from it here, that would still be the one before. */
  readonly known: { state: LidState };
  readonly timeline: Timeline;
  /** All that lies still. */
  readonly rest: SharedValue<SkPicture>;
  /** The duel, large. */
  readonly panel: SharedValue<SkPicture>;
  readonly tape: SharedValue<Rolled | null>;
  readonly strike: SharedValue<Strike | null>;
  /** Pieces between the places of the table. */
  readonly flying: SharedValue<Motion | null>;
  /** Cards that are turned up. */
  readonly reveal: SharedValue<Reveal | null>;
}

/** What pictures are made with, and where things stand. */
export interface SceneTools extends DuelTools, RevealTools {
  readonly pieces: Atlas;
}

type Duel = Extract<SevenSeasMotion, { kind: 'duel' }>;

/** Smoke and rings go on while a duel already stands. */
const AFTER = 500;

/**
 * Follows the choreography: throws, duels and what sinks, one event after the other, without a render of React. `attach` is
 * for the moment when the scenery stands.
 */
export function useLid(
  door: StageDoor | undefined,
  view: SevenSeasView,
  dice: readonly LidDie[],
  tools: SceneTools | null,
): { lid: Lid; attach: () => (() => void) | undefined } {
  const [lid] = useState((): Lid => ({
    ...stateOf(dice),
    timeline: makeTimeline(),
    rest: makeMutable(picture()),
    panel: makeMutable(picture()),
    tape: makeMutable<Rolled | null>(null),
    strike: makeMutable<Strike | null>(null),
    flying: makeMutable<Motion | null>(null),
    reveal: makeMutable<Reveal | null>(null),
  }));
  const { timeline } = lid;
  const duel = useRef<Duel | null>(null);
  const attach = usePlayer({
    door,
    timeline,
    view,
    tools: { tools, dice },
    begin: (beat, now) => {
      const motion = (beat.cue.motion ?? { kind: 'still' }) as SevenSeasMotion;
      const { time } = beat.cue;
      duel.current = motion.kind === 'duel' ? motion : null;
      begin(lid, motion, time, now.tools);
      return { length: motion.kind === 'duel' && !motion.calm ? time + AFTER : time, blocks: time };
    },
    rest: (now) => {
      clear(lid);
      duel.current = null;
      lay(lid, lying(now.dice), now.tools);
    },
  });
  const latest = useRef(tools);
  useLayoutEffect(() => {
    latest.current = tools;
  });
  const floor = tools?.floor;
  const place = floor && `${floor.x}/${floor.y}/${floor.side}`;
  // The same dice, where the lid stands now.
  useEffect(() => {
    const { current } = latest;
    if (place === undefined || !current) return;
    const lain = lay(lid, { ...lid.known.state, sprites: null }, current);
    if (duel.current) showDuel(lid, duel.current, lain, current);
  }, [lid, place]);
  return { lid, attach };
}

function clear(lid: Lid) {
  lid.panel.set(picture());
  lid.tape.set(null);
  lid.strike.set(null);
  lid.flying.set(null);
  lid.reveal.set(null);
}

function stateOf(dice: readonly LidDie[]): Pick<Lid, 'state' | 'known'> {
  const state = lying(dice);
  return { state: makeMutable(state), known: { state } };
}

/** These dice from now on; they are drawn once, and stand so until the next event. */
function lay(lid: Lid, state: LidState, tools: DuelTools | null): LidState {
  const drawn: LidState =
    tools && state.count > 0 && !state.sprites
      ? { ...state, sprites: bakeSprites(state, tools.looks, tools.floor, tools.scale) }
      : state;
  lid.rest.set(picture((canvas) => tools && drawRest(canvas, drawn, tools.floor)));
  lid.state.set(drawn);
  lid.known.state = drawn;
  return drawn;
}

function begin(lid: Lid, motion: SevenSeasMotion, time: number, tools: SceneTools | null) {
  clear(lid);
  const state = lay(lid, next(lid.known.state, motion), tools);
  if (motion.kind === 'fly' && tools) lid.flying.set(motionOf(motion.flights, time, tools.layout, tools.pieces));
  if (motion.kind === 'reveal' && tools) lid.reveal.set(makeReveal(motion, tools));
  if (motion.kind === 'duel' && tools) showDuel(lid, motion, state, tools);
  if (motion.kind === 'throw' && tools) showStruck(lid, motion.struck, state, tools);
}

/** Lights round the dice that a curse strikes; they are seen when all lie. */
function showStruck(lid: Lid, struck: readonly boolean[], state: LidState, { floor }: DuelTools) {
  const ids = state.ids.filter((_, die) => struck[die]);
  lid.panel.set(picture((canvas) => drawStruck(canvas, ids, state, floor, true)));
}

function showDuel(lid: Lid, duel: Duel, state: LidState, tools: DuelTools) {
  const [a, b] = [state.ids.indexOf(duel.pirate), state.ids.indexOf(duel.caravan)];
  if (a < 0 || b < 0) return;
  const { floor } = tools;
  const edge = edgeOf(floor);
  const [p, c] = [placeOf(state, a, floor), placeOf(state, b, floor)];
  const { from, long, angle } = tapeWay(p, c, edge);
  lid.panel.set(
    picture((canvas) => {
      drawRing(canvas, p, c, edge);
      drawPanel(canvas, duel, state, tools);
    }),
  );
  const strip = picture((canvas) => drawTape(canvas, long, edge, duel.mm));
  lid.tape.set({ ...from, angle: (angle * 180) / Math.PI, long, strip, calm: duel.calm });
  if (duel.calm) return;
  const losers = duel.sunk.map((id) => placeOf(state, state.ids.indexOf(id), floor));
  lid.strike.set({ at: duel.sinksAt, x: (p.x + c.x) / 2, y: (p.y + c.y) / 2, losers, edge });
}
