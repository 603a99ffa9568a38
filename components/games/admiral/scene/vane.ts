import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { SHAPES } from '@/components/art/generated/shapes';
import { blurred, fill, radial, shade, stroke, withBlur } from '@/components/kit/skia/brush';
import { keptPath } from '@/components/kit/skia/paths';
import { drawText, type Faces } from '@/components/kit/skia/text';
import { angleOfSector, SECTOR } from '../angle';
import { WIND } from './looks';

const { arrow, arrowShade, colours } = SHAPES.vane;
const COLOURS = [WIND.calm, WIND.fresh, WIND.storm] as const;
const SECTORS = 24;

export interface Dial {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far north is turned from up. */
  readonly turn: number;
  /** Clockwise from north on the screen: N, E, S, W. They stand upright; none on a small one. */
  readonly letters: readonly string[];
}

/** The disc with its 24 sectors, drawn in a box of 100. */
export function drawDial(canvas: SkCanvas, faces: Faces, { x, y, size, turn, letters }: Dial) {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  canvas.drawCircle(0, 3, 49, blurred('#000000', 4, 0.55));
  canvas.drawCircle(0, 0, 49, fill('#EBD3A0'));
  canvas.drawCircle(0, 0, 46.4, fill('#0C2B35'));
  canvas.save();
  canvas.rotate(turn, 0, 0);
  for (let sector = 0; sector < SECTORS; sector++) {
    const middle = angleOfSector(sector) - 90;
    const wedge = Skia.PathBuilder.Make()
      .addArc(Skia.XYWHRect(-39.5, -39.5, 79, 79), middle - SECTOR / 2 + 1.2, SECTOR - 2.4)
      .build();
    canvas.drawPath(wedge, stroke(COLOURS[sector % 3] ?? WIND.fresh, 9, 0.96));
    wedge.dispose();
  }
  canvas.restore();
  canvas.drawCircle(
    0,
    0,
    32,
    shade(
      radial(0, 0, 32, [
        [0, '#FFF8E6'],
        [1, '#E5CC98'],
      ]),
    ),
  );
  for (let i = 0; i < 8; i++) {
    canvas.save();
    canvas.rotate(i * 45 + turn, 0, 0);
    canvas.drawLine(0, -12, 0, -29, stroke('#B79A5C', i % 2 === 0 ? 0.9 : 0.6, 0.7));
    canvas.restore();
  }
  letters.forEach((text, i) => {
    const angle = ((i * 90 + turn - 90) * Math.PI) / 180;
    const [lx, ly] = [Math.cos(angle) * 25, Math.sin(angle) * 25];
    drawText(canvas, faces, {
      text,
      x: lx,
      y: ly + 2.8,
      face: 'display',
      size: 8,
      color: '#8C6A3C',
      align: 'center',
    });
  });
  canvas.restore();
}

/** The arrow pointing up about 0, 0, in the box of 100; the caller turns it. */
export function drawArrow(canvas: SkCanvas, alpha = 1) {
  canvas.save();
  canvas.translate(-50, -50);
  if (alpha === 1) {
    canvas.save();
    canvas.translate(0.6, 1.6);
    canvas.drawPath(keptPath(arrow), blurred('#000000', 1.4, 0.5));
    canvas.restore();
  }
  canvas.drawPath(keptPath(arrow), fill(colours[0] ?? '#B23B2E', alpha));
  canvas.drawPath(keptPath(arrowShade), fill(colours[1] ?? '#8B2A21', alpha));
  canvas.restore();
  if (alpha < 1) return;
  canvas.drawCircle(0, 0, 6.4, fill('#7A4E12'));
  canvas.drawCircle(0, 0, 5, fill('#F0C24F'));
}

/** The sector under the tip, in the box of 100, where the tip points up. */
export function drawLight(canvas: SkCanvas) {
  const wedge = Skia.PathBuilder.Make()
    .addArc(Skia.XYWHRect(-39.5, -39.5, 79, 79), -90 - SECTOR / 2 + 1.2, SECTOR - 2.4)
    .build();
  canvas.drawPath(wedge, withBlur(stroke('#FFE7B5', 13, 0.6), 2.4));
  canvas.drawPath(wedge, stroke('#FFE7B5', 9));
  wedge.dispose();
}

const COMET = { radius: 54, long: 130, lights: 26 };

/** Lights that follow a finger clockwise; it is to the right of the middle. */
export function drawComet(canvas: SkCanvas) {
  const { radius, long, lights } = COMET;
  for (let i = lights; i >= 1; i--) {
    const angle = (-long * i * Math.PI) / (180 * lights);
    const k = 1 - i / (lights + 1);
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    canvas.drawCircle(x, y, 0.5 + 0.9 * k, blurred('#FFC56B', 0.9, 0.7 * k));
    canvas.drawCircle(x, y, 0.4 + 0.7 * k, fill('#FFE7B5', 0.3 + 0.7 * k));
  }
  canvas.drawCircle(radius, 0, 7, stroke('#FFE7B5', 0.7, 0.7));
  canvas.drawCircle(radius, 0, 5, fill('#FFE7B5', 0.25));
  canvas.drawCircle(radius, 0, 5, stroke('#FFE7B5', 1.3));
}

/** What the dial turns on, with its foot at x, y. */
export function drawPost(canvas: SkCanvas, x: number, y: number, width: number, height: number) {
  const post = Skia.XYWHRect(x - width / 2, y - height, width, height);
  canvas.drawRect(post, fill('#9B6A33'));
  canvas.drawRect(Skia.XYWHRect(x - width * 0.32, y - height, width * 0.2, height), fill('#C48D4B', 0.7));
  canvas.drawRect(Skia.XYWHRect(x + width * 0.22, y - height, width * 0.28, height), fill('#5E3A14', 0.5));
}
