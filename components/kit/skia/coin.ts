import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { blurred, linear, radial, shade, stroke } from './brush';
import { drawIcon } from './icon';
import { drawNumber, type Faces } from './text';

const INK = '#5A3406';
const BEADS = 26;

/** A doubloon, its middle at x, y: a value, or the skull. */
export function drawCoin(canvas: SkCanvas, faces: Faces, face: number | 'skull', x: number, y: number, size: number) {
  const r = size / 2;
  const [light, gold, dark] = TOKENS.color.metal.gold;
  canvas.drawCircle(x + size * 0.012, y + size * 0.04, r, blurred('#080614', size * 0.04, 0.45));
  const rim = linear(x - r * 0.6, y - r, x + r * 0.6, y + r, [
    [0, light],
    [0.5, gold],
    [1, dark],
  ]);
  canvas.drawCircle(x, y, r, shade(rim));
  const beads = stroke(dark, size * 0.045, 0.75, true);
  beads.setPathEffect(Skia.PathEffect.MakeDash([0.01, (2 * Math.PI * r * 0.86) / BEADS - 0.01], 0));
  canvas.drawCircle(x, y, r * 0.86, beads);
  const field = radial(x - r * 0.3, y - r * 0.4, r * 1.3, [
    [0, light],
    [0.55, gold],
    [1, dark],
  ]);
  canvas.drawCircle(x, y, r * 0.74, shade(field));
  canvas.drawCircle(x, y, r * 0.74, stroke(dark, size * 0.02, 0.5));
  if (face === 'skull') {
    const glyph = size * 0.5;
    drawIcon(canvas, { name: 'pirate-skull', x: x - glyph / 2, y: y - glyph / 2, size: glyph, color: INK });
    return;
  }
  const value = size * 0.46;
  drawNumber(canvas, faces, { text: String(face), x, y: y + value * 0.35, size: value, color: INK, align: 'center' });
}
