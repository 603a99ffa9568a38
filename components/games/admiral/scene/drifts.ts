import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawNumber } from '@/components/kit/skia/text';
import { middleOf } from '../board/plan';
import type { DriftMark } from './board-state';
import { RAY } from './looks';
import type { Kit } from './kit';
import { dots } from './rays';
import { ringOf } from './shapes';

const ASIDE = '#BFD9F5';
const SHELTER = '#7FDDB0';

/** Look 20.7: where a storm carries each ship, in which order, and what a reef does to it. */
export function drawDriftWays(canvas: SkCanvas, kit: Kit, drifts: readonly DriftMark[]) {
  for (const drift of drifts) if (!drift.isSheltered) drawWay(canvas, kit, drift);
}

/** Over the ships: numbers of the order, anchors, bites. */
export function drawDriftSigns(canvas: SkCanvas, kit: Kit, drifts: readonly DriftMark[]) {
  for (const drift of drifts) {
    if (drift.isSheltered) drawShelter(canvas, kit, middleOf(kit.plan, drift.from));
    else if (drift.order !== null) drawOrder(canvas, kit, middleOf(kit.plan, drift.from), drift);
    if (drift.reef && drift.order !== null) drawBite(canvas, kit, middleOf(kit.plan, drift.reef.at), drift.reef.damage);
  }
}

function drawWay(canvas: SkCanvas, { plan }: Kit, { from, path, reef, order }: DriftMark) {
  const start = middleOf(plan, from);
  const last = path.at(-1);
  const goal = last ? middleOf(plan, last) : start;
  const own = order !== null;
  const colour = reef && own ? RAY.ember : own ? RAY.soft : ASIDE;
  const k = own ? 1 : 0.5;
  // Before a reef the way ends short of it, also where no square is left to drift to.
  const bite = reef ? middleOf(plan, reef.at) : null;
  const end = bite ? { x: goal.x + (bite.x - goal.x) * 0.35, y: goal.y + (bite.y - goal.y) * 0.35 } : goal;
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  if (long < 2) return;
  canvas.drawLine(start.x, start.y, end.x, end.y, stroke(colour, 13, 0.28 * k));
  const way = stroke(colour, 4, 0.9 * k, true);
  way.setPathEffect(Skia.PathEffect.MakeDash([0.01, 9], 0));
  canvas.drawLine(start.x, start.y, end.x, end.y, way);
  const [ux, uy] = [(end.x - start.x) / long, (end.y - start.y) / long];
  const head = ringOf([
    { x: end.x + ux * 8, y: end.y + uy * 8 },
    { x: end.x - ux * 5 - uy * 8, y: end.y - uy * 5 + ux * 8 },
    { x: end.x - ux * 5 + uy * 8, y: end.y - uy * 5 - ux * 8 },
  ]);
  canvas.drawPath(head, fill(colour, 0.95 * k));
  head.dispose();
}

function drawBite(canvas: SkCanvas, { faces, turn }: Kit, at: Point, damage: number) {
  canvas.drawCircle(at.x, at.y, 20, blurred(RAY.reef, 8, 0.6));
  dots(canvas, at, 16);
  canvas.save();
  canvas.rotate(turn, at.x, at.y);
  const x = at.x + 22;
  canvas.drawCircle(x, at.y, 13, fill('#8E1F14'));
  canvas.drawCircle(x, at.y, 13, stroke('#F29A84', 1.4));
  drawNumber(canvas, faces, { text: String(damage), x, y: at.y + 6, size: 17, color: '#FFF3DA', align: 'center' });
  canvas.restore();
}

function drawOrder(canvas: SkCanvas, { faces, turn }: Kit, at: Point, { order, isNext }: DriftMark) {
  canvas.save();
  canvas.rotate(turn, at.x, at.y);
  const [x, y] = [at.x - 17, at.y + 9];
  canvas.drawCircle(x, y, 10.5, fill(isNext ? '#FFC86A' : '#0C1820'));
  canvas.drawCircle(x, y, 10.5, stroke('#FFD592', 1.6));
  drawNumber(canvas, faces, {
    text: String(order),
    x,
    y: y + 5,
    size: 14,
    color: isNext ? '#2A1706' : '#FFE7B5',
    align: 'center',
  });
  canvas.restore();
}

function drawShelter(canvas: SkCanvas, { turn }: Kit, at: Point) {
  canvas.save();
  canvas.rotate(turn, at.x, at.y);
  canvas.drawCircle(at.x + 16, at.y - 14, 10, fill('#0B2A26', 0.95));
  canvas.drawCircle(at.x + 16, at.y - 14, 10, stroke(SHELTER, 1.4));
  drawIcon(canvas, { name: 'anchor', x: at.x + 10, y: at.y - 20, size: 12, color: SHELTER });
  canvas.restore();
}
