// Draws the app's icons and splash pictures from assets/app/icon.svg with CanvasKit: `node scripts/icons.mjs`.
// The light icon itself (icon.png) is the finished drawing, with grain and shadows, and is not touched.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const CanvasKit = await createRequire(import.meta.url)('canvaskit-wasm/bin/full/canvaskit')({});
const folder = new URL('../assets/app/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const attributes = (text) => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
const layers = new Map(
  [...svg.matchAll(/<g id="([\w-]+)">([\s\S]*?)<\/g>/g)].map(([, id, body]) => [
    id,
    [...body.matchAll(/<path ([^>]*)\/>/g)].map(([, a]) => attributes(a)),
  ]),
);
const gradients = new Map(
  [...svg.matchAll(/<(linear|radial)Gradient ([^>]*)>([\s\S]*?)<\/\1Gradient>/g)].map(([, kind, a, stops]) => [
    attributes(a).id,
    { kind, ...attributes(a), stops: [...stops.matchAll(/<stop ([^>]*)\/>/g)].map(([, s]) => attributes(s)) },
  ]),
);

const colour = (hex, alpha = 1) => CanvasKit.multiplyByAlpha(CanvasKit.parseColorString(hex), Number(alpha));

function shader(id, path) {
  const g = gradients.get(id);
  const colours = g.stops.map((s) => colour(s['stop-color'], s['stop-opacity']));
  const at = g.stops.map((s) => Number(s.offset));
  const clamp = CanvasKit.TileMode.Clamp;
  if (g.kind === 'radial') return CanvasKit.Shader.MakeRadialGradient([+g.cx, +g.cy], +g.r, colours, at, clamp);
  const [, top, , bottom] = path.getBounds();
  const [y1, y2] = g.gradientUnits === 'userSpaceOnUse' ? [+g.y1, +g.y2] : [top, bottom];
  return CanvasKit.Shader.MakeLinearGradient([0, y1], [0, y2], colours, at, clamp);
}

/** One layer of the drawing; `paint` may replace a path's colour by its id (null leaves the path out). */
function layer(canvas, name, paint = () => undefined) {
  for (const p of layers.get(name)) {
    const own = paint(p.id);
    if (own === null) continue;
    const path = CanvasKit.Path.MakeFromSVGString(p.d);
    if (p['fill-rule'] === 'evenodd') path.setFillType(CanvasKit.FillType.EvenOdd);
    const brush = new CanvasKit.Paint();
    brush.setAntiAlias(true);
    if (p.fill === 'none') {
      if (own) continue;
      brush.setStyle(CanvasKit.PaintStyle.Stroke);
      brush.setStrokeWidth(Number(p['stroke-width']));
      brush.setColor(colour(p.stroke, p['stroke-opacity']));
    } else if (own) brush.setColor(colour(own));
    else if (p.fill.startsWith('url(#')) brush.setShader(shader(p.fill.slice(5, -1), path));
    else brush.setColor(colour(p.fill, p['fill-opacity']));
    canvas.drawPath(path, brush);
  }
}

/** @param box the part of the drawing that fills the picture: [x, y, side] */
function picture(name, size, box, draw) {
  const surface = CanvasKit.MakeSurface(size, size);
  const canvas = surface.getCanvas();
  canvas.clear(CanvasKit.TRANSPARENT);
  canvas.scale(size / box[2], size / box[2]);
  canvas.translate(-box[0], -box[1]);
  draw(canvas);
  writeFileSync(new URL(name, folder), surface.makeImageSnapshot().encodeToBytes());
  surface.delete();
}

const whole = [0, 0, 1024];
const adaptive = [-220, -220, 1464]; // Android shows the middle 66 % of what it is given
const ship = [160, 180, 740];
const inks = (hull, sails, windows) => (id) => (/sails/.test(id) ? sails : id === 'ship-windows' ? windows : hull);

picture('icon-dark.png', 1024, whole, (c) => {
  c.clear(colour('#0B131D'));
  for (const name of layers.keys()) layer(c, name, (id) => (id === 'sun-shape' ? '#FFD9A0' : undefined));
  c.drawColor(colour('#05070D', 0.22), CanvasKit.BlendMode.SrcATop);
});
picture('icon-tinted.png', 1024, whole, (c) => {
  c.clear(colour('#000000'));
  layer(c, 'ship', inks('#E6E6E6', '#FFFFFF', '#4A4A4A'));
  layer(c, 'wave-mid', () => '#A8A8A8');
  layer(c, 'wave-near', () => '#6E6E6E');
});
picture('android-background.png', 1024, adaptive, (c) => {
  c.clear(colour('#152334'));
  for (const name of ['sky', 'sun-halo', 'sun', 'ring-far', 'ring-mid', 'ring-near']) layer(c, name);
  layer(c, 'ring-front', () => '#152334');
});
picture('android-foreground.png', 1024, adaptive, (c) => {
  for (const name of ['ship', 'wave-mid', 'wave-near', 'wave-front']) layer(c, name);
});
picture('android-monochrome.png', 1024, adaptive, (c) => {
  layer(c, 'ship', inks('#FFFFFF', '#FFFFFF', null));
  c.saveLayer();
  layer(c, 'wave-mid', () => '#FFFFFFB0');
  c.restore();
  layer(c, 'wave-near', () => '#FFFFFF70');
});
picture('splash.png', 720, ship, (c) => layer(c, 'ship', inks('#33132A', '#8C2A3C', '#FFD48A')));
picture('splash-dark.png', 720, ship, (c) => layer(c, 'ship', inks('#F5AC45', '#FFF4DA', '#152334')));
picture('favicon.png', 64, whole, (c) => {
  for (const name of layers.keys()) layer(c, name);
});
