/** Points of a phone: the picture, the circle on which captains sit, and one captain, whose emblem stands out above. */
const RING = { width: 330, height: 348, radius: 118, node: 92, emblem: 32 } as const;
export type Ring = Readonly<Record<keyof typeof RING, number>>;

export function ringOf(scale: number): Ring {
  const { width, height, radius, node, emblem } = RING;
  return {
    width: width * scale,
    height: height * scale,
    radius: radius * scale,
    node: node * scale,
    emblem: emblem * scale,
  };
}

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
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Seat 0 sits below, the others clockwise; a bow for each fight. */
export function bowsOf(
  { width, height, radius, node, emblem }: Ring,
  seats: number,
  beats: readonly number[],
): { places: readonly Point[]; bows: readonly Bow[] } {
  const at = (angle: number, far: number): Point => ({
    x: width / 2 + far * Math.cos(angle),
    y: (height + emblem / 2) / 2 + far * Math.sin(angle),
  });
  const angleOf = (seat: number) => TURN / 4 + (seat * TURN) / seats;
  const places = Array.from({ length: seats }, (_, seat) => at(angleOf(seat), radius));
  const pairs = seats === 2 ? [[0, 1] as const] : places.map((_, seat) => [seat, (seat + 1) % seats] as const);
  const bows = pairs.map(([one, next]) => {
    const forward = ((beats[one] ?? 0) & (1 << next)) !== 0;
    const back = ((beats[next] ?? 0) & (1 << one)) !== 0;
    const gap = (node / 2 + AIR) / radius;
    const [from, to] = [angleOf(one) + gap, angleOf(one) + TURN / seats - gap];
    const [start, tip, way] = back ? [to, from, -1] : [from, to, 1];
    const neck = forward || back ? tip - (way * HEAD) / radius : tip;
    const arc = `M ${text(at(start, radius))} A ${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} `;
    return {
      between: [one, next] as const,
      winner: forward ? one : back ? next : null,
      loser: back ? one : next,
      path: arc + text(at(neck, radius)),
      head: `M ${text(at(tip, radius))} L ${text(at(neck, radius - HEAD / 2))} L ${text(at(neck, radius + HEAD / 2))} Z`,
    };
  });
  return { places, bows };
}
