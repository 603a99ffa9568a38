import type { SkCanvas } from '@shopify/react-native-skia';
import { ICONS } from '@/components/art/generated/icons';
import { PATHS } from '@/components/art/generated/paths';
import { TOKENS } from '@/components/art/generated/tokens';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { keptPath } from '@/components/kit/skia/paths';
import { drawNumber, drawText, measureText, type Faces } from '@/components/kit/skia/text';
import type { ShipSpot } from '../battle/places';
import type { BattleShip } from '../battle/state';

interface PlateKit {
  readonly faces: Faces;
  readonly day: boolean;
  readonly unit: number;
}

/** Look 20.2: cannon, shield, knot. */
const SIGNS = {
  night: { attack: '#FF9BAA', defence: '#9CCBF5', knot: '#8FE3BE', panel: '#0C0A14', alpha: 0.66 },
  day: { attack: '#A83A58', defence: '#2F6FB0', knot: '#07543A', panel: '#FFFDF7', alpha: 0.86 },
} as const;
const NAME = 15;
const SMALLEST_NAME = 11;
/** Rather small than cut off. */
const SMALLEST = 9;

/** What is printed of a ship: its name, its dice, what a die must beat, and whether one hit may be survived. */
export function drawPlate(
  canvas: SkCanvas,
  kit: PlateKit,
  { plate, named }: ShipSpot,
  ship: BattleShip,
  /** `gone`: what has become of it, in a word. */
  { firing, gone }: { readonly firing: boolean; readonly gone: string | null },
) {
  const { faces, day, unit } = kit;
  const signs = SIGNS[day ? 'day' : 'night'];
  const { text1, text2, text3, bad, lamp } = TOKENS.color[day ? 'day' : 'night'];
  const { x, y, width, height } = plate;
  const radius = Math.min(11 * unit, height * 0.3);
  const box = rrect(x, y, width, height, radius);
  if (day && gone === null) {
    canvas.drawRRect(rrect(x, y + 1.5, width, height, radius), blurred(TOKENS.color.day.shadow, 4, 0.2));
  }
  canvas.drawRRect(box, fill(signs.panel, gone !== null ? 0.34 : signs.alpha));
  if (firing) {
    const edge = rrect(x - 1, y - 1, width + 2, height + 2, radius + 1);
    canvas.drawRRect(edge, blurred('#FFC56B', 5 * unit, 0.5));
    canvas.drawRRect(box, fill(signs.panel, day ? 1 : 0.9));
    canvas.drawRRect(edge, stroke(day ? '#E0962E' : lamp, 2.6));
  }
  const figures = named ? y + height * 0.87 : y + height * 0.82;
  if (named) {
    const name = { text: ship.name, x: x + width / 2, face: 'text700', align: 'center' } as const;
    const usual = Math.max(SMALLEST_NAME, Math.min(NAME * unit, height * 0.34));
    const size = fitting(faces, name, usual, width - 5);
    drawText(canvas, faces, {
      ...name,
      y: y + height * 0.4,
      size,
      width: width - 3,
      color: gone !== null ? text3 : text1,
    });
  }
  if (gone !== null) {
    const word = { text: gone, x: x + width / 2, face: 'text800', align: 'center' } as const;
    const usual = Math.max(SMALLEST_NAME, Math.min(NAME * unit, height * (named ? 0.34 : 0.75)));
    const size = fitting(faces, word, usual, width - 3);
    drawText(canvas, faces, { ...word, y: figures - height * 0.02, size, width, color: ship.sunk ? bad : text2 });
    return;
  }
  drawFigures(canvas, kit, { x, y: figures, width, height: named ? height * 0.46 : height * 0.86 }, ship);
}

/** Letters as large as usual, or as the room allows. */
function fitting(
  faces: Faces,
  words: Pick<Parameters<typeof measureText>[1], 'text' | 'x' | 'face'>,
  usual: number,
  room: number,
): number {
  const { width } = measureText(faces, { ...words, y: 0, size: usual, color: '#000000' });
  return Math.max(SMALLEST, Math.min(usual, (usual * room) / Math.max(1, width)));
}

interface Line {
  readonly x: number;
  /** The baseline of the figures. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawFigures(canvas: SkCanvas, { faces, day, unit }: PlateKit, line: Line, ship: BattleShip) {
  const signs = SIGNS[day ? 'day' : 'night'];
  const { text1 } = TOKENS.color[day ? 'day' : 'night'];
  // 86 points hold the line as it stands in the look.
  const k = Math.min(line.width / (ship.survivable ? 80 : 62), unit, line.height / 18);
  const digit = 19 * k;
  const parts: [d: string, color: string, size: number, figure: number | null][] = [
    [ICONS.cannon, signs.attack, 16 * k, ship.attack],
    [ICONS['checked-shield'], signs.defence, 13.5 * k, ship.defence],
  ];
  if (ship.survivable) parts.push([PATHS.markKnot, signs.knot, 14 * k, null]);
  const cell = 12 * k;
  const gap = 4 * k;
  const long = parts.reduce((sum, [, , size, figure]) => sum + size + (figure === null ? 0 : cell + 1.5 * k), 0);
  let x = line.x + (line.width - long - gap * (parts.length - 1)) / 2;
  for (const [d, color, size, figure] of parts) {
    canvas.save();
    canvas.translate(x, line.y - digit * 0.36 - size / 2);
    canvas.scale(size / 512, size / 512);
    canvas.drawPath(keptPath(d), fill(color));
    canvas.restore();
    x += size;
    if (figure !== null) {
      x += 1.5 * k;
      const at = { x: x + cell / 2, y: line.y, align: 'center' } as const;
      drawNumber(canvas, faces, { ...at, text: String(figure), size: digit, color: text1 });
      x += cell;
    }
    x += gap;
  }
}
