import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Words } from '@/components/i18n/words';
import { blurred, fill, linear, shade, stroke, withBlur } from '@/components/kit/skia/brush';
import { drawNumber, type Faces } from '@/components/kit/skia/text';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import type { DieId, Tie } from '@/engine/games/seven-seas/view';
import type { SevenSeasMotion } from '../cues/motion';
import type { DuelPlaces } from '../duel-places';
import type { PairTask } from '../lid-dice';
import type { Floor } from './floor';
import type { DieLook } from './dice-look';
import { drawDie } from './draw-die';
import { placeOf } from './draw-rest';
import { edgeOf } from './floor';
import type { LidState } from './lid-state';
import { READING, readingWidth, tapeWay, tieReadings, type Spot } from './readings';

type Duel = Extract<SevenSeasMotion, { kind: 'duel' }>;

export interface DuelTools {
  readonly faces: Faces;
  readonly looks: readonly DieLook[];
  readonly floor: Floor;
  readonly scale: number;
  readonly places: DuelPlaces;
  readonly tone: { readonly panel: string; readonly alpha: number };
  readonly t: Words;
}

const TAPE = '#FFD876';
const TAPE_DARK = '#D9A23C';
const INK = '#2A1B0C';

/** A strip from the origin to the right, a tick for each millimetre. */
function strip(canvas: SkCanvas, long: number, wide: number, ticks: number) {
  const box = Skia.RRectXY(Skia.XYWHRect(0, -wide / 2, long, wide), wide * 0.14, wide * 0.14);
  canvas.save();
  canvas.translate(wide * 0.08, wide * 0.2);
  canvas.drawRRect(box, blurred('#0A0618', wide * 0.16, 0.5));
  canvas.restore();
  const gold = linear(0, -wide / 2, 0, wide / 2, [
    [0, '#FFE9A8'],
    [0.3, TAPE],
    [1, TAPE_DARK],
  ]);
  canvas.drawRRect(box, shade(gold));
  // Where millimetres would run together, only every fifth is marked.
  const each = long / ticks < 1.6 ? 5 : 1;
  for (let i = each; i < ticks; i += each) {
    const at = (long * i) / ticks;
    const deep = i % 10 === 0 ? 0.66 : i % 5 === 0 ? 0.52 : 0.34;
    canvas.drawLine(at, -wide / 2, at, -wide / 2 + wide * deep, stroke(INK, each === 1 ? 0.7 : 0.8, 0.9));
  }
}

/** The tape over the floor, from its first point to the right: the screen's thread rolls it out. */
export function drawTape(canvas: SkCanvas, long: number, edge: number, mm: number) {
  strip(canvas, long, Math.max(6, edge * 0.5), mm);
}

/** The lights round the two that fight. */
export function drawRing(canvas: SkCanvas, p: Spot, c: Spot, edge: number) {
  const reach = Math.hypot(p.x - c.x, p.y - c.y) / 2;
  const [rx, ry] = [reach + edge * 1.25, Math.max(edge * 1.55, reach * 0.35 + edge)];
  canvas.save();
  canvas.translate((p.x + c.x) / 2, (p.y + c.y) / 2);
  canvas.rotate((Math.atan2(c.y - p.y, c.x - p.x) * 180) / Math.PI, 0, 0);
  const oval = Skia.XYWHRect(-rx, -ry, 2 * rx, 2 * ry);
  canvas.drawOval(oval, withBlur(fill('#FFE7B5', 0.16), edge * 0.5));
  const halo = withBlur(stroke('#FFC56B', 3.2, 0.6, true), 2.4);
  halo.setPathEffect(Skia.PathEffect.MakeDash([0.1, 6], 0));
  canvas.drawOval(oval, halo);
  const dots = stroke('#FFE7B5', 2.4, 1, true);
  dots.setPathEffect(Skia.PathEffect.MakeDash([0.1, 6], 0));
  canvas.drawOval(oval, dots);
  canvas.restore();
}

/** Danger: ember lights round one die, and under it a glow. */
function drawEmber(canvas: SkCanvas, { x, y }: Spot, edge: number, glow: boolean) {
  if (glow) canvas.drawCircle(x, y, edge * 1.05, withBlur(fill('#F2673C', 0.35), edge * 0.4));
  const dots = stroke('#FF7A4E', 2.4, 1, true);
  dots.setPathEffect(Skia.PathEffect.MakeDash([0.1, 5], 0));
  canvas.drawCircle(x, y, edge * 1.1, dots);
}

