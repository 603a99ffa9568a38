import { spriteBox, type Ease, type Pose, type SpriteBox, type Step, type Track } from '@/components/kit/skia/motion';
import type { Atlas } from '@/components/kit/skia/atlas';
import { PACE } from '@/components/kit/choreography/pace';
import { LIFT } from '../cues/times';
import { staysInTheAir, type Flight, type Moves, type Way } from '../cues/moves';
import type { Sign } from '../signs';
import { discSize } from './draw-row';
import { faceOf } from './model';
import { poseOf, type PlacesFor } from './spots';

const step = (at: number, time: number, ease: Ease, from: Pose, to: Pose): Step => ({ at, for: time, ease, from, to });

/** Under the tide, and over it. */
const BELOW = 0;
const ABOVE = 1;

/** How far a trembling card goes to either side. */
const SHAKE = 3;

const between = (a: Pose, b: Pose, part: number): Pose => ({
  ...a,
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  width: a.width + (b.width - a.width) * part,
});

/** The way of a card from one pose to another, in steps over the scene's clock. */
const WAYS: { readonly [W in Way]: (flight: Flight, from: Pose, to: Pose) => Step[] } = {
  slide: ({ at, for: time, opens }, from, to) => {
    const half = { ...between(from, to, 0.5), angle: from.angle + (to.x - from.x) * 0.012, lift: 1 };
    const start = opens ? { ...from, flip: 1 } : from;
    const turned = { ...half, flip: opens ? 0.5 : from.flip };
    return [step(at, time * 0.45, 1, start, turned), step(at + time * 0.45, time * 0.55, 4, turned, to)];
  },
  turn: ({ at, hang = 0 }, from, to) => {
    const up = { ...between(from, to, 0.64), y: to.y + 3, width: to.width, lift: 1 };
    const hung = { ...up, y: to.y };
    return [
      step(at, LIFT, 1, from, up),
      step(at + LIFT, hang, 0, up, hung),
      step(at + LIFT + hang, PACE.flip, 3, hung, to),
    ];
  },
  slam: ({ at, for: time }, from, to) => [step(at, time, 2, from, to)],
  lunge: ({ at, for: time }, from, to) => {
    const back = { ...between(from, to, -0.06), angle: from.angle - 6, lift: 0.5 };
    return [step(at, time * 0.3, 1, from, back), step(at + time * 0.3, time * 0.7, 3, back, to)];
  },
  spin: ({ at, for: time }, from, to) => {
    const half = { ...between(from, to, 0.5), angle: from.angle + 200, lift: 1 };
    const last = { ...to, angle: to.angle + 360 };
    return [step(at, time * 0.5, 0, from, half), step(at + time * 0.5, time * 0.5, 1, half, last)];
  },
  haul: ({ at, for: time }, from, to) => {
    const jerked = { ...from, x: from.x - from.width * 0.2, angle: -5, lift: 0.4 };
    return [step(at, time * 0.25, 1, from, jerked), step(at + time * 0.25, time * 0.75, 3, jerked, to)];
  },
  accuse: ({ at, for: time }, from, to) => [step(at, time * 0.55, 4, from, to)],
  founder: ({ at, for: time }, from, to) => [step(at, time, 1, from, to)],
  doom: ({ at, for: time }, from, to) => [step(at, time, 1, from, to)],
  sink: ({ at, for: time }, from, sea) => {
    // Deeper than the waves reach, from wherever it starts.
    const gone = {
      ...from,
      x: from.x + from.angle * 1.4,
      y: sea.y + sea.width * 2.4,
      angle: from.angle * 1.9,
      lift: 0,
    };
    return [step(at, time, 2, from, gone)];
  },
  tremble: ({ at, for: time }, from) => [step(at, time, 5, from, { ...from, x: from.x + SHAKE, angle: 2 })],
  flash: ({ at, for: time }, from) => [step(at, time, 5, from, { ...from, x: from.x + SHAKE, angle: 3 })],
};

/** Round a table that is seen from above a row does not fall: it is drawn down in the middle. */
const swallow = ({ at, for: time }: Flight, from: Pose, sea: Pose): Step[] => [
  step(at, time, 2, from, { ...sea, angle: from.angle * 12, lift: 0 }),
];

const HALOS: Partial<Record<Way, string>> = { accuse: 'doom', doom: 'danger', flash: 'danger' };

/** Not there: for pieces without a shadow. */
const NOWHERE: SpriteBox = { x: 0, y: 0, w: 1, h: 1, unit: 0 };

interface Cast {
  readonly atlas: Atlas;
  readonly placesFor: PlacesFor;
  /** How many cards lie in the row when all is done. */
  readonly row: number;
  /** The places of the suit bar. */
  readonly signs: readonly Sign[];
}

export interface Timing {
  readonly lands: number;
  readonly time: number;
}

/** All pieces of an event on their way. */
export function tracksOf({ flights, trembling }: Moves, timing: Timing, cast: Cast): Track[] {
  const started = new Set<string>();
  const cards = flights.map((flight): Track => {
    const first = flight.card !== null && !started.has(flight.card);
    if (flight.card !== null) started.add(flight.card);
    return cardTrack(flight, first, timing, cast);
  });
  return [...cards, ...(trembling ? trembling.signs.flatMap((sign) => discTracks(sign, trembling, timing, cast)) : [])];
}

function cardTrack(flight: Flight, first: boolean, { lands, time }: Timing, { atlas, placesFor, row }: Cast): Track {
  const [from, to] = [poseOf(flight.from, placesFor, row), poseOf(flight.to, placesFor, row)];
  const way = flight.way === 'sink' && placesFor(row).flat ? swallow : WAYS[flight.way];
  const steps = way(flight, from, to);
  const start = steps[0]?.from ?? from;
  const halo = HALOS[flight.way];
  const back = spriteBox(atlas, 'back');
  const end = flight.at + flight.for;
  return {
    layer: flight.to.kind === 'sea' || flight.to.kind === 'foundering' ? BELOW : ABOVE,
    face: flight.card === null ? back : spriteBox(atlas, faceOf(flight.card)),
    back,
    shadow: spriteBox(atlas, 'shadow'),
    halo: halo === undefined ? null : spriteBox(atlas, halo),
    // A card that has landed waits for the picture in which it lies; one in the air waits for the next event.
    until:
      flight.way === 'sink'
        ? end
        : staysInTheAir(flight) && flight.to.kind !== 'open'
          ? time + 1
          : Math.max(end, lands),
    // It is where it was until it starts.
    steps: first && flight.at > 0 ? [step(0, 0, 0, start, start), ...steps] : steps,
  };
}

/** A light of the suit bar, in each of the bars of this table. */
function discTracks(sign: Sign, { at, for: time }: { at: number; for: number }, timing: Timing, cast: Cast): Track[] {
  const face = spriteBox(cast.atlas, `lit:${sign}`);
  return cast.placesFor(cast.row).suitBars.map(({ rect, turned }): Track => {
    const part = (cast.signs.indexOf(sign) + 0.5) / cast.signs.length;
    const pose: Pose = {
      x: rect.x + rect.width * (turned ? 1 - part : part),
      y: rect.y + rect.height / 2,
      angle: turned ? 180 : 0,
      width: discSize(rect),
      flip: 0,
      lift: 0,
    };
    const shaken = { ...pose, x: pose.x + SHAKE, angle: pose.angle + 6 };
    const steps = [step(0, 0, 0, pose, pose), step(at, time, 5, pose, shaken)];
    return { layer: ABOVE, face, back: face, shadow: NOWHERE, halo: null, until: timing.time + 1, steps };
  });
}
