import {
  PaintStyle,
  Skia,
  StrokeJoin,
  TextAlign,
  type SkCanvas,
  type SkFont,
  type SkPaint,
  type SkTypeface,
  type SkTypefaceFontProvider,
} from '@shopify/react-native-skia';
import { blurred, fill, rgba } from './brush';
import { picture } from './picture';

/** The bundled faces. Yeseva for names of games, titles and all values; Alegreya Sans in three weights for the rest. */
export type Face = 'display' | 'text500' | 'text700' | 'text800';

export interface Faces {
  readonly provider: SkTypefaceFontProvider;
  readonly display: SkTypeface;
}

/** No system fonts on the web: everything that is drawn comes out of these files. */
export function makeFaces(typefaces: Readonly<Record<Face, SkTypeface>>): Faces {
  const provider = Skia.TypefaceFontProvider.Make();
  for (const face of Object.keys(typefaces) as Face[]) provider.registerFont(typefaces[face], face);
  return { provider, display: typefaces.display };
}

export type Align = 'left' | 'center' | 'right';

export interface TextSpec {
  readonly text: string;
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly alpha?: number;
  readonly align?: Align;
  /** Cut with … after this many points; wrapped when `lines` allows more than one. */
  readonly width?: number;
  readonly lines?: number;
  readonly lineHeight?: number;
  /** A hem round the letters, so that they can be read on any ground. */
  readonly halo?: { readonly color: string; readonly width: number };
}

const ALIGN: Record<Align, TextAlign> = { left: TextAlign.Left, center: TextAlign.Center, right: TextAlign.Right };
// Alegreya Sans has old-style figures of unequal width unless told otherwise.
const FIGURES = [
  { name: 'lnum', value: 1 },
  { name: 'tnum', value: 1 },
];

function hem({ color, width }: NonNullable<TextSpec['halo']>): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeJoin(StrokeJoin.Round);
  paint.setStrokeWidth(2 * width);
  paint.setColor(rgba(color));
  return paint;
}

function paragraphOf({ provider }: Faces, spec: TextSpec, paint?: SkPaint) {
  const { text, face, size, color, alpha = 1, align = 'left', width = 2000, lines = 1 } = spec;
  const builder = Skia.ParagraphBuilder.Make({ textAlign: ALIGN[align], maxLines: lines, ellipsis: '…' }, provider);
  builder.pushStyle(
    {
      color: rgba(color, alpha),
      fontFamilies: [face],
      fontSize: size,
      fontFeatures: FIGURES,
      ...(spec.lineHeight === undefined ? {} : { heightMultiplier: spec.lineHeight }),
    },
    paint,
  );
  const paragraph = builder.addText(text).build();
  paragraph.layout(width);
  builder.dispose();
  return paragraph;
}

/** Draws words; answers how wide the longest line came out. */
export function drawText(canvas: SkCanvas, faces: Faces, spec: TextSpec): number {
  const { x, y, size, align = 'left', width = 2000, halo } = spec;
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const draw = (paint?: SkPaint) => {
    const paragraph = paragraphOf(faces, spec, paint);
    const baseline = paragraph.getLineMetrics()[0]?.baseline ?? size;
    paragraph.paint(canvas, left, y - baseline);
    const longest = paragraph.getLongestLine();
    paragraph.dispose();
    return longest;
  };
  if (halo) {
    const paint = hem(halo);
    draw(paint);
    paint.dispose();
  }
  return draw();
}

/** How wide words come out, and on how many lines. */
export function measureText(faces: Faces, spec: TextSpec): { readonly width: number; readonly lines: number } {
  const paragraph = paragraphOf(faces, spec);
  const measured = { width: paragraph.getLongestLine(), lines: paragraph.getLineMetrics().length };
  paragraph.dispose();
  return measured;
}

/** Both scripts, with the figures. */
const SAMPLE = 'Ship Корабль 7';

/** A face's first words take 20 ms, which read its tables; better here than in the first picture of a table. */
export function warmUp(faces: Faces, face: Face): void {
  const word = { text: SAMPLE, x: 0, y: 0, face, size: 14, color: '#000000' };
  picture((canvas) => drawText(canvas, faces, word)).dispose();
}

const fonts = new WeakMap<SkTypeface, Map<number, SkFont>>();

export function displayFont({ display }: Faces, size: number): SkFont {
  let sizes = fonts.get(display);
  if (!sizes) fonts.set(display, (sizes = new Map()));
  let font = sizes.get(size);
  if (!font) {
    font = Skia.Font(display, size);
    font.setSubpixel(true);
    sizes.set(size, font);
  }
  return font;
}

/** Yeseva's figures have unequal widths: a number that changes sets each one in a cell of this many ems. */
export const DIGIT_CELL = 0.68;

export interface NumberSpec {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly align?: Align;
  /** Each figure in a cell of its own, so that counting does not shake the row. */
  readonly cells?: boolean;
  /** Depth of the shadow below the figures; none by default. */
  readonly shadow?: number;
}

/** Draws a value in Yeseva; answers its width. */
export function drawNumber(canvas: SkCanvas, faces: Faces, spec: NumberSpec): number {
  const { text, x, y, size, color, align = 'left', cells = false, shadow = 0 } = spec;
  const font = displayFont(faces, size);
  const widths = font.getGlyphWidths(font.getGlyphIDs(text));
  const cell = size * DIGIT_CELL;
  const total = cells ? cell * text.length : widths.reduce((sum, width) => sum + width, 0);
  const from = align === 'left' ? x : align === 'right' ? x - total : x - total / 2;
  const each = (draw: (figure: string, left: number) => void) => {
    let left = from;
    widths.forEach((width, i) => {
      draw(text.charAt(i), cells ? left + (cell - width) / 2 : left);
      left += cells ? cell : width;
    });
  };
  if (shadow > 0) {
    const paint = blurred('#0A0618', shadow * 0.8, 0.5);
    each((figure, left) => canvas.drawText(figure, left + shadow * 0.4, y + shadow, paint, font));
  }
  const paint = fill(color);
  each((figure, left) => canvas.drawText(figure, left, y, paint, font));
  return total;
}
