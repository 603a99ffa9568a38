import { ClipOp, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { mix } from '@/components/art/mix';
import type { Point } from '@/components/kit/board/geometry';
import { hullOf } from '@/components/kit/frame/box';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawGrain } from '@/components/kit/skia/grain';
import { drawCompassRose } from '@/components/kit/skia/pieces';
import type { Chart } from '../map/chart';
import { seedOf } from '../map/cut';
import { SEAS } from '../map/seas';
import { SHADE, type ChartLook } from './looks';
import { isletPath, pathOf, softPathOf } from './shapes';

/** Of the sheet of paper that a chart is. */
export const SHEET_RADIUS = 11;

/** Everything of a chart that never changes: baked once for a size and a theme. */
export function drawChartBase(canvas: SkCanvas, chart: Chart, look: ChartLook, grain = true) {
  const { sheet, unit } = chart;
  canvas.save();
  const edge = rrect(sheet.x, sheet.y, sheet.width, sheet.height, SHEET_RADIUS * unit);
  canvas.clipRRect(edge, ClipOp.Intersect, true);
  canvas.drawRRect(edge, fill(look.frame));
  drawBetween(canvas, chart, look);
  const seas = SEAS.map((sea) => pathOf(chart.seas[sea], true));
  seas.forEach((path, i) => {
    const sea = SEAS[i];
    if (!sea) return;
    const color = look.seas[SHADE[sea]];
    const { y, height } = chart.geometry.rectOf(sea);
    const paper = linear(0, y, 0, y + height, [
      [0, mix(color, '#FFFFFF', 0.035)],
      [1, mix(color, '#05070D', 0.05)],
    ]);
    canvas.drawPath(path, shade(paper));
    canvas.drawPath(path, stroke(color, 0.8 * unit));
  });
  const [roseColor, roseAlpha] = look.rose;
  drawCompassRose(canvas, chart.rose.x, chart.rose.y, chart.rose.radius, roseColor, roseAlpha);
  const land = chart.land.map((ring) => pathOf(ring, true));
  const shelf = (path: SkPath, size: number) => {
    for (const [width, color, alpha] of look.shelves) {
      canvas.drawPath(path, stroke(look.border, (width + 1.2) * size, 0.06, true));
      canvas.drawPath(path, stroke(color, width * size, alpha * 0.72, true));
    }
  };
  canvas.save();
  clipToWater(canvas, chart);
  land.forEach((path) => shelf(path, unit * 0.92));
  canvas.restore();
  drawBorders(canvas, chart, look);
  land.forEach((path, i) => drawLand(canvas, chart, path, look, i));
  for (const { x, y } of chart.mountains) drawMountain(canvas, x, y, unit, look);
  chart.islets.forEach((islet, i) => {
    const path = isletPath(islet, seedOf(`${islet.sea} ${i}`));
    const sea = pathOf(chart.seas[islet.sea], true);
    canvas.save();
    canvas.clipPath(sea, ClipOp.Intersect, true);
    shelf(path, unit * 0.62);
    canvas.restore();
    drawIslet(canvas, path, islet.ry, unit, look);
    sea.dispose();
    path.dispose();
  });
  for (const path of [...seas, ...land]) path.dispose();
  if (grain) drawGrain(canvas);
  canvas.restore();
  drawRoutes(canvas, chart, look);
  const rim = rrect(sheet.x + 0.5, sheet.y + 0.5, sheet.width - 1, sheet.height - 1, SHEET_RADIUS * unit);
  canvas.drawRRect(rim, stroke('#FFFFFF', 1, 0.16));
}

/** Over open water from a small map to its ocean: dots round the sheet, an arrow at their end. */
function drawRoutes(canvas: SkCanvas, { routes, unit }: Chart, look: ChartLook) {
  for (const route of Object.values(routes)) {
    const [last, before] = [route.at(-1), route.at(-2)];
    if (!last || !before) continue;
    const path = softPathOf(route);
    const dots = stroke(look.route, 2.6 * unit, 0.9, true);
    dots.setPathEffect(Skia.PathEffect.MakeDash([0.01, 6 * unit], 0));
    canvas.drawPath(path, dots);
    path.dispose();
    const long = Math.hypot(last.x - before.x, last.y - before.y);
    const way = { x: (last.x - before.x) / long, y: (last.y - before.y) / long };
    const tip = (along: number, aside: number) => ({
      x: last.x + (way.x * along - way.y * aside) * unit,
      y: last.y + (way.y * along + way.x * aside) * unit,
    });
    const head = pathOf([tip(7, 0), tip(-4, 5), tip(-4, -5)], true);
    canvas.drawPath(head, fill(look.route));
    head.dispose();
  }
}

