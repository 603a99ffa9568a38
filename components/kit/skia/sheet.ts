import type { SkCanvas, SkPath } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, linear, shade, stroke } from './brush';
import type { Outline } from './curves';
import { newPath } from './paths';

const { contact, ambient, cutLine } = TOKENS.elevation.sheet;

export interface SheetSpec {
  readonly outline: Outline;
  readonly color: string;
  /** Where the gradient begins and ends. */
  readonly top: number;
  readonly bottom: number;
  /** 0 at the back of the stage, 1 in front. */
  readonly front: number;
  readonly day: boolean;
  /** How light the crest is, .08 to .14. */
  readonly crest?: number;
}

function drawShadow(canvas: SkCanvas, path: SkPath, day: boolean) {
  const color = day ? TOKENS.color.day.shadow : TOKENS.color.night.shadow;
  for (const { dx, dy, sigma, alpha } of [contact, ambient]) {
    canvas.save();
    canvas.translate(dx, dy);
    canvas.drawPath(path, blurred(color, sigma, day ? alpha / 2 : alpha));
    canvas.restore();
  }
}

/** One sheet of cut paper: shadow, fill, lit edge. The grain comes over the whole plane at the end. */
export function drawSheet(canvas: SkCanvas, { outline, color, top, bottom, front, day, crest = 0.11 }: SheetSpec) {
  const area = newPath(outline.area);
  const line = newPath(outline.line);
  drawShadow(canvas, area, day);
  const shader = linear(0, top, 0, bottom, [
    [0, mix(color, '#FFFFFF', crest)],
    [0.18, color],
    [1, mix(color, '#05070D', day ? 0.06 : 0.3)],
  ]);
  canvas.drawPath(area, shade(shader));
  const [inFront, atBack] = day ? cutLine.alphaDay : cutLine.alphaNight;
  canvas.save();
  canvas.translate(0, cutLine.dy);
  const lit = mix(color, cutLine.mix[0], cutLine.mix[1]);
  canvas.drawPath(line, stroke(lit, cutLine.width, atBack + (inFront - atBack) * front));
  canvas.restore();
  area.dispose();
  line.dispose();
}
