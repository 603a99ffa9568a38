import { Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { ICONS } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { seatLook, type SeatColour } from '@/components/art/seats';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, linear, radial, shade, stroke, withBlur } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import { drawText, measureText, type Faces } from '@/components/kit/skia/text';
import type { Signs } from '../map/signs';
import type { SeaState } from './chart-state';
import { GOOD_MARK, PORT_ICON, type ChartLook } from './looks';
import { drawSideShip, pirateLivery } from './side-ship';

export interface SignKit {
  readonly faces: Faces;
  readonly look: ChartLook;
  /** Points of a unit of the signs. */
  readonly unit: number;
  readonly day: boolean;
}

const NAME = 15;
const SMALLEST_NAME = 12;
const FIGURES = 16.5;

/** Everything that stands in a sea but its ships. */
export function drawSigns(canvas: SkCanvas, kit: SignKit, signs: Signs, sea: SeaState) {
  const { look, unit, faces } = kit;
  drawName(canvas, kit, signs, sea.name);
  if (signs.flag && sea.owner) drawFlag(canvas, sea.owner, signs.flag, unit);
  drawCoin(canvas, signs.coin, unit);
  const figures = { text: String(sea.income), face: 'text800', size: FIGURES * unit, color: look.figures } as const;
  const halo = { color: look.halo, width: 1.7 * unit };
  drawText(canvas, faces, { ...figures, x: signs.income.x, y: signs.income.y + 5.6 * unit, halo });
  if (signs.goods && sea.goods) drawMark(canvas, kit, GOOD_MARK[sea.goods], signs.goods, look.mark, 1.04);
  if (signs.port) drawMark(canvas, kit, ICONS[PORT_ICON], signs.port, look.port, 1);
  if (signs.guards) drawGuards(canvas, kit, signs.guards, sea.guards);
}

/** A name that is too long first gets smaller, then takes two lines. */
function drawName(canvas: SkCanvas, { faces, look, unit }: SignKit, { name }: Signs, text: string) {
  const spec = { text, x: name.x, y: name.y, face: 'text700', color: look.ink, align: 'center' } as const;
  const wide = measureText(faces, { ...spec, size: NAME * unit }).width;
  const size = Math.max(SMALLEST_NAME, Math.min(NAME, (NAME * name.width) / Math.max(1, wide))) * unit;
  const two = (wide * size) / (NAME * unit) > name.width + 0.5;
  const halo = { color: look.halo, width: 1.9 * unit };
  const lines = two ? { lines: 2, lineHeight: 0.92, width: name.width } : {};
  const y = name.y + size * 0.33 - (two ? size * 0.5 : 0);
  drawText(canvas, faces, { ...spec, ...lines, y, size, halo });
}

/** A pennant in the owner's colour, its fly cut in. */
function drawFlag(canvas: SkCanvas, owner: SeatColour, { x, y }: Point, unit: number) {
  const { color, on, emblem } = seatLook(owner);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(unit, unit);
  const cloth = keptPath('M-9 -10.5H9.5L5 0L9.5 10.5H-9Z');
  canvas.save();
  canvas.translate(0.6, 1.4);
  canvas.drawPath(cloth, blurred('#0A0618', 1.4, 0.5));
  canvas.restore();
  const dyed = linear(0, -10.5, 0, 10.5, [
    [0, mix(color, '#FFFFFF', 0.12)],
    [1, mix(color, '#05070D', 0.1)],
  ]);
  canvas.drawPath(cloth, shade(dyed));
  drawIcon(canvas, { name: emblem, x: -8.2, y: -7, size: 14, color: on });
  canvas.restore();
}

function drawCoin(canvas: SkCanvas, { x, y }: Point, unit: number) {
  const [light, gold, dark] = TOKENS.color.metal.gold;
  const r = 6.1 * unit;
  canvas.drawCircle(x + 0.5 * unit, y + 1.1 * unit, r, blurred('#0A0618', 1.2 * unit, 0.5));
  canvas.drawCircle(x, y, r, fill(dark));
  const field = radial(x - r * 0.3, y - r * 0.4, r * 1.4, [
    [0, light],
    [0.5, gold],
    [1, mix(gold, dark, 0.35)],
  ]);
  canvas.drawCircle(x, y, r * 0.88, shade(field));
}

