import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { IconName } from '@/components/art/generated/icons';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import type { Good } from '@/engine/games/seven-seas/data/goods';
import { LOOT_LOOK } from '../looks';

interface Thing {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly lines: string;
  readonly ink: string;
  readonly wide: number;
  /** Its sign: where, how large, in which colour. */
  readonly sign: readonly [x: number, y: number, size: number, color: string];
  /** The sign lies in it and not on it. */
  readonly inside?: true;
}

/** Goods as things in a box of 100, their foot at 97 (`pieces/goods-*` of the look). */
const THINGS: Readonly<Record<Good, Thing>> = {
  fruit: {
    body: 'M8 34H92L88 96H12Z',
    light: '#D9AE70',
    dark: '#8F6232',
    lines: 'M9 37H91M9.3 50H90.7M10.1 64H89.9M11 79H89',
    ink: '#5C3A18',
    wide: 3,
    sign: [20, -10, 62, '#F2C64A'],
    inside: true,
  },
  coffee: {
    body: 'M20 97C6 80 12 52 32 38C27 31 26 22 31 15C40 22 60 22 69 15C74 22 73 31 68 38C88 52 94 80 80 97Z',
    light: '#E2C79A',
    dark: '#86602F',
    lines: 'M31 38C44 43 56 43 69 38',
    ink: '#5C3A18',
    wide: 4.4,
    sign: [31, 50, 38, '#4A2A14'],
  },
  rum: {
    body: 'M24 10H76C88 36 88 72 76 98H24C12 72 12 36 24 10Z',
    light: '#B98A4E',
    dark: '#5A3818',
    lines: 'M19.2 27.5H81M15.4 53.5H84.6M19.2 83.5H81',
    ink: '#2E2A33',
    wide: 7,
    sign: [32, 36, 36, '#FFDF9A'],
  },
};

/** So wide, its foot in the middle at x, y. */
export function drawGood(canvas: SkCanvas, good: Good, x: number, y: number, wide: number) {
  const { body, light, dark, lines, ink, wide: line, sign, inside } = THINGS[good];
  const [left, top, size, color] = sign;
  const icon: IconName = LOOT_LOOK[good].icon;
  const path = keptPath(body);
  canvas.save();
  canvas.translate(x - wide / 2, y - wide * 0.97);
  canvas.scale(wide / 100, wide / 100);
  canvas.drawOval(Skia.XYWHRect(10, 88, 90, 16), blurred('#0A0614', 5, 0.5));
  if (inside) drawIcon(canvas, { name: icon, x: left, y: top, size, color });
  const fade = linear(0, 10, 30, 97, [
    [0, light],
    [1, dark],
  ]);
  canvas.drawPath(path, shade(fade));
  canvas.drawPath(path, stroke(mix(light, '#FFF4D8', 0.5), 1.4, 0.5));
  canvas.drawPath(keptPath(lines), stroke(ink, line, 0.8, true));
  if (good === 'rum') canvas.drawCircle(50, 54, 23, fill('#3A2410'));
  if (!inside) drawIcon(canvas, { name: icon, x: left, y: top, size, color });
  canvas.restore();
}
