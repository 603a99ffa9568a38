import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { blurred, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawHollow } from '@/components/kit/skia/panel';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { SUIT_LOOK } from './suits';

/** How a bank place is set: icon beside the value, or above it. */
export type SlotForm = 'wide' | 'tall';

export interface SlotSize {
  readonly form: SlotForm;
  readonly width: number;
  readonly height: number;
}

/** Icon and value inside a slot, in points from its corner. */
export function slotParts({ form, width: w, height: h }: SlotSize) {
  if (form === 'wide') {
    const icon = Math.min(h * 0.54, w * 0.43);
    const size = Math.min(h * 0.5, w * 0.4);
    return {
      icon,
      iconX: w * 0.355 - icon / 2,
      iconY: (h - icon) / 2,
      size,
      valueX: w * 0.755,
      valueY: h / 2 + size * 0.35,
    };
  }
  const icon = Math.min(w * 0.62, h * 0.4);
  const size = Math.min(w * 0.8, h * 0.44);
  return { icon, iconX: (w - icon) / 2, iconY: h * 0.1, size, valueX: w / 2, valueY: h * 0.5 + size * 0.8 };
}

const radius = ({ width }: SlotSize) => Math.min(TOKENS.radius.slot, width * 0.28);

/** A place where this suit will lie: its ghost in a hollow. */
export function drawEmptySlot(canvas: SkCanvas, suit: Suit, slot: SlotSize, day: boolean) {
  const { width, height } = slot;
  drawHollow(canvas, { x: 0, y: 0, width, height }, radius(slot), day);
  const size = slot.form === 'wide' ? Math.min(height * 0.44, width * 0.4) : width * 0.5;
  const color = day ? TOKENS.color.paper.inkSoft : '#FFF4DA';
  const alpha = day ? TOKENS.color.day.ghostIconAlpha : TOKENS.color.night.ghostIconAlpha;
  const [x, y] = [(width - size) / 2, (height - size) / 2];
  drawIcon(canvas, { name: SUIT_LOOK[suit].icon, x, y, size, color, alpha });
}

/** One more card of a stack, seen as an edge behind the top one. */
export function drawSlotEdge(canvas: SkCanvas, suit: Suit, slot: SlotSize) {
  const dark = mix(SUIT_LOOK[suit].color, '#0A0A18', 0.34);
  const { width, height } = slot;
  canvas.drawRRect(
    rrect(0, 0, width, height, radius(slot)),
    shade(
      linear(0, 0, width, 0, [
        [0, mix(dark, '#FFFFFF', 0.1)],
        [1, dark],
      ]),
    ),
  );
  const light = mix(SUIT_LOOK[suit].color, '#FFFFFF', 0.25);
  canvas.drawRRect(rrect(0.4, 0.4, width - 0.8, height - 0.8, radius(slot) - 0.4), stroke(light, 0.8, 0.55));
}

/** The top card of a stack, without its value. */
export function drawSlotTop(canvas: SkCanvas, suit: Suit, slot: SlotSize) {
  const { color, icon } = SUIT_LOOK[suit];
  const { width, height } = slot;
  const r = radius(slot);
  canvas.drawRRect(rrect(0.4, 1.6, width, height, r), blurred(TOKENS.color.night.shadow, 1.6, 0.5));
  const shader = linear(0, 0, width * 0.35, height, [
    [0, mix(color, '#FFE2A6', 0.2)],
    [0.4, color],
    [1, mix(color, '#0A0A18', 0.2)],
  ]);
  canvas.drawRRect(rrect(0, 0, width, height, r), shade(shader));
  const edge = linear(0, 0, 0, height, [
    [0, '#FFF4D8', 0.75],
    [0.25, '#FFF4D8', 0.12],
    [1, '#FFF4D8', 0.04],
  ]);
  const line = stroke('#FFFFFF', 1);
  line.setShader(edge);
  canvas.drawRRect(rrect(0.5, 0.5, width - 1, height - 1, r - 0.5), line);
  const parts = slotParts(slot);
  const at = { x: parts.iconX, y: parts.iconY, size: parts.icon };
  drawIcon(canvas, { name: icon, ...at, color: TOKENS.color.paper.iconOnColour, shadow: true });
}