function drawMark(canvas: SkCanvas, { unit, look }: SignKit, d: string, at: Point, color: string, scale: number) {
  const size = 15 * unit * scale;
  const path = keptPath(d);
  canvas.save();
  canvas.translate(at.x - size / 2, at.y - size / 2);
  canvas.scale(size / 512, size / 512);
  canvas.drawPath(path, stroke(look.halo, 78, 0.85, true));
  canvas.drawPath(path, fill(color));
  canvas.restore();
}

/** The back of a card, and how many of them. */
function drawGuards(canvas: SkCanvas, { unit, look, faces }: SignKit, { x, y }: Point, count: number) {
  const [w, h] = [9.5 * unit, 13.5 * unit];
  canvas.drawRRect(rrect(x - w / 2 + 0.5, y - h / 2 + 1.2, w, h, 1.5 * unit), blurred('#0A0618', 1.2 * unit, 0.5));
  canvas.drawRRect(rrect(x - w / 2, y - h / 2, w, h, 1.5 * unit), fill('#EFE6D4'));
  canvas.drawRRect(rrect(x - w / 2 + unit, y - h / 2 + unit, w - 2 * unit, h - 2 * unit, unit), fill('#2C2360'));
  drawIcon(canvas, { name: 'compass', x: x - 3 * unit, y: y - 3 * unit, size: 6 * unit, color: '#C6B0F2', alpha: 0.8 });
  const halo = { color: look.halo, width: 1.6 * unit };
  drawText(canvas, faces, {
    text: String(count),
    x: x + w / 2 + 3 * unit,
    y: y + 5.2 * unit,
    face: 'display',
    size: 15 * unit,
    color: look.ink,
    halo,
  });
}

/** Lights round the fleet on turn. */
function drawRing(canvas: SkCanvas, path: SkPath, day: boolean) {
  const dash = Skia.PathEffect.MakeDash([0.01, 4.6], 0);
  const { color, halo } = TOKENS.pinprick;
  const below = withBlur(stroke(halo.color, 4, 0.6, true), 2);
  below.setPathEffect(dash);
  canvas.drawPath(path, below);
  const dots = stroke(day ? '#FFF3DA' : color, 2.1, 1, true);
  dots.setPathEffect(dash);
  canvas.drawPath(path, dots);
}

/** Of a fleet: an oval in the owner's colour, a ship on it, the emblem at the bow. `scale`: points a unit. */
export function drawFlagship(
  canvas: SkCanvas,
  seat: SeatColour,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  day: boolean,
  active: boolean,
) {
  const { color, on, emblem } = seatLook(seat);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  const oval = (dy: number, rx: number, ry: number) =>
    keptPath(`M${-rx} ${dy}A${rx} ${ry} 0 1 1 ${rx} ${dy}A${rx} ${ry} 0 1 1 ${-rx} ${dy}Z`);
  canvas.drawPath(oval(4.5, 23, 7.4), blurred('#07051C', 2, 0.55));
  canvas.drawPath(oval(2.6, 22, 7), fill(mix(color, '#05070D', 0.38)));
  canvas.drawPath(oval(0, 22, 7), fill(color));
  canvas.drawPath(oval(0, 22, 7), stroke('#FFFFFF', 0.8, 0.35));
  if (active) drawRing(canvas, oval(1.6, 26, 11), day);
  drawSideShip(canvas, 'frigate', { x: 0, y: 1.2, scale: 0.113 }, pirateLivery(color));
  canvas.drawCircle(14.5, 3, 9.6, blurred('#07051C', 1.4, 0.5));
  canvas.drawCircle(14, 2, 9.6, fill('#FFF3DA'));
  canvas.drawCircle(14, 2, 8.5, fill(color));
  drawIcon(canvas, { name: emblem, x: 8, y: -4, size: 12, color: on });
  canvas.restore();
}
