import type { Point } from '@/components/kit/board/geometry';
import type { Rect } from '@/components/kit/frame/box';
import { hullOf } from '@/components/kit/frame/box';
import type { Chart } from './chart';
import { REGION_SEAS, regionOf, type SeaId } from './seas';

/** Where a ship passes from one sea to another that it touches: the middle of their border. */
function gate(chart: Chart, a: SeaId, b: SeaId): Point | null {
  const line = chart.lines.find(({ seas }) => seas.includes(a) && seas.includes(b));
  return line ? (line.points[Math.floor(line.points.length / 2)] ?? null) : null;
}

/** From the middle of a sea of a small map to the ocean beside it, the first point left away. */
function outToOcean(chart: Chart, from: SeaId, ocean: SeaId): Point[] {
  const region = regionOf(from);
  const shore = REGION_SEAS[region].find((sea) => gate(chart, sea, ocean));
  const open = shore ? gate(chart, shore, ocean) : null;
  const strait =
    shore && open ? [...(shore === from ? [] : [chart.middles[shore]]), open] : (chart.routes[region] ?? []);
  return [...strait, chart.middles[ocean]];
}

function step(chart: Chart, from: SeaId, to: SeaId): Point[] {
  const through = gate(chart, from, to);
  if (through) return [through, chart.middles[to]];
  const [a, b] = [regionOf(from), regionOf(to)];
  // 2.5: on the small maps borders do not count.
  if (a === b) return [chart.middles[to]];
  if (b === 'ocean') return outToOcean(chart, from, to);
  return [...outToOcean(chart, to, from).reverse().slice(1), chart.middles[to]];
}

/** The water from sea to sea, each a neighbour of the one before: through straits and over borders, never over land. */
export function wayAlong(chart: Chart, seas: readonly SeaId[]): Point[] {
  const [first] = seas;
  if (!first) return [];
  const rest = seas.slice(1).flatMap((sea, i) => step(chart, seas[i] as SeaId, sea));
  return [chart.middles[first], ...rest];
}

/** Around a sea, the part of its map that fills the width of the window: what a double tap shows. */
export function partAround(chart: Chart, sea: SeaId): Rect {
  const { size, geometry } = chart;
  const hull = hullOf(REGION_SEAS[regionOf(sea)].map((one) => geometry.rectOf(one)));
  const tall = (hull.width * size.height) / size.width;
  if (hull.height <= tall) return hull;
  const { y, height } = geometry.rectOf(sea);
  const top = Math.max(0, Math.min(size.height - tall, y + height / 2 - tall / 2));
  return { ...hull, y: top, height: tall };
}
