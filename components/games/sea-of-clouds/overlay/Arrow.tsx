import { G, Path } from 'react-native-svg';
import type { Seat } from '@/engine';
import type { Fight, Ring } from '../ring';

export const CREAM = '#FFF3DA';

/** Where two captains meet: on the ring, half way between them. Two alone meet at its side, so that the middle is free. */
function anglesOf({ places }: Ring, { between: [one, other] }: Fight): readonly [number, number] {
  const angle = (seat: Seat) => places.find((place) => place.seat === seat)?.angle ?? 0;
  const from = angle(one);
  const to = angle(other);
  return [from, to < from ? to + 360 : to];
}

const onRing = ({ x, y, radius }: Ring, angle: number) => ({
  x: x + radius * Math.cos((angle * Math.PI) / 180),
  y: y + radius * Math.sin((angle * Math.PI) / 180),
});

export function middleOf(ring: Ring, fight: Fight) {
  const [from, to] = anglesOf(ring, fight);
  return onRing(ring, (from + to) / 2);
}

interface ArrowProps {
  readonly ring: Ring;
  readonly fight: Fight;
  readonly color: string | null;
}

/** From the winner to the beaten one, in the colour of the winner; a drawn fight is a dotted line. */
export function Arrow({ ring, fight, color }: ArrowProps) {
  const [first, second] = anglesOf(ring, fight);
  // A captain's disc covers so many degrees of the ring, the head of an arrow some more.
  const free = ((ring.disc + 8) / ring.radius) * (180 / Math.PI);
  const head = (20 / ring.radius) * (180 / Math.PI);
  const forward = fight.winner === fight.between[0];
  const [from, tip] = forward ? [first + free, second - free] : [second - free, first + free];
  const neck = forward ? tip - head : tip + head;
  const way = (end: number) => {
    const [a, b] = [onRing(ring, from), onRing(ring, end)];
    return `M${a.x} ${a.y}A${ring.radius} ${ring.radius} 0 0 ${forward ? 1 : 0} ${b.x} ${b.y}`;
  };
  if (color === null) {
    return (
      <Path
        d={way(tip)}
        stroke={CREAM}
        strokeOpacity={0.5}
        strokeWidth={2.5}
        strokeDasharray="0.1 7"
        strokeLinecap="round"
        fill="none"
      />
    );
  }
  const point = onRing(ring, tip);
  const base = onRing(ring, neck);
  const [ux, uy] = [point.x - base.x, point.y - base.y];
  const long = Math.hypot(ux, uy) || 1;
  const [sx, sy] = [(-uy / long) * 13, (ux / long) * 13];
  const arrow = `M${point.x} ${point.y}L${base.x + sx - ux * 0.3} ${base.y + sy - uy * 0.3}L${base.x} ${base.y}L${base.x - sx - ux * 0.3} ${base.y - sy - uy * 0.3}Z`;
  return (
    <G>
      <Path d={way(neck)} stroke={CREAM} strokeWidth={10} strokeLinecap="round" fill="none" />
      <Path d={arrow} fill={CREAM} stroke={CREAM} strokeWidth={4} strokeLinejoin="round" />
      <Path d={way(neck)} stroke={color} strokeWidth={6} strokeLinecap="round" fill="none" />
      <Path d={arrow} fill={color} />
    </G>
  );
}
