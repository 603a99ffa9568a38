import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import { PATHS } from '@/components/art/generated/paths';
import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawIndexTab,
  drawPaper,
  drawWindow,
  drawWindowWaves,
  inkOf,
  rrect,
} from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { drawText, type Faces } from '@/components/kit/skia/text';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { SUIT_LOOK } from './suits';
import { TRAIT_COLOUR } from './traits';

const ICON = TOKENS.color.paper.iconOnColour;

/** A loot card without its value: what all cards of a suit share. In the box of 100 × 140. */
export function drawLootFrame(canvas: SkCanvas, suit: Suit, flat: boolean) {
  const { color, icon, glow } = SUIT_LOOK[suit];
  drawPaper(canvas);
  drawWindow(canvas, { shape: rrect(5, 5, 90, 130, 6), color, lamp: [55, 70, 100], glow: glow * 0.9 }, () => {
    drawWindowWaves(canvas, color, PATHS.lootWaveBack, PATHS.lootWaveFront);
    const size = flat ? 52 : 61;
    drawIcon(canvas, { name: icon, x: flat ? 24 : 28.5, y: flat ? 44 : 43.5, size, color: ICON, shadow: true });
  });
}

/** The value on the frame: one tab at the top left, or four small ones turned to the four sides of a table. */
export function drawLootValue(canvas: SkCanvas, faces: Faces, suit: Suit, value: number, flat: boolean) {
  const { color, icon } = SUIT_LOOK[suit];
  if (!flat) {
    drawIndexTab(canvas, faces, String(value), icon, color);
    return;
  }
  canvas.save();
  canvas.clipRRect(rrect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10), ClipOp.Intersect, true);
  const corners = [
    [0, 0],
    [CARD_WIDTH, 0],
    [CARD_WIDTH, CARD_HEIGHT],
    [0, CARD_HEIGHT],
  ] as const;
  corners.forEach(([x, y], quarter) => {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(90 * quarter, 0, 0);
    canvas.scale(0.76, 0.76);
    drawIndexTab(canvas, faces, String(value), icon, color);
    canvas.restore();
  });
  canvas.restore();
}

/** The common back: skull and crossed bones in a ring of pinpricks. */
export function drawLootBack(canvas: SkCanvas) {
  const middle = mix(TOKENS.color.night.ember, '#2A1530', 0.55);
  drawBack(canvas, { icon: 'skull-crossed-bones', middle, edge: '#1A1424' });
}

export interface TraitFace {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
}

/** A trait: half a window, its name, what it does in two or three lines. */
export function drawTraitFace(canvas: SkCanvas, faces: Faces, { icon, name, text }: TraitFace) {
  const color = TRAIT_COLOUR;
  drawPaper(canvas);
  drawWindow(canvas, { shape: rrect(5, 5, 90, 73, 6), color, lamp: [50, 44, 74], glow: 0.3 }, () => {
    canvas.save();
    canvas.translate(0, -56);
    drawWindowWaves(canvas, color, PATHS.lootWaveBack, PATHS.lootWaveFront);
    canvas.restore();
    drawIcon(canvas, { name: icon, x: 29, y: 17, size: 42, color: ICON, shadow: true });
  });
  // A long name is set smaller, never cut.
  const size = Math.min(15.5, 140 / Math.max(8, name.length));
  drawText(canvas, faces, { text: name, x: 50, y: 97, face: 'display', size, color: inkOf(color), align: 'center' });
  drawText(canvas, faces, {
    text,
    x: 50,
    y: 110,
    face: 'text700',
    size: text.length > 60 ? 8.2 : 9.6,
    color: TOKENS.color.paper.inkSoft,
    align: 'center',
    width: 88,
    lines: 3,
    lineHeight: 1.1,
  });
}
