import { ClipOp, Skia, type SkCanvas, type SkRRect } from '@shopify/react-native-skia';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, radial, shade, stroke, withBlur } from './brush';
import { drawIcon } from './icon';
import type { IconName } from '@/components/art/generated/icons';
import { keptPath } from './paths';
import { drawNumber, type Faces } from './text';

/** Cards are drawn in a box of 100 × 140; the caller scales. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

const { paper, night } = { paper: TOKENS.color.paper, night: TOKENS.color.night };
const DEEP_INK = '#120C18';

export const rrect = (x: number, y: number, width: number, height: number, r: number): SkRRect =>
  Skia.RRectXY(Skia.XYWHRect(x, y, width, height), r, r);

const paperShade = (x: number, y: number, width: number, height: number) =>
  linear(x, y, x + width * 0.3, y + height, [
    [0, paper.top],
    [1, paper.bottom],
  ]);

/** The sheet a card is cut from. */
export function drawPaper(canvas: SkCanvas) {
  canvas.drawRRect(rrect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10), shade(paperShade(0, 0, CARD_WIDTH, CARD_HEIGHT)));
  canvas.drawRRect(rrect(0.4, 0.4, CARD_WIDTH - 0.8, CARD_HEIGHT - 0.8, 9.6), stroke('#FFFFFF', 0.8, 0.55));
}

/** A card of a pile of which only the edge is seen. */
export function drawPaperEdge(canvas: SkCanvas) {
  canvas.drawRRect(rrect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10), fill('#E2D2AE'));
  canvas.drawRRect(rrect(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, 9.5), stroke('#8B7A5C', 1, 0.6));
}

export interface WindowSpec {
  readonly shape: SkRRect;
  readonly color: string;
  /** Where the lamp stands behind the sheet, and how far it reaches. */
  readonly lamp: readonly [x: number, y: number, reach: number];
  readonly glow: number;
}

/** A window cut into the sheet: the kind's colour behind it, lit by a lamp; `inside` is what stands in it. */
export function drawWindow(canvas: SkCanvas, { shape, color, lamp, glow }: WindowSpec, inside: () => void) {
  canvas.save();
  canvas.clipRRect(shape, ClipOp.Intersect, true);
  canvas.drawPaint(
    shade(
      radial(lamp[0], lamp[1], lamp[2], [
        [0, mix(color, paper.windowGlow, glow)],
        [0.5, color],
        [1, mix(color, paper.windowDark, 0.4)],
      ]),
    ),
  );
  inside();
  canvas.drawRRect(shape, withBlur(stroke(night.shadow, 4.5, 0.6), 1.6));
  canvas.restore();
  canvas.drawRRect(shape, stroke('#FFFFFF', 0.5, 0.35));
}

/** Two rows of crests at the foot of a window. */
export function drawWindowWaves(canvas: SkCanvas, color: string, back: string, front: string) {
  canvas.drawPath(keptPath(back), fill(mix(color, paper.windowDark, 0.42), 0.8));
  canvas.drawPath(keptPath(front), fill(mix(color, paper.windowDark, 0.62)));
}

/** The ink of values: the kind's colour, darkened until it reads on paper. */
export const inkOf = (color: string) => mix(color, DEEP_INK, 0.55);

/** The paper tab with a value over a small sign, its corner at 0, 0. */
export function drawIndexTab(canvas: SkCanvas, faces: Faces, value: string, icon: IconName, color: string) {
  const tab = keptPath(SHAPES.cardWindows.indexTab);
  canvas.save();
  canvas.translate(0.6, 1);
  canvas.drawPath(tab, blurred('#0A0614', 1.6, 0.5));
  canvas.restore();
  canvas.drawPath(tab, shade(paperShade(0, 0, 34, 56)));
  const ink = inkOf(color);
  drawNumber(canvas, faces, { text: value, x: 17, y: 29.5, size: 33, color: ink, align: 'center' });
  drawIcon(canvas, { name: icon, x: 8, y: 33.5, size: 18.5, color: ink });
}

export interface BackSpec {
  readonly icon: IconName;
  /** The colour in the middle of the field and at its edge. */
  readonly middle: string;
  readonly edge: string;
}

const RAYS = [
  [28.67, 38.96, 4.21],
  [72.58, 47.29, 5.11],
] as const;

/** A card back: a dark field, a ring of pinpricks and its rays, the sign of the game. */
export function drawBack(canvas: SkCanvas, { icon, middle, edge }: BackSpec) {
  canvas.drawRRect(rrect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10), fill('#EFE0BF'));
  const field = rrect(4, 4, 92, 132, 7);
  canvas.save();
  canvas.clipRRect(field, ClipOp.Intersect, true);
  canvas.drawPaint(
    shade(
      radial(50, 70, 84, [
        [0, middle],
        [1, edge],
      ]),
    ),
  );
  canvas.drawRRect(field, withBlur(stroke('#05030A', 3, 0.6), 1.6));
  canvas.restore();
  canvas.drawRRect(rrect(8.5, 8.5, 83, 123, 5), stroke(night.lamp, 0.8, 0.5));
  const dots: [number, number, number][] = [];
  for (let i = 0; i < 44; i++) {
    const turn = (i / 44) * 2 * Math.PI;
    dots.push([50 + 31 * Math.cos(turn), 70 + 31 * Math.sin(turn), 0.9]);
  }
  for (const [angle, from, step] of RAYS) {
    for (const sx of [-1, 1]) {
      for (const sy of [-1, 1]) {
        for (let k = 0; k < 3; k++) {
          const r = from + step * k;
          const turn = (angle / 180) * Math.PI;
          dots.push([50 + sx * r * Math.cos(turn), 70 + sy * r * Math.sin(turn), 0.8]);
        }
      }
    }
  }
  const glow = blurred(night.lamp, 1.6, 0.8);
  for (const [x, y, r] of dots) canvas.drawCircle(x, y, r * 1.8, glow);
  const light = fill(night.lampHot);
  for (const [x, y, r] of dots) canvas.drawCircle(x, y, r, light);
  canvas.save();
  canvas.translate(30, 50);
  canvas.drawCircle(20, 20, 15, blurred(night.lamp, 7, 0.28));
  canvas.restore();
  drawIcon(canvas, { name: icon, x: 30, y: 50, size: 40, color: '#FFE9BE' });
}

/** The shadows of a lying card, without the card. `lifted` adds the far one. */
export function drawCardShadow(canvas: SkCanvas, lifted: boolean, day: boolean) {
  const { contact, ambient } = TOKENS.elevation.card;
  const color = TOKENS.color[day ? 'day' : 'night'].shadow;
  const all: readonly { dx: number; dy: number; sigma: number; alpha: number }[] = lifted
    ? [TOKENS.elevation.lifted, ambient, contact]
    : [ambient, contact];
  for (const { dx, dy, sigma, alpha } of all) {
    canvas.drawRRect(rrect(dx, dy, CARD_WIDTH, CARD_HEIGHT, 10), blurred(color, sigma, day ? alpha * 0.75 : alpha));
  }
}
