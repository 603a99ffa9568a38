import { ClipOp, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, radial, shade, stroke } from '@/components/kit/skia/brush';
import { drawGrain } from '@/components/kit/skia/grain';
import { seeded } from '@/components/kit/skia/random';
import { coastOf, type Isle } from '../board/islands';
import { SIDE, type Plan } from '../board/plan';
import { seaLook, type SeaLook } from './looks';
import { drawPalm, ringOf } from './shapes';

/** What of a board never changes: water, grid, islands. */
export interface Ground {
  readonly plan: Plan;
  readonly isles: readonly Isle[];
}

export function drawGround(canvas: SkCanvas, { plan, isles }: Ground, day: boolean, grain = true) {
  const look = seaLook(day);
  const { width, height } = plan.size;
  const board = Skia.XYWHRect(0, 0, width, height);
  canvas.save();
  canvas.clipRect(board, ClipOp.Intersect, true);
  canvas.drawRect(
    board,
    shade(
      radial(width / 2, height / 2, Math.hypot(width, height) * 0.58, [
        [0, look.sea[0]],
        [0.55, look.sea[1]],
        [1, look.sea[2]],
      ]),
    ),
  );
  const coasts = isles.map((isle) => coastOf(plan, isle));
  const lands = coasts.map(ringOf);
  for (const [wide, colour] of look.contours) drawShelf(canvas, lands, wide, colour, look);
  drawRipples(canvas, plan, look);
  drawGrid(canvas, plan, look);
  lands.forEach((land, i) => drawLand(canvas, land, coasts[i] ?? [], look));
  for (const land of lands) land.dispose();
  if (grain) drawGrain(canvas);
  canvas.restore();
}

/** The water of one depth round all land at once: shelves of neighbours run into each other. */
function drawShelf(canvas: SkCanvas, lands: readonly SkPath[], wide: number, colour: string, look: SeaLook) {
  for (const land of lands) {
    canvas.save();
    canvas.translate(0.6, 1.6);
    const shadow = stroke(look.shadow, wide + 1.5, 0.1, true);
    canvas.drawPath(land, shadow);
    canvas.restore();
  }
  for (const land of lands) canvas.drawPath(land, stroke(colour, wide, 1, true));
}

function drawGrid(canvas: SkCanvas, { size: { width, height } }: Plan, { grid: [colour, alpha] }: SeaLook) {
  const line = stroke(colour, 1, alpha);
  for (let x = SIDE; x < width; x += SIDE) canvas.drawLine(x, 0, x, height, line);
  for (let y = SIDE; y < height; y += SIDE) canvas.drawLine(0, y, width, y, line);
}

/** Little waves here and there. */
function drawRipples(canvas: SkCanvas, { size: { width, height } }: Plan, { ripple: [colour, alpha] }: SeaLook) {
  const random = seeded(71);
  const count = Math.round((width * height) / 9000);
  for (let i = 0; i < count; i++) {
    const [x, y] = [width * random(), height * random()];
    const long = 4 + 4 * random();
    const path = Skia.PathBuilder.Make()
      .moveTo(x - long, y)
      .quadTo(x - long / 2, y - 3, x, y)
      .quadTo(x + long / 2, y + 3, x + long, y)
      .build();
    canvas.drawPath(path, stroke(colour, 1, alpha, true));
    path.dispose();
  }
}

function drawLand(canvas: SkCanvas, land: SkPath, coast: readonly Point[], look: SeaLook) {
  canvas.save();
  canvas.translate(1, 2);
  canvas.drawPath(land, blurred('#02181C', 2.6, 0.45));
  canvas.restore();
  canvas.drawPath(land, fill(look.land));
  canvas.save();
  canvas.clipPath(land, ClipOp.Intersect, true);
  canvas.drawPath(land, stroke('#8E9A52', 19, 0.55, true));
  canvas.drawPath(land, stroke(look.sand, 11, 1, true));
  canvas.drawPath(land, stroke(look.coast, 4.2, 1, true));
  canvas.restore();
  const palm = greenest(land, coast);
  if (palm) drawPalm(canvas, palm);
}

/** The place on an island that is farthest from the water. */
function greenest(land: SkPath, coast: readonly Point[]): Point | null {
  const { x, y, width, height } = land.getBounds();
  let best: Point | null = null;
  let most = 0;
  for (let px = x; px < x + width; px += 4)
    for (let py = y; py < y + height; py += 4) {
      if (!land.contains(px, py)) continue;
      const far = Math.min(...coast.map((point) => Math.hypot(point.x - px, point.y - py)));
      if (far > most) [best, most] = [{ x: px, y: py }, far];
    }
  return best;
}
