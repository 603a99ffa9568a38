import { Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { stroke, withBlur } from './brush';

const { dot, pitch, outset, color, halo, danger } = TOKENS.pinprick;

export type LightKind = 'legal' | 'danger';

/** On the light sheets of the day a pale light would not be seen: its dots are darker, its halo is the same. */
const BY_DAY = '#B4690A';
/** The sea of a sunset by day has the colour of ember itself: deep red, in a pale halo. */
const DANGER_BY_DAY = { light: '#A3180C', glow: '#FFE9D2' };

function coloursOf(kind: LightKind, day: boolean): { readonly light: string; readonly glow: string } {
  if (kind === 'legal') return { light: day ? BY_DAY : color, glow: halo.color };
  return day ? DANGER_BY_DAY : { light: danger.color, glow: danger.halo };
}

/** Draws a row of pinprick lights along a closed path: one stroked path with round caps, its halo below. */
function drawDots(canvas: SkCanvas, path: SkPath, length: number, kind: LightKind, size: number, day: boolean) {
  // The distance is bent a little so that the row closes.
  const step = length / Math.max(1, Math.round(length / pitch));
  const dash = Skia.PathEffect.MakeDash([0.01, step - 0.01], 0);
  const { light, glow } = coloursOf(kind, day);
  const below = withBlur(stroke(glow, size * 1.9, 0.75, true), halo.sigma);
  below.setPathEffect(dash);
  canvas.drawPath(path, below);
  const dots = stroke(light, size, 1, true);
  dots.setPathEffect(dash);
  canvas.drawPath(path, dots);
}

/** Lights round a piece: it can be chosen, or (ember) it would sink the row. */
export function drawLights(
  canvas: SkCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  kind: LightKind,
  day: boolean,
  size: number = dot,
) {
  const r = radius + outset * 0.8;
  const [w, h] = [width + 2 * outset, height + 2 * outset];
  const path = Skia.Path.RRect(Skia.RRectXY(Skia.XYWHRect(x - outset, y - outset, w, h), r, r));
  drawDots(canvas, path, 2 * (w + h) - (8 - 2 * Math.PI) * r, kind, size, day);
  path.dispose();
}

/** The ring of thirty lights round the emblem of the seat on turn. */
export function drawTurnRing(canvas: SkCanvas, x: number, y: number, radius: number, day: boolean, count = 30) {
  const size = Math.max(1.2, radius * 0.066);
  const dash = Skia.PathEffect.MakeDash([0.01, (2 * Math.PI * radius) / count - 0.01], 0);
  const path = Skia.Path.Circle(x, y, radius);
  const below = withBlur(stroke(halo.color, size * 1.5, 0.45, true), 1.2);
  below.setPathEffect(dash);
  canvas.drawPath(path, below);
  const dots = stroke(day ? BY_DAY : halo.color, size, 1, true);
  dots.setPathEffect(dash);
  canvas.drawPath(path, dots);
  path.dispose();
}
