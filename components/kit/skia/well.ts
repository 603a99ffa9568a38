import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import type { Insets, Size } from '@/components/kit/frame/frame';
import { radial, shade } from './brush';
import type { Outline, WellSpec } from './curves';
import { drawCompassRose } from './pieces';
import { drawSheet } from './sheet';
import type { GameLook, StageSpec } from './stage';

/** A table that lies flat between its players: five sheets closing in from all edges, no horizon, no side above. */
export interface WellPlan {
  readonly game: GameLook;
  readonly day: boolean;
  readonly width: number;
  readonly height: number;
  /** The opening of the outermost sheet. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly cut: (spec: WellSpec) => Outline;
  /** Instead of the game's own colours. */
  readonly palette?: StageSpec['palette'];
}

const SHEETS = 5;
const STEP = 27;
/** The opening keeps so far from the edges of the screen. */
const RIM = 14;

/** The well of a whole screen: the same from every side. */
export function wellOn(
  { width, height }: Size,
  { top, right, bottom, left }: Insets,
  look: Pick<WellPlan, 'game' | 'day' | 'cut' | 'palette'>,
): WellPlan {
  return {
    ...look,
    width,
    height,
    left: left + RIM,
    top: top + RIM,
    right: width - right - RIM,
    bottom: height - bottom - RIM,
  };
}

export function drawWell(canvas: SkCanvas, plan: WellPlan) {
  const { game, palette, width, height, left, top, right, bottom, cut } = plan;
  const day = plan.day && !palette;
  const { stage, frontNight, frontDay } = TOKENS.games[game];
  const s = (palette?.stage ?? stage) as typeof stage;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const floor = day ? mix(s[1], s[2], 0.35) : mix(mix(s[2], s[1], 0.12), '#05070D', 0.14);
  const rim = day ? mix(s[1], s[2], 0.75) : mix(mix(s[3], s[2], 0.3), '#05070D', 0.1);
  const reach = Math.max(right - left, bottom - top) * 0.46;
  canvas.drawRect(
    Skia.XYWHRect(0, 0, width, height),
    shade(
      radial(x, y, reach, [
        [0, floor],
        [0.55, mix(floor, rim, 0.45)],
        [1, rim],
      ]),
    ),
  );
  const rose = Math.min(right - left, bottom - top) * 0.5;
  drawCompassRose(canvas, x, y, rose, day ? '#FFF3DC' : s[0], day ? 0.28 : 0.17);
  // The innermost sheet is the lightest and lies deepest; the dark outer one comes last.
  const inner = day ? mix(s[0], s[1], 0.72) : mix(s[3], s[4], 0.12);
  const outer = palette?.front ?? (day ? frontDay : frontNight);
  for (let i = SHEETS - 1; i >= 0; i--) {
    const inset = i * STEP;
    const outline = cut({
      seed: 91 + i * 7,
      left: left + inset,
      top: top + inset * 0.85,
      right: right - inset,
      bottom: bottom - inset * 0.85,
      stray: 16,
      corner: 120,
      width,
      height,
    });
    const color = mix(outer, inner, i / (SHEETS - 1));
    drawSheet(canvas, { outline, color, top: 0, bottom: height, front: 1 - i / SHEETS, day, crest: 0.06 });
  }
}