/** The dark paper that shows between waters that do not touch. */
function drawBetween(canvas: SkCanvas, { plan, geometry }: Chart, look: ChartLook) {
  if (Object.keys(plan.titles).length === 0) return;
  const { x, y, width, height } = hullOf(SEAS.map((sea) => geometry.rectOf(sea)));
  canvas.drawRect(Skia.XYWHRect(x, y, width, height), fill(look.between));
}

function clipToWater(canvas: SkCanvas, chart: Chart) {
  // Bands belong to the water at whose land they lie: they do not reach over to other waters.
  const near = new Set(chart.lines.filter(({ kind }) => kind === 'coast').flatMap(({ seas }) => seas));
  const water = Skia.PathBuilder.Make();
  const rings = [...[...near].map((sea) => chart.seas[sea]), ...chart.land];
  for (const ring of rings) {
    const path = pathOf(ring, true);
    water.addPath(path);
    path.dispose();
  }
  const clip = water.build();
  canvas.clipPath(clip, ClipOp.Intersect, true);
  clip.dispose();
}

/** Where two sheets of water meet: a dark cut with a lit edge below it. */
function drawBorders(canvas: SkCanvas, chart: Chart, look: ChartLook) {
  const { unit } = chart;
  for (const { points, kind } of chart.lines) {
    if (kind === 'coast') continue;
    const path = pathOf(points, false);
    const sized = kind === 'rim' ? 1.3 : 2.1;
    if (kind === 'border') {
      canvas.save();
      canvas.translate(0, 1.3 * unit);
      canvas.drawPath(path, stroke(look.lit, 1 * unit, 0.3, true));
      canvas.restore();
    }
    canvas.drawPath(path, stroke(look.border, sized * unit, 0.92, true));
    path.dispose();
  }
}

function drawLand(canvas: SkCanvas, chart: Chart, path: SkPath, look: ChartLook, index: number) {
  const { unit } = chart;
  const ring = chart.land[index] ?? [];
  const shore = coastOf(chart, ring);
  canvas.save();
  canvas.translate(0.8 * unit, 1.8 * unit);
  canvas.drawPath(path, blurred('#0A0618', 2.4 * unit, 0.5));
  canvas.restore();
  canvas.drawPath(path, fill(look.land));
  canvas.save();
  canvas.clipPath(path, ClipOp.Intersect, true);
  const beaches = shore.map((points) => pathOf(points, false));
  for (const beach of beaches) canvas.drawPath(beach, stroke(look.sand, 12 * unit, 1, true));
  canvas.restore();
  for (const beach of beaches) {
    canvas.drawPath(beach, stroke(look.coast, 1.7 * unit, 1, true));
    beach.dispose();
  }
}

/** The coasts of one piece of land. */
function coastOf(chart: Chart, ring: readonly Point[]): (readonly Point[])[] {
  const own = new Set(ring.map(({ x, y }) => `${x} ${y}`));
  return chart.lines.flatMap(({ points, kind }) => {
    const middle = points[Math.floor(points.length / 2)];
    return kind === 'coast' && middle && own.has(`${middle.x} ${middle.y}`) ? [points] : [];
  });
}

function drawIslet(canvas: SkCanvas, path: SkPath, ry: number, unit: number, look: ChartLook) {
  canvas.save();
  canvas.translate(0.6 * unit, 1.3 * unit);
  canvas.drawPath(path, blurred('#0A0618', 1.6 * unit, 0.45));
  canvas.restore();
  canvas.drawPath(path, fill(look.land));
  canvas.save();
  canvas.clipPath(path, ClipOp.Intersect, true);
  canvas.drawPath(path, stroke(look.sand, ry * 1.15, 1, true));
  canvas.restore();
  canvas.drawPath(path, stroke(look.coast, 1.3 * unit, 1, true));
}

function drawMountain(canvas: SkCanvas, x: number, y: number, unit: number, look: ChartLook) {
  const [w, h] = [5 * unit, 7.5 * unit];
  const half = (side: number, color: string) => {
    const path = pathOf(
      [
        { x, y: y - h / 2 },
        { x: x + side * w, y: y + h / 2 },
        { x, y: y + h / 2 },
      ],
      true,
    );
    canvas.drawPath(path, fill(color));
    path.dispose();
  };
  half(-1, mix(look.land, '#5A3C1E', 0.3));
  half(1, mix(look.land, '#5A3C1E', 0.55));
}
