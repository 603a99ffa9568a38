import { drawDie, type DieKind, type DieSpot } from '@/components/kit/skia/die';
import { picture } from '@/components/kit/skia/picture';
import { mover, type Going, type Mover } from './drawn-movers';

/** A die that tumbles to its face. */
export function dieMover(kind: DieKind, value: number, spot: DieSpot, going: Going): Mover {
  const others = [1, 2, 3, 4, 5, 6].filter((face) => face !== value);
  const faces = [...others, value].map((face) => picture((canvas) => drawDie(canvas, kind, face, spot)));
  return mover({ pictures: faces, middle: { x: spot.x, y: spot.y }, ...going });
}
