import type { Rect } from '@/components/kit/frame/frame';
import type { Atlas } from '@/components/kit/skia/atlas';
import { spriteBox, type Motion, type Pose, type Track } from '@/components/kit/skia/motion';
import type { Flying, Piece, Spot } from '../cues/flights';
import { FLEETS_LEAST } from '../layout';
import type { TableLayout } from '../table-layout';
import { keyOf, PIECE } from './pieces';

interface Point {
  readonly x: number;
  readonly y: number;
}

const inside = ({ x, y, width, height }: Rect, [across, down]: readonly [number, number]): Point => ({
  x: x + width * across,
  y: y + height * down,
});

/** Which part of a side shows such pieces: its numbers stand in one line, or, tall, in two. */
const LINE: Readonly<Record<Piece, readonly [number, number]>> = {
  chest: [0.42, 0.5],
  ship: [0.55, 0.5],
  fruit: [0.69, 0.5],
  coffee: [0.69, 0.5],
  rum: [0.69, 0.5],
  talisman: [0.69, 0.5],
  'yin-yang': [0.81, 0.5],
  mark: [0.93, 0.5],
  card: [0.07, 0.5],
  flag: [0.07, 0.5],
};
const LINES: Readonly<Record<Piece, readonly [number, number]>> = {
  chest: [0.45, 0.28],
  talisman: [0.58, 0.28],
  'yin-yang': [0.71, 0.28],
  mark: [0.83, 0.28],
  card: [0.94, 0.28],
  ship: [0.09, 0.74],
  fruit: [0.52, 0.74],
  coffee: [0.73, 0.74],
  rum: [0.94, 0.74],
  flag: [0.09, 0.28],
};
/** In the bay these are things on the water and not numbers. */
const AFLOAT: ReadonlySet<Piece> = new Set(['ship', 'fruit', 'coffee', 'rum']);
const ISLAND = [0.31, 0.74] as const;
const TALL = 70;
/** A piece that lies where it is counted, beside one in the air. */
const LAID = 0.8;

/** Half of the number that counts a fleet, in its largest letters. */
const NUMBER = 14;

/** Over the lid a fleet is an emblem and one number: what lands there must leave the number in sight. */
function besideFleet({ fleets, scale }: TableLayout, side: Rect): Point {
  const half = (PIECE * LAID * scale) / 2;
  if (fleets.width < FLEETS_LEAST) return { x: side.x + half, y: side.y + side.height / 2 };
  return { x: side.x + side.width / 2, y: side.y + side.height / 2 + NUMBER + half };
}

/** Where pieces of this kind lie, or come from. */
export function spotOf(layout: TableLayout, spot: Spot, piece: Piece): Point {
  const { sides, market, stage, lid, mode } = layout;
  const sea = mode === 'lid' ? lid : stage;
  switch (spot.kind) {
    case 'seat':
    case 'island': {
      if (layout.bay && spot.seat === layout.own.seat && mode === 'table' && AFLOAT.has(piece)) {
        return inside(spot.kind === 'island' ? layout.bay.isle : layout.bay.fleet, [0.5, 0.6]);
      }
      const side = sides[spot.seat] ?? sea;
      if (mode === 'lid' && !layout.frame.around) return besideFleet(layout, side);
      // Below each other at a table's edge that is seen from the side: the middle is near enough.
      if (side.height > side.width) return inside(side, [0.5, 0.5]);
      if (side.height < TALL) return inside(side, spot.kind === 'island' ? [0.07, 0.5] : LINE[piece]);
      return inside(side, spot.kind === 'island' ? ISLAND : LINES[piece]);
    }
    case 'port':
      if (layout.bay && mode === 'table') return inside(layout.bay.quay, [0.5, 0]);
      return mode === 'lid' ? inside(sea, [0.2, 0.5]) : inside(market, [0.06, 0.5]);
    case 'deck':
      if (layout.bay && mode === 'table') return inside(layout.bay.deck, [0.5, 0.5]);
      return mode === 'lid' ? inside(sea, [0.8, 0.5]) : inside(market, [0.93, 0.5]);
    case 'box':
      return inside(sea, [0.5, 0.92]);
    case 'sea':
      return inside(sea, [0.5, 0.45]);
  }
}

/** How small a piece is when it comes out of the box, or goes down. */
const FAR = 0.3;
/** So far apart lie pieces that arrive together. */
const APART = 11;

/** Every piece on its way: off, lifted, and down in its place. */
export function motionOf(flights: readonly Flying[], duration: number, layout: TableLayout, atlas: Atlas): Motion {
  const width = PIECE * layout.scale;
  const shadow = spriteBox(atlas, 'shadow');
  const spread = (i: number) => ((i % 5) - 2) * APART;
  const poseAt = (flight: Flying, spot: Spot, i: number): Pose => {
    const { x, y } = spotOf(layout, spot, flight.piece);
    const open = spot.kind === 'sea' || spot.kind === 'box';
    const far = spot.kind === 'box' || (spot.kind === 'sea' && flight.from.kind === 'seat' && flight.piece !== 'ship');
    const size = far ? width * FAR : open ? width : width * LAID;
    return { x: x + (open ? spread(i) * 2 : spread(i) * 0.4), y, angle: 0, width: size, flip: 0, lift: 0 };
  };
  const tracks = flights.map((flight, i): Track => {
    const [from, to] = [poseAt(flight, flight.from, i), poseAt(flight, flight.to, i)];
    const half: Pose = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      angle: (to.x - from.x) * 0.02,
      width,
      flip: 0,
      lift: 1,
    };
    const face = spriteBox(atlas, keyOf(flight.piece, flight.seat));
    const first = flight.for * 0.45;
    return {
      layer: 0,
      face,
      back: face,
      shadow,
      halo: null,
      // What has landed waits for the number that counts it.
      until: duration + 1,
      steps: [
        { at: flight.at, for: first, ease: 1, from, to: half },
        { at: flight.at + first, for: flight.for - first, ease: 4, from: half, to },
      ],
    };
  });
  return { duration, tracks };
}
