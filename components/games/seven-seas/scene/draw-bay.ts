import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Words } from '@/components/i18n/words';
import { mix } from '@/components/art/mix';
import type { Rect } from '@/components/kit/frame/box';
import { stamp, type Atlas } from '@/components/kit/skia/atlas';
import { fill, linear, shade, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import { drawNumber, drawText, type Faces } from '@/components/kit/skia/text';
import type { Seat } from '@/engine';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { GOODS, type Good } from '@/engine/games/seven-seas/data/goods';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { OFF, pushPlaces } from '../bay-places';
import type { Bay } from '../table-layout';
import { isPushed, wayOf, type Push } from '../pushes';
import { loadedOf } from '../raid-and-sale';
import { pricesIn } from '../words';
import { drawGood } from './draw-goods';
import { AFLOAT_EDGE, afloatKey } from './pieces';

/** Town, quay, price tag, boat (`pieces/harbour`, `quay`, `price-tag`, `sail-for-die` of the look). */
const FAR_HOUSES = 'M46 0V-34H76V0ZM-2 0V-44H26V0Z';
const FAR_ROOFS = 'M43 -34L61 -46.6L79 -34ZM-5 -44L12 -55.8L29 -44Z';
const NEAR = 'M22 0V-56H52V0ZM78 0V-40H76V-47H81V-43H86V-47H91V-43H97V-47H102V-40H100V0ZM88.2 -47V-78H90.2V-47Z';
const NEAR_ROOF = 'M19 -56L37 -68.6L55 -56Z';
const WINDOWS =
  'M54 -24.5H59V-16.3H54ZM63.4 -24.5H69.4V-16.3H63.4ZM3.6 -31.7H9.2V-21.1H3.6ZM14.2 -31.7H19.8V-21.1H14.2ZM28 -40.3H34V-26.9H28ZM39.4 -40.3H45.4V-26.9H39.4ZM86 -30H92V-20H86Z';
const FLAG = 'M90 -78C102 -84 108 -72 122 -78C116 -68 106 -64 90 -66Z';
const POSTS = 'M11 8H21V48H11ZM61 8H71V48H61ZM111 8H121V48H111ZM161 8H171V48H161Z';
const PLANKS = 'M0 -9H182L187 9H-5Z';
const SEAMS = 'M12 -9L10.5 9M37 -9L36 9M62 -9L61.3 9M87 -9V9M112 -9V9M137 -9L137.5 9M162 -9L163 9';
const TAG = 'M-9 0H9L17 9V40Q17 44 13 44H-13Q-17 44 -17 40V9Z';
const SAND = 'M-38 6C-34 -6 -22 -14 -6 -15C14 -16 32 -8 38 6C22 12 -22 12 -38 6Z';
const MAST = 'M-1.6 -43.7H1.6V-8.6H-1.6Z';
const SAIL =
  'M3 -40.5C16.7 -32.4 18.9 -20.3 9.2 -12.4Q5.4 -16.7 3 -16.2ZM-3 -36.2C-7 -27 -10.8 -18.9 -13.5 -15.1L-3 -15.7Z';

const WOOD = '#704922';
const INK = '#3A2410';
const SURF = '#FFF1CC';

export interface BayShown {
  readonly bay: Bay;
  readonly view: SevenSeasView;
  readonly seat: Seat;
  readonly pushes: readonly Push[];
  readonly chosen: SevenSeasAction | null;
  readonly faces: Faces;
  readonly pieces: Atlas;
  readonly t: Words;
}

/** The harbour with what it pays, guards on their sandbar, the own fleet, and what is pushed. */
export function drawBay(canvas: SkCanvas, shown: BayShown) {
  const { bay, view, seat, pushes } = shown;
  const player = view.players[seat];
  if (!player) return;
  drawHarbour(canvas, shown);
  drawIsle(canvas, shown, player.guards);
  const places = pushPlaces(bay, pushes.length);
  const covered = places.some(({ y, height }) => y + height > bay.fleet.y + 2);
  if (!covered)
    drawFleet(canvas, shown, pushes.some(({ piece }) => piece === 'ship') ? 0 : player.free, loadedOf(player));
  pushes.forEach((push, i) => drawPush(canvas, shown, push, places[i] as Rect, i));
}

export function drawAt(canvas: SkCanvas, x: number, y: number, k: number, draw: () => void) {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(k, k);
  draw();
  canvas.restore();
}

function drawHarbour(canvas: SkCanvas, { bay, view, faces, t }: BayShown) {
  const { k, quay, harbour, sign } = bay;
  const part = (path: string, color: string) => canvas.drawPath(keptPath(path), fill(color));
  drawAt(canvas, harbour.x + 8 * k, quay.y - 6 * k, k * 0.8, () => {
    part(FAR_HOUSES, '#5F3A1C');
    part(FAR_ROOFS, '#763520');
    part(NEAR, '#4B2E16');
    part(NEAR_ROOF, '#792F20');
    part(WINDOWS, '#FFE2A6');
    part(FLAG, '#F0AE3E');
  });
  drawAt(canvas, quay.x, quay.y + 9 * k, k, () => {
    part(POSTS, WOOD);
    part(PLANKS, '#C79C60');
    canvas.drawPath(keptPath(SEAMS), stroke(WOOD, 1.4, 0.65));
    canvas.drawRect(Skia.XYWHRect(-5, 9, 192, 7), fill(WOOD));
  });
  const board = rrect(sign.x, sign.y, sign.width, sign.height, 7 * k);
  canvas.drawRRect(board, fill('#E2B878'));
  canvas.drawRRect(board, stroke('#FFF4D8', 1, 0.6));
  const text = t(`seven-seas:ports.${view.port}`);
  const size = Math.min(sign.height * 0.68, (sign.width - 12) / (text.length * 0.54));
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2 + size * 0.35];
  drawText(canvas, faces, { text, x, y, size, face: 'display', color: INK, align: 'center', width: sign.width });
  const prices = pricesIn(view.port, view.options.startPortRum);
  const best = Math.max(...prices);
  GOODS.forEach((good, i) => {
    const x = quay.x + (33 + 60 * i) * k;
    drawGood(canvas, good, x, quay.y + 4 * k, 48 * k);
    drawTag(canvas, faces, { x, y: quay.y - 91 * k, k: 0.9 * k, price: prices[i] ?? 1, top: prices[i] === best });
  });
}

