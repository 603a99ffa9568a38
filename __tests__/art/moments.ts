import type { Rect } from '@/components/kit/frame/frame';
import type { Atlas } from '@/components/kit/skia/atlas';
import { spriteBox, type Ease, type Pose, type Step, type Track } from '@/components/kit/skia/motion';
import { TOKENS } from '@/components/art/generated/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { faceOf } from '@/components/games/dead-mans-draw/scene/model';
import { lying } from '@/components/games/dead-mans-draw/scene/places';

/** Ways of a card for the recorded pictures; the choreography has its own. */
const { flip, release } = TOKENS.motion;

const step = (at: number, time: number, ease: Ease, from: Pose, to: Pose): Step => ({ at, for: time, ease, from, to });

interface Flight {
  readonly atlas: Atlas;
  readonly card: CardId;
  readonly at: number;
}

/** The tide has a layer of pieces below it, and one above. */
const BELOW = 0;
const ABOVE = 1;

function track({ atlas, card }: Flight, layer: number, steps: readonly Step[], halo: string | null = null): Track {
  const end = steps.reduce((last, { at, for: time }) => Math.max(last, at + time), 0);
  return {
    layer,
    face: spriteBox(atlas, faceOf(card)),
    back: spriteBox(atlas, 'back'),
    shadow: spriteBox(atlas, 'shadow'),
    halo: halo === null ? null : spriteBox(atlas, halo),
    until: end,
    steps,
  };
}

/** The signature: the top card lifts off the pile, hangs, turns on its long axis and slams into the row. */
export function drawFromPile(flight: Flight, pile: Rect, place: Rect, hang: number): Track {
  const start = lying(pile, true);
  const end = lying(place);
  const middle: Pose = {
    ...start,
    x: start.x + (end.x - start.x) * 0.35,
    y: Math.min(start.y, end.y) - 8,
    width: start.width * 1.16,
    lift: 1,
  };
  const turned: Pose = { ...middle, x: start.x + (end.x - start.x) * 0.55, flip: 0 };
  const { at } = flight;
  return track(flight, ABOVE, [
    step(at, 160, 1, start, middle),
    step(at + 160, hang, 0, middle, { ...middle, y: middle.y - 3 }),
    step(at + 160 + hang, flip, 3, { ...middle, y: middle.y - 3 }, turned),
    step(at + 160 + hang + flip, release, 2, turned, end),
  ]);
}

/** A card of a lost row tips over and goes down behind the tide. */
export function sink(flight: Flight, from: Rect, depth: number, tilt: number, twin: boolean): Track {
  const start = lying(from);
  const total = TOKENS.motion.signature.sinkTotal;
  const tipped: Pose = { ...start, y: start.y + depth * 0.14, angle: tilt };
  const gone: Pose = { ...start, x: start.x + tilt * 1.4, y: start.y + depth, angle: tilt * 1.9 };
  const steps = [
    step(flight.at, total * 0.35, 1, start, tipped),
    step(flight.at + total * 0.35, total * 0.65, 2, tipped, gone),
  ];
  return track(flight, BELOW, steps, twin ? 'danger' : null);
}

/** The busting card: from the row's edge it grows to its full size and stays before everybody's eyes. */
export function accuse(flight: Flight, from: Rect, to: Rect, until: number): Track {
  const [start, end] = [lying(from), { ...lying(to), angle: -3.5, lift: 1 }];
  const steps = [step(flight.at, 320, 4, start, end), step(flight.at + 320, until - 320, 0, end, end)];
  return track(flight, ABOVE, steps, 'doom');
}
