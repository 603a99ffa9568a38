import {
  BlendMode,
  BlurStyle,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  vec,
  type SkColor,
  type SkMaskFilter,
  type SkPaint,
  type SkShader,
} from '@shopify/react-native-skia';

/** Position, colour, opacity. */
export type Stop = readonly [at: number, color: string, alpha?: number];

/** #RRGGBB with an opacity, as Skia's four floats. */
export function rgba(hex: string, alpha = 1): SkColor {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return Float32Array.of(part(1), part(3), part(5), alpha);
}

// One paint for all fills and one for all strokes: a canvas copies what it is given, so nothing is made per draw.
let filler: SkPaint | undefined;
let stroker: SkPaint | undefined;
const blurs = new Map<number, SkMaskFilter>();

function fresh(style: PaintStyle): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStyle(style);
  return paint;
}

function clean(paint: SkPaint, color: string, alpha: number): SkPaint {
  paint.setColor(rgba(color, alpha));
  paint.setShader(null);
  paint.setMaskFilter(null);
  paint.setPathEffect(null);
  paint.setBlendMode(BlendMode.SrcOver);
  return paint;
}

/** Valid until the next call of `fill`, `shade` or `blurred`. */
export function fill(color: string, alpha = 1): SkPaint {
  filler ??= fresh(PaintStyle.Fill);
  return clean(filler, color, alpha);
}

/** Valid until the next call of `stroke`. */
export function stroke(color: string, width: number, alpha = 1, round = false): SkPaint {
  stroker ??= fresh(PaintStyle.Stroke);
  const paint = clean(stroker, color, alpha);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(round ? StrokeCap.Round : StrokeCap.Butt);
  paint.setStrokeJoin(round ? StrokeJoin.Round : StrokeJoin.Miter);
  return paint;
}

export function shade(shader: SkShader, alpha = 1): SkPaint {
  const paint = fill('#000000', alpha);
  paint.setShader(shader);
  return paint;
}

/** A fill seen through a blur: shadows and lights. A mask on the path costs a fraction of an image filter. */
export function blurred(color: string, sigma: number, alpha: number): SkPaint {
  return withBlur(fill(color, alpha), sigma);
}

export function withBlur(paint: SkPaint, sigma: number): SkPaint {
  let mask = blurs.get(sigma);
  if (!mask) blurs.set(sigma, (mask = Skia.MaskFilter.MakeBlur(BlurStyle.Normal, sigma, true)));
  paint.setMaskFilter(mask);
  return paint;
}

const colorsOf = (stops: readonly Stop[]) => stops.map(([, color, alpha]) => rgba(color, alpha));
const placesOf = (stops: readonly Stop[]) => stops.map(([at]) => at);

export function linear(x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]): SkShader {
  return Skia.Shader.MakeLinearGradient(vec(x0, y0), vec(x1, y1), colorsOf(stops), placesOf(stops), TileMode.Clamp);
}

export function radial(x: number, y: number, r: number, stops: readonly Stop[]): SkShader {
  return Skia.Shader.MakeRadialGradient(vec(x, y), r, colorsOf(stops), placesOf(stops), TileMode.Clamp);
}
