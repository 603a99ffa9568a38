import { spriteBox, type Motion, type Pose, type Step, type Track } from '@/components/kit/skia/motion';
import type { Flight } from '../cues/motion';
import { poseOf, type Spot } from '../poses';
import { ringOf } from '../ring';
import type { TableKit } from './draw-table';

const TURN = 360;

const step = (at: number, time: number, ease: Step['ease'], from: Pose, to: Pose): Step => ({
  at,
  for: time,
  ease,
  from,
  to,
});

/** A piece rises, flies and lands; a doubloon turns on its way. */
function stepsOf({ at, for: time, spins }: Flight, from: Pose, to: Pose): Step[] {
  const half: Pose = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 10,
    angle: spins ? from.angle + TURN / 2 : (from.angle + to.angle) / 2,
    width: (from.width + to.width) / 2,
    flip: 0,
    lift: 1,
  };
  const end = spins ? { ...to, angle: to.angle + TURN } : to;
  const flown = [step(at, time * 0.45, 2, from, half), step(at + time * 0.45, time * 0.55, 1, half, end)];
  return at > 0 ? [step(0, 0, 0, from, from), ...flown] : flown;
}

/** Where what has landed is drawn by the next picture of the table, it waits for it; on a captain's board it is gone. */
function waits({ to }: Flight): boolean {
  return to.at !== 'board' && to.at !== 'gone';
}

/** While the ring of captains covers the table, what passes between them flies from disc to disc. */
function poseIn({ layout }: TableKit, spot: Spot, inRing: boolean): Pose {
  const pose = poseOf(spot, layout);
  if (!inRing || (spot.at !== 'board' && spot.at !== 'deck')) return pose;
  const ring = ringOf(layout, layout.plates.length + 1);
  const place = spot.at === 'board' ? ring.places.find(({ seat }) => seat === spot.seat) : ring;
  return { ...pose, width: 30, x: place?.x ?? pose.x, y: place?.y ?? pose.y };
}

export function motionOf(flights: readonly Flight[], duration: number, kit: TableKit, inRing: boolean): Motion {
  const { atlas } = kit;
  const tracks = flights.map((flight): Track => {
    const face = spriteBox(atlas, flight.piece);
    const card = flight.piece !== 'coin' && flight.piece !== 'parrot' && flight.piece !== 'ship';
    return {
      layer: 0,
      face,
      back: face,
      shadow: spriteBox(atlas, card ? 'shadow' : 'none'),
      halo: null,
      until: waits(flight) ? duration + 1 : flight.at + flight.for,
      steps: stepsOf(flight, poseIn(kit, flight.from, inRing), poseIn(kit, flight.to, inRing)),
    };
  });
  return { duration, tracks };
}
