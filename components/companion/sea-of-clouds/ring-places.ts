/** Points: the picture, the circle on which captains sit, and one captain. */
export const RING = { size: 330, radius: 118, node: 92 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bow {
  readonly between: readonly [number, number];
  /** Null: a draw. */
  readonly winner: number | null;
  readonly loser: number;
  /** Along the circle, from the winner to the loser. */
  readonly path: string;
  readonly head: string;
}

const HEAD = 20;
const AIR = 8;
const TURN = 2 * Math.PI;
const at = (angle: number, radius: number): Point => ({
  x: RING.size / 2 + radius * Math.cos(angle),
  y: RING.size / 2 + radius * Math.sin(angle),
});
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Seat 0 sits below, the others clockwise; a bow for each fight. */
export function bowsOf(seats: number, beats: readonly number[]): { places: readonly Point[]; bows: readonly Bow[] } {
  const angleOf = (seat: number) => TURN / 4 + (seat * TURN) / seats;
  const places = Array.from({ length: seats }, (_, seat) => at(angleOf(seat), RING.radius));
  const pairs = seats === 2 ? [[0, 1] as const] : places.map((_, seat) => [seat, (seat + 1) % seats] as const);
  const bows = pairs.map(([one, next]) => {
    const forward = ((beats[one] ?? 0) & (1 << next)) !== 0;
    const back = ((beats[next] ?? 0) & (1 << one)) !== 0;
    const gap = (RING.node / 2 + AIR) / RING.radius;
    const [from, to] = [angleOf(one) + gap, angleOf(one) + TURN / seats - gap];
    const [start, tip, way] = back ? [to, from, -1] : [from, to, 1];
    const neck = forward || back ? tip - (way * HEAD) / RING.radius : tip;
    const arc = `M ${text(at(start, RING.radius))} A ${RING.radius} ${RING.radius} 0 0 ${way > 0 ? 1 : 0} `;
    return {
      between: [one, next] as const,
      winner: forward ? one : back ? next : null,
      loser: back ? one : next,
      path: arc + text(at(neck, RING.radius)),
      head: `M ${text(at(tip, RING.radius))} L ${text(at(neck, RING.radius - HEAD / 2))} L ${text(at(neck, RING.radius + HEAD / 2))} Z`,
    };
  });
  return { places, bows };
}
