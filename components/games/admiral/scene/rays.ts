import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, stroke, withBlur } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawText } from '@/components/kit/skia/text';
import { middleOf, type Plan } from '../board/plan';
import type { Fan, FireLine } from './board-state';
import { RAY } from './looks';
import type { Kit } from './kit';

/** A ring of lights. */
export function dots(canvas: SkCanvas, { x, y }: Point, r: number, bright = false) {
  const count = Math.round((2 * Math.PI * r) / 5.4);
  const step = (2 * Math.PI * r) / count;
  const path = Skia.PathBuilder.Make().addCircle(x, y, r).build();
  const dash = Skia.PathEffect.MakeDash([0.01, step - 0.01], 0);
  const below = withBlur(stroke(RAY.glow, 4.2, bright ? 0.8 : 0.5, true), 3);
  below.setPathEffect(dash);
  canvas.drawPath(path, below);
  const lights = stroke(RAY.bright, 2.3, 1, true);
  lights.setPathEffect(dash);
  canvas.drawPath(path, lights);
  path.dispose();
}

/** Look 20.8: eight rays, the downwind one wide and bright; its last square ringed. */
export function drawFan(canvas: SkCanvas, plan: Plan, { from, rays }: Fan) {
  const start = middleOf(plan, from);
  for (const { squares, isDownwind } of rays) {
    const last = squares.at(-1);
    if (!last) continue;
    const end = middleOf(plan, last);
    const [wide, alpha, r] = isDownwind ? ([14, 0.34, 6.6] as const) : ([9, 0.18, 5] as const);
    canvas.drawLine(start.x, start.y, end.x, end.y, stroke(RAY.soft, wide, alpha));
    for (const square of squares) {
      const { x, y } = middleOf(plan, square);
      if (isDownwind) canvas.drawCircle(x, y, r * 1.5, blurred(RAY.glow, 4, 0.55));
      canvas.drawCircle(x, y, r, fill(isDownwind ? RAY.bright : '#E9DDB4', isDownwind ? 1 : 0.86));
    }
    dots(canvas, end, 11);
  }
}

/** Where a line ends at what stands in its way. */
const SHORT = 0.86;

export function drawFires(canvas: SkCanvas, kit: Kit, lines: readonly FireLine[]) {
  const { plan } = kit;
  for (const line of lines) {
    const [from, to] = [middleOf(plan, line.from), middleOf(plan, line.to)];
    if (line.chance === null && !line.isBlocked) {
      const way = stroke('#FFFFFF', 1.6, 0.4, true);
      way.setPathEffect(Skia.PathEffect.MakeDash([2, 6], 0));
      canvas.drawLine(from.x, from.y, to.x, to.y, way);
    } else if (line.isBlocked) {
      const end = { x: from.x + (to.x - from.x) * SHORT, y: from.y + (to.y - from.y) * SHORT };
      const way = stroke('#D5E2E3', 2, 0.7, true);
      way.setPathEffect(Skia.PathEffect.MakeDash([5, 5], 0));
      canvas.drawLine(from.x, from.y, end.x, end.y, way);
      canvas.drawCircle(end.x, end.y, 9.5, fill('#2A3A44', 0.95));
      canvas.drawCircle(end.x, end.y, 9.5, stroke('#D5E2E3', 1.2, 0.8));
      const cross = stroke('#D5E2E3', 2, 1, true);
      canvas.drawLine(end.x - 3.4, end.y - 3.4, end.x + 3.4, end.y + 3.4, cross);
      canvas.drawLine(end.x - 3.4, end.y + 3.4, end.x + 3.4, end.y - 3.4, cross);
    } else {
      const [wide, glow, alpha, colour] = line.isChosen
        ? ([3, 9, 0.34, RAY.bright] as const)
        : ([2.2, 7, 0.18, RAY.soft] as const);
      canvas.drawLine(from.x, from.y, to.x, to.y, stroke(RAY.glow, glow, alpha, true));
      canvas.drawLine(from.x, from.y, to.x, to.y, stroke(colour, wide, 1, true));
    }
  }
  for (const line of lines) if (line.chance !== null) drawChance(canvas, kit, line);
}

const PILL = { width: 46, height: 24 };
/** From the ray to the middle of its pill. */
const BESIDE = 24;

function drawChance(canvas: SkCanvas, { faces, plan, turn }: Kit, { from, to, chance, isChosen }: FireLine) {
  const [a, b] = [middleOf(plan, from), middleOf(plan, to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const across = long === 0 ? { x: 1, y: 0 } : { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  // Beside the ray, on the side that lies further into the board.
  const { width, height } = plan.size;
  const middle = { x: a.x + (b.x - a.x) * 0.62, y: a.y + (b.y - a.y) * 0.62 };
  const inwards = across.x * (width / 2 - middle.x) + across.y * (height / 2 - middle.y) >= 0 ? 1 : -1;
  const [x, y] = [middle.x + across.x * BESIDE * inwards, middle.y + across.y * BESIDE * inwards];
  canvas.save();
  canvas.rotate(turn, x, y);
  const box = rrect(x - PILL.width / 2, y - PILL.height / 2, PILL.width, PILL.height, PILL.height / 2);
  canvas.drawRRect(box, blurred('#000A14', 3, 0.5));
  canvas.drawRRect(box, fill(isChosen ? '#FFD27A' : '#0C1820', isChosen ? 1 : 0.92));
  canvas.drawRRect(box, stroke(RAY.soft, 1.2, isChosen ? 0 : 0.8));
  drawText(canvas, faces, {
    text: `${Math.round((chance ?? 0) * 100)} %`,
    x,
    y: y + 5,
    face: 'text800',
    size: 15,
    color: isChosen ? '#2A1706' : '#FFE7B5',
    align: 'center',
  });
  canvas.restore();
}