interface Tag {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly price: number;
  /** The best price is amber, and a little larger. */
  readonly top: boolean;
}

/** A price tag; its thread ends at x, y. */
export function drawTag(canvas: SkCanvas, faces: Faces, { x, y, k, price, top }: Tag) {
  drawAt(canvas, x, y, top ? k * 1.1 : k, () => {
    canvas.drawRect(Skia.XYWHRect(-0.7, -14, 1.4, 18), fill('#F6E2B4', 0.9));
    const paper = linear(0, 0, 0, 44, [
      [0, top ? '#FFE0A0' : '#FFFAEC'],
      [1, top ? '#F2B04C' : '#EADAB6'],
    ]);
    canvas.drawPath(keptPath(TAG), shade(paper));
    canvas.drawCircle(0, 6.6, 2.6, fill(INK));
    drawNumber(canvas, faces, { text: String(price), x: 0, y: 35, size: 26, color: INK, align: 'center' });
  });
}

function drawIsle(canvas: SkCanvas, shown: BayShown, guards: number) {
  const { x, y, width, height } = shown.bay.isle;
  const { k } = shown.bay;
  drawAt(canvas, x + width / 2, y + height / 2, k, () => {
    canvas.drawOval(Skia.XYWHRect(-46, -6, 92, 24), stroke(SURF, 1.6, 0.6));
    canvas.drawPath(keptPath(SAND), fill('#D8B782'));
    drawIcon(canvas, { name: 'palm-tree', x: 6, y: -50, size: 44, color: '#3C5A2C' });
  });
  for (let i = 0; i < guards; i++) {
    drawShip(canvas, shown, i, x + width * 0.34 - (i % 3) * 15 * k + 6 * k, y + 6 * k + (i % 2) * 5 * k, 22 * k);
  }
}

/** Own ships on one line: a sail says free, goods say loaded. */
function drawFleet(canvas: SkCanvas, shown: BayShown, free: number, loaded: number) {
  const { bay, view, seat } = shown;
  const { fleet, k } = bay;
  const count = free + loaded;
  if (count === 0) return;
  const pitch = Math.min(60 * k, fleet.width / count);
  const edge = Math.min(34 * k, pitch * 0.72);
  const goods = view.players[seat]?.goods;
  const cargo = goods ? GOODS.flatMap((good) => new Array<Good>(goods[good]).fill(good)) : [];
  const left = fleet.x + (fleet.width - pitch * count) / 2;
  for (let i = 0; i < count; i++) {
    const x = left + pitch * (i + 0.5);
    const y = fleet.y + fleet.height - edge * 0.72 - (i % 2) * 5 * k;
    canvas.drawOval(Skia.XYWHRect(x - edge * 0.85, y + edge * 0.22, edge * 1.7, edge * 0.55), stroke(SURF, 1.4, 0.45));
    const own = i < loaded ? cargo.filter((_, n) => n % loaded === i) : [];
    if (i >= loaded) drawSail(canvas, x, y, edge);
    drawShip(canvas, shown, i, x, y, edge);
    own.forEach((good, n) =>
      drawGood(canvas, good, x + (n - (own.length - 1) / 2) * edge * 0.6, y - edge * 0.28, edge * 0.74),
    );
  }
}

function drawSail(canvas: SkCanvas, x: number, y: number, edge: number) {
  drawAt(canvas, x, y, edge / 26, () => {
    canvas.drawPath(keptPath(MAST), fill('#462B20'));
    canvas.drawPath(keptPath(SAIL), fill('#FFF6DF'));
  });
}

function drawShip(canvas: SkCanvas, { pieces, seat }: BayShown, nth: number, x: number, y: number, edge: number) {
  const width = edge / AFLOAT_EDGE;
  stamp(canvas, pieces, afloatKey(seat, nth), x - width / 2, y - width / 2, width);
}

function drawPush(canvas: SkCanvas, shown: BayShown, push: Push, { x, y, width, height }: Rect, nth: number) {
  const off = isPushed(push, shown.chosen) ? wayOf(push) * OFF : 0;
  const [middle, foot] = [x + width / 2, y + height - 6 + off];
  if (off !== 0) canvas.drawRRect(rrect(x, y + off, width, height, 12), fill(mix('#FFC56B', '#FFFFFF', 0.3), 0.3));
  if (push.piece === 'ship') drawShip(canvas, shown, nth, middle, y + height / 2 + off, width * 0.63);
  else drawGood(canvas, push.piece, middle, foot, width * 0.78);
}