/** Ember lights round all these dice; over dice that lie already a glow would change their colours. */
export function drawStruck(canvas: SkCanvas, ids: readonly DieId[], state: LidState, floor: Floor, glow: boolean) {
  for (const id of ids) drawEmber(canvas, placeOf(state, state.ids.indexOf(id), floor), edgeOf(floor), glow);
}

/** The reading on a dark pill. */
function drawReading(canvas: SkCanvas, faces: Faces, text: string, x: number, y: number, size: number) {
  const wide = readingWidth(text, size);
  const pill = Skia.RRectXY(Skia.XYWHRect(x - wide / 2, y - size * 0.82, wide, size * 1.64), size * 0.82, size * 0.82);
  canvas.drawRRect(pill, fill('#14121C'));
  canvas.drawRRect(pill, stroke(TAPE, size * 0.09));
  drawNumber(canvas, faces, { text, x, y: y + size * 0.35, size, color: '#FDF6E6', align: 'center' });
}

/** Both large, and the tape with its reading between them. Names and fates are texts over the scene. */
export function drawPanel(canvas: SkCanvas, duel: Duel, state: LidState, tools: DuelTools) {
  const { places, looks, faces, tone, t } = tools;
  const { panel, sides, die: edge, tape } = places;
  if (panel.height < 60) return;
  const sheet = Skia.RRectXY(Skia.XYWHRect(panel.x, panel.y, panel.width, panel.height), 20, 20);
  canvas.drawRRect(sheet, fill(tone.panel, tone.alpha));
  canvas.save();
  canvas.translate(tape.x, tape.y);
  strip(canvas, tape.width, 18, 26);
  canvas.restore();
  drawReading(canvas, faces, t('seven-seas:places.mm', { mm: duel.mm }), tape.x + tape.width / 2, tape.y, 21);
  const from = (state.frames - 1) * state.count * POSE;
  [duel.pirate, duel.caravan].forEach((id, i) => {
    const die = state.ids.indexOf(id);
    const look = looks[state.rows[die] ?? -1];
    const side = sides[i];
    if (!look || !side) return;
    drawDie(canvas, { look, turn: state.poses, at: from + die * POSE + 3, x: side.x, y: side.y, edge });
  });
}

/** 4.7.17 d: as many tapes as pairs may fight now, all with the same reading; the chosen pair in its lights. */
export function drawTies(
  canvas: SkCanvas,
  { ties, mm, dice }: PairTask,
  chosen: Tie | null,
  state: LidState,
  { floor, faces, t }: DuelTools,
) {
  const edge = edgeOf(floor);
  const spotOf = (id: string) => placeOf(state, state.ids.indexOf(id), floor);
  for (const { pirate, caravan } of ties) {
    const [p, c] = [spotOf(pirate), spotOf(caravan)];
    if (chosen && chosen.pirate === pirate && chosen.caravan === caravan) drawRing(canvas, p, c, edge);
    const way = tapeWay(p, c, edge);
    canvas.save();
    canvas.translate(way.from.x, way.from.y);
    canvas.rotate((way.angle * 180) / Math.PI, 0, 0);
    drawTape(canvas, way.long, edge, mm);
    canvas.restore();
  }
  // After all tapes: none may lie over a reading.
  const text = t('seven-seas:places.mm', { mm });
  const readings = tieReadings(ties, dice, text, floor);
  for (const { at, of } of readings) drawLeader(canvas, of, at);
  for (const { at } of readings) drawReading(canvas, faces, text, at.x, at.y, READING);
}

/** From a tape to its reading, where that had to step aside. */
function drawLeader(canvas: SkCanvas, from: Spot, to: Spot) {
  if (from.x === to.x && from.y === to.y) return;
  canvas.drawLine(from.x, from.y, to.x, to.y, stroke('#14121C', 4, 0.8, true));
  canvas.drawLine(from.x, from.y, to.x, to.y, stroke(TAPE, 1.8, 1, true));
  canvas.drawCircle(from.x, from.y, 3.2, fill(TAPE));
}
