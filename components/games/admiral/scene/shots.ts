import { dieMover } from '@/components/kit/scene/die-mover';
import { HOME, mover, type Mover } from '@/components/kit/scene/drawn-movers';
import { blurred, fill, stroke, withBlur } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { middleOf } from '../board/plan';
import type { AdmiralMotion } from '../cues/motion';
import { TIMES } from '../cues/times';
import type { Kit } from './kit';

type Shots = Extract<AdmiralMotion, { kind: 'shots' }>;

const DIE = 26;

/** Smoke at the guns, balls on their way, the die beside the target, and what it has done. */
export function shotMovers(
  { plan }: Kit,
  from: readonly SquareId[],
  to: SquareId,
  { die, hits, fire, lands }: Shots,
): Mover[] {
  const goal = middleOf(plan, to);
  const zero = { x: 0, y: 0 };
  const smoke = picture((canvas) => {
    canvas.drawCircle(0, 0, 11, blurred('#F4EFE2', 5, 0.85));
    canvas.drawCircle(4, -3, 7, blurred('#FFD27A', 3, 0.9));
  });
  const ball = picture((canvas) => {
    canvas.drawCircle(0, 0, 3.4, fill('#14181C'));
    canvas.drawCircle(-1, -1, 1.1, fill('#8A949A'));
  });
  const flights = from.flatMap((square, i): Mover[] => {
    const start = middleOf(plan, square);
    const at = i * TIMES.salvo;
    return [
      mover({
        pictures: [smoke],
        middle: zero,
        at,
        since: at,
        for: 520,
        ease: 1,
        from: { ...HOME, ...start, scale: 0.4 },
        to: { ...HOME, x: start.x, y: start.y - 8, scale: 1.5, alpha: 0 },
      }),
      mover({
        pictures: [ball],
        middle: zero,
        at,
        since: at,
        until: at + fire,
        for: fire,
        ease: 0,
        from: { ...HOME, ...start },
        to: { ...HOME, ...goal },
        arc: 12,
      }),
    ];
  });
  const struck = picture((canvas) => {
    if (hits) {
      canvas.drawCircle(0, 0, 15, blurred('#FF8A3A', 6, 0.85));
      canvas.drawCircle(0, 0, 7, blurred('#FFE7B5', 3, 1));
    } else {
      canvas.drawCircle(0, 0, 13, withBlur(stroke('#FFFFFF', 4, 0.8), 1.4));
      canvas.drawCircle(0, 0, 6, fill('#FFFFFF', 0.5));
    }
  });
  const beside = goal.x + 34 < plan.size.width ? 34 : -34;
  const spot = { x: goal.x + beside, y: Math.max(20, goal.y - 20), size: DIE, turn: 9 };
  return [
    ...flights,
    dieMover('pirates', die, spot, {
      at: fire,
      since: fire,
      for: lands - fire,
      ease: 1,
      arc: 24,
      from: { x: -beside * 2, y: 30, angle: 420, scale: 0.6, alpha: 1 },
    }),
    mover({
      pictures: [struck],
      middle: zero,
      at: lands,
      since: lands,
      for: 420,
      ease: 1,
      from: { ...HOME, ...goal, scale: 0.3 },
      to: { ...HOME, ...goal, scale: 1.5, alpha: 0 },
    }),
  ];
}
