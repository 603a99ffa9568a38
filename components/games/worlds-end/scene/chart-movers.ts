import type { SeatColour } from '@/components/art/seats';
import { stroke, withBlur } from '@/components/kit/skia/brush';
import { drawCoin } from '@/components/kit/skia/coin';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import type { Point } from '@/components/kit/board/geometry';
import type { Rect } from '@/components/kit/frame/box';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { Chart } from '../map/chart';
import { wayAlong } from '../map/ways';
import { drawFlagship } from './chart-signs';
import { onBlade, drawBlackShip } from './blade';
import { dieMover } from '@/components/kit/scene/die-mover';
import { HOME, mover, wayOf, type Mover } from '@/components/kit/scene/drawn-movers';
import { softPathOf } from './shapes';

/** A flagship along the water; below it its way may glow. */
export function sailMovers(
  chart: Chart,
  seat: SeatColour,
  seas: readonly SeaId[],
  { long, glows, day }: { readonly long: number; readonly glows: boolean; readonly day: boolean },
): Mover[] {
  const points = wayAlong(chart, seas);
  const [first] = points;
  if (!first) return [];
  const { unit } = chart;
  const ship = picture((canvas) => drawFlagship(canvas, seat, { x: 0, y: 0, scale: unit }, day, true));
  const glow = picture((canvas) => {
    const path = softPathOf(points);
    canvas.drawPath(path, withBlur(stroke('#8FE3F2', 13 * unit, 0.3, true), 3 * unit));
    canvas.drawPath(path, stroke('#8FE3F2', 6 * unit, 0.5, true));
    canvas.drawPath(path, stroke('#EFFBFF', 2 * unit, 1, true));
    path.dispose();
  });
  const light = { from: { ...HOME, alpha: 0 }, to: HOME, for: long * 0.4, ease: 1 as const };
  return [
    ...(glows ? [mover({ pictures: [glow], middle: first, ...light })] : []),
    mover({ pictures: [ship], middle: { x: 0, y: 0 }, for: long, way: wayOf(points) }),
  ];
}

const DIE = 46;
const TURN = [-11, 9, -6, 12, -9, 7];

/** Event dice fall into the middle of a room. */
export function eventDiceMovers(room: Rect, dice: readonly number[], lands: number): Mover[] {
  const unit = Math.min(1.6, Math.max(1, room.width / 374));
  const size = DIE * unit;
  const across = Math.min(dice.length, Math.max(1, Math.floor(room.width / (size * 1.5))));
  const rows = Math.ceil(dice.length / across);
  return dice.map((value, i) => {
    const [row, column] = [Math.floor(i / across), i % across];
    const inRow = Math.min(across, dice.length - row * across);
    const x = room.x + room.width / 2 + (column - (inRow - 1) / 2) * size * 1.5;
    const y = room.y + room.height / 2 + (row - (rows - 1) / 2) * size * 1.5;
    const turn = TURN[i % TURN.length] ?? 0;
    return dieMover(
      'pirates',
      value,
      { x, y, size, turn },
      {
        at: Math.min(i * 45, lands * 0.4),
        for: lands - Math.min(i * 45, lands * 0.4),
        ease: 1,
        arc: size * 1.6,
        from: { x: room.width * 0.4, y: -room.height * 0.3, angle: 620, scale: 0.6, alpha: 1 },
        since: Math.min(i * 45, lands * 0.4),
      },
    );
  });
}

const COIN = 26;

/** Coins from place to place, one shortly after the other. */
export function coinMovers(
  faces: Faces,
  count: number,
  from: Point,
  to: Point,
  { long, apart }: { readonly long: number; readonly apart: number },
): Mover[] {
  const coin = picture((canvas) => drawCoin(canvas, faces, 'skull', 0, 0, COIN));
  return Array.from({ length: count }, (_, i) =>
    mover({
      pictures: [coin],
      middle: { x: 0, y: 0 },
      at: i * apart,
      for: long,
      from: { ...HOME, x: from.x, y: from.y, scale: 0.7 },
      to: { ...HOME, x: to.x, y: to.y },
      arc: 34,
      since: i * apart,
      until: i * apart + long,
    }),
  );
}

/** The black ship from cell to cell. */
export function bladeMover(place: Rect, from: number, to: number, long: number): Mover {
  const [a, b] = [onBlade(place, from), onBlade(place, to)];
  const ship = picture((canvas) => drawBlackShip(canvas, b.x, b.y, 0.098 * b.k));
  return mover({
    pictures: [ship],
    middle: { x: b.x, y: b.y },
    for: long,
    from: { ...HOME, x: a.x - b.x, y: a.y - b.y },
  });
}
