import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill, stroke } from '@/components/kit/skia/brush';
import { drawNumber } from '@/components/kit/skia/text';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { middleOf, SIDE } from '../board/plan';
import type { DangerMarks, StormMark } from './board-state';
import type { Kit } from './kit';
import { DANGER } from './looks';

/** Lines in a square. */
const LINES = 3;

/** Squares under guns, hatched: of ships one way, of forts the other, of both crossed. */
export function drawDanger(canvas: SkCanvas, { plan }: Kit, { ships, forts }: DangerMarks) {
  const hatch = (
    squares: readonly SquareId[],
    { color, tint, line }: (typeof DANGER)[keyof typeof DANGER],
    rise: 1 | -1,
  ) => {
    const [ground, ink] = [fill(color, tint), stroke(color, 1.6, line)];
    for (const square of squares) {
      const { x, y } = middleOf(plan, square);
      const half = SIDE / 2;
      const box = Skia.XYWHRect(x - half, y - half, SIDE, SIDE);
      canvas.drawRect(box, ground);
      canvas.save();
      canvas.clipRect(box, ClipOp.Intersect, true);
      for (let i = 1 - LINES; i < LINES; i++) {
        const by = (i * SIDE) / LINES;
        canvas.drawLine(x - half + by, y + half * rise, x + half + by, y - half * rise, ink);
      }
      canvas.restore();
    }
  };
  hatch(ships, DANGER.ships, 1);
  hatch(forts, DANGER.forts, -1);
}

/** Over the ships: where a storm would carry them onto a reef, and what it costs. */
export function drawLosses(canvas: SkCanvas, kit: Kit, losses: readonly StormMark[]) {
  for (const loss of losses) drawLoss(canvas, kit, loss);
}

function drawLoss(canvas: SkCanvas, { faces, plan, turn }: Kit, { from, reef, damage }: StormMark) {
  const [a, b] = [middleOf(plan, from), middleOf(plan, reef)];
  const way = stroke(DANGER.ships.color, 2.4, 0.95, true);
  way.setPathEffect(Skia.PathEffect.MakeDash([1, 6], 0));
  canvas.drawLine(a.x, a.y, b.x, b.y, way);
  canvas.save();
  canvas.rotate(turn, b.x, b.y);
  canvas.drawCircle(b.x, b.y, 11, fill('#8E1F14'));
  canvas.drawCircle(b.x, b.y, 11, stroke('#F29A84', 1.4));
  drawNumber(canvas, faces, { text: String(damage), x: b.x, y: b.y + 5, size: 15, color: '#FFF3DA', align: 'center' });
  canvas.restore();
}
