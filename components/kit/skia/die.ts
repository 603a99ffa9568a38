import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { PIPS } from '@/components/kit/pips';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';

/** Rounds for pirates, triangles for the Company: told apart without colour. */
export type DieKind = 'pirates' | 'company';

const { ivory, ink } = TOKENS.dice;
const LOOKS = { pirates: ivory, company: ink } as const;

export interface DieSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
}

/** A settled die, seen from above and a little from the front: its face, and below it the side in the shade. */
export function drawDie(canvas: SkCanvas, kind: DieKind, value: number, { x, y, size, turn }: DieSpot) {
  const { body, pip } = LOOKS[kind];
  const [half, deep, round] = [size / 2, size * 0.3, size * 0.13];
  canvas.save();
  canvas.translate(x, y);
  canvas.save();
  canvas.translate(size * 0.1, size * 0.16);
  canvas.rotate(turn, 0, 0);
  canvas.drawRRect(rrect(-half, -half, size, size + deep, round), blurred('#080614', size * 0.07, 0.55));
  canvas.restore();
  canvas.rotate(turn, 0, 0);
  const side = linear(0, half - round, 0, half + deep, [
    [0, mix(body, '#3A2E52', 0.34)],
    [1, mix(body, '#2A2144', 0.6)],
  ]);
  canvas.drawRRect(rrect(-half, -half + deep, size, size, round), shade(side));
  const top = linear(-half, -half, half, half, [
    [0, mix(body, '#FFFFFF', 0.5)],
    [0.6, body],
    [1, mix(body, '#8A6A3A', 0.16)],
  ]);
  canvas.drawRRect(rrect(-half, -half, size, size, round), shade(top));
  canvas.drawRRect(rrect(-half + 0.6, -half + 0.6, size - 1.2, size - 1.2, round), stroke('#FFFFFF', 1.1, 0.5));
  const r = size * (value === 1 ? 0.115 : 0.09);
  for (const [column, row] of PIPS[value] ?? []) {
    const [px, py] = [column * size * 0.26, -row * size * 0.26];
    if (kind === 'pirates') canvas.drawCircle(px, py, r, fill(pip));
    else drawTriangle(canvas, px, py, r * 1.35, pip);
  }
  canvas.restore();
}

function drawTriangle(canvas: SkCanvas, x: number, y: number, r: number, color: string) {
  const path = Skia.PathBuilder.Make()
    .moveTo(x, y - r)
    .lineTo(x + r * 0.87, y + r * 0.5)
    .lineTo(x - r * 0.87, y + r * 0.5)
    .close()
    .build();
  canvas.drawPath(path, fill(color));
  path.dispose();
}
