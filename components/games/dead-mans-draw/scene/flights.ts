import type { Rect } from '@/components/table/play/frame';
import type { Atlas } from '@/components/table/skia/atlas';
import { spriteBox, type Ease, type Pose, type Step, type Track } from '@/components/table/skia/motion';
import { TOKENS } from '@/components/art/generated/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { faceOf } from './model';

/** Ready-made ways of a card, from which the choreography of an event is put together. Times at normal speed. */
const { slide, flip, release } = TOKENS.motion;

/** Lying still in a box. */
export function lying({ x, y, width, height }: Rect, flipped = false): Pose {
  return { x: x + width / 2, y: y + height / 2, angle: 0, width, flip: flipped ? 1 : 0, lift: 0 };
}

const step = (at: number, time: number, ease: Ease, from: Pose, to: Pose): Step => ({ at, for: time, ease, from, to });

export interface Flight {
  readonly atlas: Atlas;
  readonly card: CardId;
  readonly at: number;
}

function track({ atlas, card }: Flight, below: boolean, steps: readonly Step[], halo: string | null = null): Track {
  const end = steps.reduce((last, { at, for: time }) => Math.max(last, at + time), 0);
  return {
    below,
    face: spriteBox(atlas, faceOf(card)),
    back: spriteBox(atlas, 'back'),
    shadow: spriteBox(atlas, 'shadow'),
    halo: halo === null ? null : spriteBox(atlas, halo),
    until: end,
    steps,
  };
}

/** From one place to another, a little raised on the way. */
export function slideTo(flight: Flight, from: Rect, to: Rect): Track {
  const [a, b] = [lying(from), lying(to)];
  const half: Pose = { ...b, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: (a.width + b.width) / 2, lift: 1 };
  return track(flight, false, [
    step(flight.at, slide * 0.45, 1, a, { ...half, angle: (b.x - a.x) * 0.012 }),
    step(flight.at + slide * 0.45, slide * 0.55, 4, { ...half, angle: (b.x - a.x) * 0.012 }, b),
  ]);
}

/** How long the card hangs before it turns: longer the more there is to lose. 13.5 */
export function hangTime(atStake: number): number {
  const [least, most] = TOKENS.motion.signature.drawHang;
  return Math.min(most, least + atStake * 28);
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
  return track(flight, false, [
    step(at, 160, 1, start, middle),
    step(at + 160, hang, 0, middle, { ...middle, y: middle.y - 3 }),
    step(at + 160 + hang, flip, 3, { ...middle, y: middle.y - 3 }, turned),
    step(at + 160 + hang + flip, release, 2, turned, end),
  ]);
}

/** How long `drawFromPile` takes. */
export const drawTime = (hang: number) => 160 + hang + flip + release;

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
  return track(flight, true, steps, twin ? 'danger' : null);
}

/** The busting card: from the row's edge it grows to its full size and stays before everybody's eyes. */
export function accuse(flight: Flight, from: Rect, to: Rect, until: number): Track {
  const [start, end] = [lying(from), { ...lying(to), angle: -3.5, lift: 1 }];
  const steps = [step(flight.at, 320, 4, start, end), step(flight.at + 320, until - 320, 0, end, end)];
  return track(flight, false, steps, 'doom');
}
