// Draws the app's icons and splash pictures from the drawing of the icon into assets/app, and those of the web app into public/icons:
// `npm run art:icons`. The light icon itself (icon.png) is the finished drawing that came with the look, and is not touched.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  BlendMode,
  ClipOp,
  FilterMode,
  MipmapMode,
  Skia,
  type SkCanvas,
  type SkImage,
} from '@shopify/react-native-skia';
import { blurred, fill } from '@/components/kit/skia/brush';
import { bake } from '@/components/kit/skia/surface';
import { drawLayer, pathOf } from './lib/scene';
import { readDrawing, type Layer, type Shape } from './lib/svg';

const FOLDER = 'assets/app';
/** Served at the root of the site. */
const WEB = 'public/icons';
const drawing = readDrawing(readFileSync('assets/art/svg/shell/app-icon.svg', 'utf8'));
const layers = new Map(drawing.layers.map((layer) => [layer.id, layer]));

type Box = readonly [left: number, top: number, side: number];
const WHOLE: Box = [0, 0, 1024];
/** Android shows the middle two thirds of what it is given. */
const ADAPTIVE: Box = [-264, -264, 1552];
/** Browsers cut a maskable icon to a shape of their own: only its middle circle, four fifths wide, is seen on every device. */
const MASKABLE: Box = [-60, -60, 1144];
const SHIP: Box = [160, 180, 740];
/** As far as the waves are drawn; beyond it their ends would show. */
const WAVES = Skia.XYWHRect(-60, -300, 1144, 1384);

function layer(id: string, change: (shape: Shape) => Shape = (shape) => shape): Layer {
  const found = layers.get(id);
  if (!found) throw new Error(`no layer ${id}`);
  return { ...found, shapes: found.shapes.map(change) };
}

/** Rings are sheets with a hole: they must reach past the larger picture, and only their hole has a cut edge. */
const wide = (shape: Shape): Shape => ({
  ...shape,
  d: shape.d.replace(/^M-60-(60|59\.4)H1084V1084(\.6)?H-60Z/, shape.fill === null ? '' : 'M-900-900H1900V1900H-900Z'),
});
const coloured =
  (color: (shape: Shape) => string) =>
  (shape: Shape): Shape => ({ ...shape, fill: shape.fill === null ? null : color(shape), fillAlpha: 1 });

function picture(
  name: string,
  size: number,
  [left, top, side]: Box,
  draw: (canvas: SkCanvas) => void,
  folder = FOLDER,
) {
  const image = bake(size, size, 1, (canvas) => {
    canvas.scale(size / side, size / side);
    canvas.translate(-left, -top);
    draw(canvas);
  });
  if (!image) throw new Error(`${name}: no picture`);
  writeFileSync(`${folder}/${name}`, image.encodeToBytes());
}

const draw = (canvas: SkCanvas, one: Layer) => drawLayer(canvas, one, null);
const shipColours = (hull: string, sails: string, windows: string) =>
  coloured(({ id }) => (id.includes('sails') ? sails : id.includes('windows') ? windows : hull));

/** iOS dark: the disc like old brass, the glow seven tenths. */
function drawDark(canvas: SkCanvas) {
  canvas.clear(Skia.Color('#0B131D'));
  const dimmer = fill('#000000', 0.7);
  canvas.saveLayer(dimmer);
  draw(canvas, layer('sky'));
  draw(canvas, layer('sun-halo'));
  canvas.restore();
  draw(
    canvas,
    layer(
      'sun',
      coloured(() => '#FFD9A0'),
    ),
  );
  const ids = [
    'ring-far',
    'ring-mid',
    'wave-far',
    'ship',
    'wave-mid',
    'ring-near',
    'wave-near',
    'ring-front',
    'wave-front',
  ];
  for (const id of ids) draw(canvas, layer(id));
  canvas.drawPaint(fill('#05070D', 0.16));
}

/** iOS tinted: ship and waves in three greys, on black. */
function drawTinted(canvas: SkCanvas) {
  canvas.clear(Skia.Color('#000000'));
  draw(canvas, layer('ship', shipColours('#E6E6E6', '#FFFFFF', '#4A4A4A')));
  draw(
    canvas,
    layer(
      'wave-mid',
      coloured(() => '#A8A8A8'),
    ),
  );
  draw(
    canvas,
    layer(
      'wave-near',
      coloured(() => '#6E6E6E'),
    ),
  );
}

