import { ClipOp, Skia, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import { PATHS } from '@/components/art/generated/paths';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, fill, linear, shade, stroke, withBlur } from './brush';
import { rrect } from './card';
import { drawIcon } from './icon';
import { keptPath } from './paths';
import { drawNumber, type Faces } from './text';

const BONE = '#EBDDBF';
const { ring, bar, pitch } = SHAPES.chainLink;

/** A chain from x0 to x1 at height y: open links and links seen edge on in turn. */
export function drawChain(canvas: SkCanvas, x0: number, x1: number, y: number, scale = 1) {
  const step = pitch * scale;
  const links = Math.max(2, Math.round((x1 - x0) / step / 2) * 2);
  const each = (first: number, draw: (x: number) => void) => {
    for (let i = first; i <= links; i += 2) draw(x0 + i * step);
  };
  const [rx, ry] = [ring[0] * scale, ring[1] * scale];
  const [w, h, r] = [bar[0] * scale, bar[1] * scale, bar[2] * scale];
  const links1 = (dx: number, dy: number, paint: SkPaint) =>
    each(0, (x) => canvas.drawOval(Skia.XYWHRect(x + dx - rx, y + dy - ry, 2 * rx, 2 * ry), paint));
  const links2 = (dx: number, dy: number, paint: SkPaint) =>
    each(1, (x) => canvas.drawRRect(rrect(x + dx - w / 2, y + dy - h / 2, w, h, r), paint));
  const width = ring[2] * scale;
  links1(0.5, 2, withBlur(stroke('#000000', width, 0.65), 1.4));
  links2(0.5, 2, blurred('#000000', 1.4, 0.65));
  links1(0, 0, stroke(BONE, width));
  links2(0, 0, fill(BONE));
  links1(-0.2, -0.4, stroke('#FFFAEC', width * 0.35, 0.8));
  links2(-0.2, -h * 0.22, fill('#FFFAEC', 0.35));
}

/** One piece of rope: a dark edge, hemp, and the light on its twist. */
function drawRope(canvas: SkCanvas, x0: number, y0: number, x1: number, y1: number, width: number) {
  canvas.drawLine(x0, y0, x1, y1, stroke('#2E1C0E', width * 1.5, 0.95, true));
  canvas.drawLine(x0, y0, x1, y1, stroke('#C99F63', width, 1, true));
  const twist = stroke('#F6DFB0', width * 0.8, 0.75);
  twist.setPathEffect(Skia.PathEffect.MakeDash([width * 0.3, width * 0.55], 0));
  canvas.drawLine(x0, y0, x1, y1, twist);
}

/** A lashing over the left lower corner of a card at x, y, or round the middle of its left edge: short protection. */
export function drawLashing(canvas: SkCanvas, x: number, y: number, size: number, corner: boolean) {
  const width = size * 0.13;
  canvas.save();
  // The ends go round the card.
  const below = corner ? 1.2 : size;
  canvas.clipRect(Skia.XYWHRect(x - 1.2, y - size * 2, size * 2 + 1.2, size * 2 + below), ClipOp.Intersect, true);
  canvas.translate(x + size * 0.3, corner ? y - size * 0.3 : y);
  canvas.rotate(corner ? 45 : 0, 0, 0);
  for (const dy of [-0.17, 0.17]) {
    const half = size * (0.62 - (corner ? dy * 0.9 : 0));
    canvas.drawLine(-half, size * dy + 1.2, half, size * dy + 1.8, blurred('#080614', 1.6, 0.5));
    drawRope(canvas, -half, size * dy, half, size * dy, width);
  }
  drawRope(canvas, -size * 0.08, -size * 0.3, size * 0.08, size * 0.3, width);
  drawRope(canvas, size * 0.08, -size * 0.3, -size * 0.08, size * 0.3, width);
  canvas.restore();
}

/** A tentacle that grips an edge: its root at x, y, `height` points long, mirrored when `flip`. */
export function drawTentacle(canvas: SkCanvas, x: number, y: number, height: number, flip: boolean, color: string) {
  const scale = height / 180;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(flip ? -scale : scale, scale);
  canvas.translate(42, -90);
  const arm = keptPath(PATHS.tentacleArm);
  canvas.save();
  canvas.translate(4, 6);
  canvas.drawPath(arm, blurred('#080614', 7, 0.5));
  canvas.restore();
  canvas.drawPath(
    arm,
    shade(
      linear(-40, -90, 20, 90, [
        [0, mix(color, '#FFFFFF', 0.16)],
        [1, mix(color, '#05070D', 0.25)],
      ]),
    ),
  );
  canvas.drawPath(arm, stroke(mix(color, '#FFF4D8', 0.55), 2.4, 0.45));
  canvas.drawPath(keptPath(PATHS.tentacleSuckers), fill('#F58F5C', 0.85));
  canvas.restore();
}

/** The skull of a piece that would sink: always together with ember lights. */
export function drawDangerBadge(canvas: SkCanvas, x: number, y: number, size: number) {
  const r = size / 2;
  const { ember, emberDeep } = TOKENS.color.night;
  canvas.drawCircle(x + 0.6, y + 1.6, r, blurred('#080614', 2.2, 0.55));
  canvas.drawCircle(x, y, r, fill('#FFF1DC'));
  canvas.drawCircle(
    x,
    y,
    r * 0.93,
    shade(
      linear(0, y - r, 0, y + r, [
        [0, mix(ember, '#FFFFFF', 0.08)],
        [1, emberDeep],
      ]),
    ),
  );
  const glyph = size * 0.58;
  drawIcon(canvas, { name: 'death-skull', x: x - glyph / 2, y: y - glyph / 2, size: glyph, color: '#FFF6E6' });
}

/** A count in a dark pill, its middle at x, y. */
export function drawCountPill(canvas: SkCanvas, faces: Faces, text: string, x: number, y: number, height: number) {
  const width = height * (text.length > 2 ? 1.6 : 1.28);
  const shape = rrect(x - width / 2, y - height / 2, width, height, height / 2);
  canvas.save();
  canvas.translate(0.4, 1.4);
  canvas.drawRRect(shape, blurred('#080614', 2, 0.5));
  canvas.restore();
  canvas.drawRRect(shape, fill('#140C18'));
  canvas.drawRRect(rrect(x - width / 2, y - height / 2, width, height, height / 2), stroke('#B08A68', 1.5, 0.95));
  const size = height * 0.72;
  drawNumber(canvas, faces, { text, x, y: y + size * 0.35, size, color: '#FDF6E6', align: 'center' });
}

/** The engraved rose on the floor of a table seen from above. */
export function drawCompassRose(canvas: SkCanvas, x: number, y: number, radius: number, color: string, alpha: number) {
  const k = radius / 96;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(k, k);
  canvas.translate(-100, -100);
  const thin = (width: number, strength: number) => stroke(color, width / k, alpha * strength);
  canvas.drawPath(keptPath(PATHS.roseRaysMain), thin(1, 0.9));
  canvas.drawPath(keptPath(PATHS.roseRaysMinor), thin(0.7, 0.5));
  canvas.drawPath(keptPath(PATHS.roseRingsMain), thin(1, 1));
  canvas.drawPath(keptPath(PATHS.roseRingsMinor), thin(0.7, 0.7));
  canvas.drawPath(keptPath(PATHS.rosePinpricks), fill(color, alpha));
  canvas.drawPath(keptPath(PATHS.roseStarLit), fill(color, alpha * 0.85));
  canvas.drawPath(keptPath(PATHS.roseStarShaded), fill(color, alpha * 0.35));
  canvas.restore();
}
