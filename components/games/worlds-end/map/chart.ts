import type { BoardGeometry, Point } from '@/components/kit/board/geometry';
import { polygonGeometry, type Polygon } from '@/components/kit/board/polygons';
import type { Rect, Size } from '@/components/kit/frame/box';
import { cut, seedOf } from './cut';
import type { Islet, Plan } from './plan';
import { REGIONS, SEAS, type Region, type SeaId } from './seas';

/** One line of a chart, with what lies on both sides of it. */
export interface Line {
  readonly points: readonly Point[];
  readonly seas: readonly SeaId[];
  readonly kind: 'border' | 'coast' | 'rim';
}

/** A chart of the fifteen seas: what is drawn and what is touched are cut from the same lines. */
export interface Chart {
  readonly size: Size;
  readonly plan: Plan;
  /** How much larger or smaller than planned the signs are. */
  readonly unit: number;
  readonly seas: Readonly<Record<SeaId, Polygon>>;
  readonly land: readonly Polygon[];
  readonly lines: readonly Line[];
  readonly geometry: BoardGeometry<SeaId>;
  readonly middles: Readonly<Record<SeaId, Point>>;
  readonly islets: readonly Islet[];
  readonly mountains: readonly Point[];
  /** Null: this chart has no room for the dice of an event. */
  readonly dice: Point | null;
  readonly rose: Point & { readonly radius: number };
  readonly sheet: Rect;
  readonly routes: Readonly<Partial<Record<Region, readonly Point[]>>>;
  readonly titles: Readonly<Partial<Record<Region, Point>>>;
}

type Side = SeaId | 'land';

const nameOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Every two neighbouring nodes of a ring. */
function pairs(ring: string): (readonly [string, string])[] {
  const nodes = ring.split(' ');
  return nodes.map((node, i) => [node, nodes[(i + 1) % nodes.length] as string] as const);
}

function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Cuts a chart; of another size it is stretched before it is cut. */
export function chartOf(plan: Plan, size: Size = plan.size): Chart {
  const [kx, ky] = [size.width / plan.size.width, size.height / plan.size.height];
  const k = Math.min(kx, ky);
  const spot = ([x, y]: readonly [number, number]): Point => ({ x: x * kx, y: y * ky });

  const sides = new Map<string, Side[]>();
  const meet = (ring: string, side: Side) => {
    for (const [a, b] of pairs(ring)) sides.set(nameOf(a, b), [...(sides.get(nameOf(a, b)) ?? []), side]);
  };
  for (const sea of SEAS) meet(plan.seas[sea], sea);
  for (const ring of plan.land) meet(ring, 'land');

  const lines = new Map<string, Line>();
  for (const [name, both] of sides) {
    const [from, to] = name.split(' ').map((node) => {
      const at = plan.nodes[node];
      if (!at) throw new Error(`no node ${node}`);
      return spot(at);
    }) as [Point, Point];
    const kind = both.length === 1 ? 'rim' : both.includes('land') ? 'coast' : 'border';
    const wave = kind === 'rim' ? null : plan[kind];
    const scaled = wave && { height: wave.height * k, length: wave.length * k };
    const seas = both.filter((side): side is SeaId => side !== 'land');
    lines.set(name, { points: cut(from, to, seedOf(name), scaled), seas, kind });
  }

  const around = (ring: string): Polygon =>
    pairs(ring).flatMap(([a, b]) => {
      const { points } = lines.get(nameOf(a, b)) as Line;
      const along = a < b ? points : [...points].reverse();
      return along.slice(0, -1);
    });
  const seas = Object.fromEntries(SEAS.map((sea) => [sea, around(plan.seas[sea])])) as Record<SeaId, Polygon>;
  const geometry = polygonGeometry(size, seas);
  const middles = Object.fromEntries(
    SEAS.map((sea) => {
      const given = plan.middles?.[sea];
      return [sea, given ? spot(given) : middleOf(geometry.rectOf(sea))];
    }),
  ) as Record<SeaId, Point>;
  const { rose, sheet } = plan;
  return {
    size,
    plan,
    unit: plan.unit * k,
    seas,
    land: plan.land.map(around),
    lines: [...lines.values()],
    geometry,
    middles,
    islets: plan.islets.map((one) => ({ ...one, ...spot([one.x, one.y]), rx: one.rx * k, ry: one.ry * k })),
    mountains: plan.mountains.map(spot),
    dice: plan.dice ? spot(plan.dice) : null,
    rose: { ...spot([rose.x, rose.y]), radius: rose.radius * k },
    sheet: { x: sheet.x * kx, y: sheet.y * ky, width: sheet.width * kx, height: sheet.height * ky },
    routes: perRegion(plan.routes, (route) => route.map(spot)),
    titles: perRegion(plan.titles, spot),
  };
}

function perRegion<In, Out>(given: Readonly<Partial<Record<Region, In>>>, turn: (value: In) => Out) {
  const out: Partial<Record<Region, Out>> = {};
  for (const region of REGIONS) {
    const value = given[region];
    if (value !== undefined) out[region] = turn(value);
  }
  return out;
}