/** Android themed icon: only the shape counts. A wave hides the hull behind it instead of adding to it. */
function drawMonochrome(canvas: SkCanvas) {
  canvas.clipRect(WAVES, ClipOp.Intersect, false);
  const part = (id: string, alpha: number) => {
    for (const shape of layer(id).shapes) {
      if (shape.fill === null) continue;
      const hole = shape.id.includes('windows') || id !== 'ship';
      if (hole) {
        const eraser = fill('#000000');
        eraser.setBlendMode(BlendMode.Clear);
        canvas.drawPath(pathOf(shape), eraser);
      }
      if (!shape.id.includes('windows')) canvas.drawPath(pathOf(shape), fill('#FFFFFF', alpha));
    }
  };
  part('ship', 1);
  part('wave-mid', 0.72);
  part('wave-near', 0.46);
}

function drawForeground(canvas: SkCanvas) {
  canvas.clipRect(WAVES, ClipOp.Intersect, false);
  for (const id of ['ship', 'wave-mid', 'wave-near', 'wave-front']) draw(canvas, layer(id));
}

function drawBackground(canvas: SkCanvas) {
  canvas.clear(Skia.Color('#152334'));
  for (const id of ['sky', 'sun-halo', 'sun']) draw(canvas, layer(id));
  for (const id of ['ring-far', 'ring-mid', 'ring-near', 'ring-front']) draw(canvas, layer(id, wide));
}

function drawSplash(canvas: SkCanvas, hull: string, sails: string, windows: string, shadow: number) {
  const ship = layer('ship', shipColours(hull, sails, windows));
  if (shadow > 0) {
    canvas.save();
    canvas.translate(6, 14);
    for (const shape of ship.shapes)
      if (shape.fill !== null) canvas.drawPath(pathOf(shape), blurred('#080614', 12, shadow));
    canvas.restore();
  }
  draw(canvas, { ...ship, note: '' });
}

/** Halves a picture until it is small: each step is the mean of four pixels. */
function halved(image: SkImage, size: number): SkImage {
  let now = image;
  while (now.width() > size) {
    const side = Math.max(size, Math.round(now.width() / 2));
    const smaller = bake(side, side, 1, (canvas) => {
      const from = Skia.XYWHRect(0, 0, now.width(), now.height());
      const to = Skia.XYWHRect(0, 0, side, side);
      canvas.drawImageRectOptions(now, from, to, FilterMode.Linear, MipmapMode.None, fill('#FFFFFF'));
    });
    if (!smaller) throw new Error('no picture');
    now = smaller;
  }
  return now;
}

export async function main() {
  picture('icon-dark.png', 1024, WHOLE, drawDark);
  picture('icon-tinted.png', 1024, WHOLE, drawTinted);
  picture('android-background.png', 1024, ADAPTIVE, drawBackground);
  picture('android-foreground.png', 1024, ADAPTIVE, drawForeground);
  picture('android-monochrome.png', 1024, ADAPTIVE, drawMonochrome);
  picture('splash.png', 720, SHIP, (canvas) => drawSplash(canvas, '#33132A', '#8C2A3C', '#FFD48A', 0.22));
  picture('splash-dark.png', 720, SHIP, (canvas) => drawSplash(canvas, '#F5AC45', '#FFF4DA', '#152334', 0.4));
  const icon = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(readFileSync(`${FOLDER}/icon.png`))));
  if (!icon) throw new Error('icon.png cannot be read');
  writeFileSync(`${FOLDER}/favicon.png`, halved(icon, 64).encodeToBytes());
  mkdirSync(WEB, { recursive: true });
  for (const size of [192, 512]) writeFileSync(`${WEB}/icon-${size}.png`, halved(icon, size).encodeToBytes());
  writeFileSync(`${WEB}/apple-touch-icon.png`, halved(icon, 180).encodeToBytes());
  const whole = (canvas: SkCanvas) => {
    drawBackground(canvas);
    drawForeground(canvas);
  };
  picture('maskable-512.png', 512, MASKABLE, whole, WEB);
}
