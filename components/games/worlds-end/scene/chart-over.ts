import { BlendMode, ClipOp, FillType, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { fill, stroke, withBlur } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawText, type Faces } from '@/components/kit/skia/text';
import type { Chart } from '../map/chart';
import { seedOf } from '../map/cut';
import { REGIONS, SEAS, type SeaId } from '../map/seas';
import { ACROSS, signsOf } from '../map/signs';
import { SHEET_RADIUS } from './chart-base';
import { drawFlagship, type SignKit } from './chart-signs';
import type { ChartState, SeaState } from './chart-state';
import { drawKeptSigns } from './kept-signs';
import { drawDie } from '@/components/kit/skia/die';
import { chartLook, GOOD_TINT, MONOPOLY_ALPHA, type ChartLook } from './looks';
import { isletPath, pathOf } from './shapes';

interface OverKit extends SignKit {
  readonly turn: Turn;
}

const { color: LIGHT, halo: HALO } = TOKENS.pinprick;

/** Where the one sits who reads the words of a chart that lies flat. */
export type Turn = 0 | 90 | 180 | 270;

/** All that changes on a chart, in points of the chart: a picture of paths and words, sharp as near as the camera comes. */
export function drawChartOver(
  canvas: SkCanvas,
  faces: Faces,
  chart: Chart,
  state: ChartState,
  day: boolean,
  turn: Turn = 0,
) {
  const look = chartLook(day);
  const kit: OverKit = { faces, look, unit: chart.unit, day, turn };
  canvas.save();
  const { x, y, width, height } = chart.sheet;
  const sheet = rrect(x, y, width, height, SHEET_RADIUS * chart.unit);
  canvas.save();
  canvas.clipRRect(sheet, ClipOp.Intersect, true);
  drawTints(canvas, chart, state, look);
  drawLegal(canvas, chart, state, look);
  drawTitles(canvas, kit, chart, state);
  canvas.restore();
  drawEvent(canvas, kit, chart, state);
  for (const sea of SEAS) drawSea(canvas, kit, chart, sea, state);
  if (state.chosen) drawChosen(canvas, kit, chart, state.chosen, state);
  canvas.restore();
}

/** Where water may be coloured: not over the islets in it. */
function waterOf(chart: Chart, sea: SeaId): SkPath {
  const water = Skia.PathBuilder.Make();
  const put = (path: SkPath) => {
    water.addPath(path);
    path.dispose();
  };
  put(pathOf(chart.seas[sea], true));
  chart.islets.forEach((islet, i) => {
    if (islet.sea === sea) put(isletPath(islet, seedOf(`${islet.sea} ${i}`)));
  });
  water.setFillType(FillType.EvenOdd);
  return water.build();
}

function tint(canvas: SkCanvas, chart: Chart, sea: SeaId, color: string, alpha: number) {
  const water = waterOf(chart, sea);
  canvas.drawPath(water, fill(color, alpha));
  water.dispose();
}

function drawTints(canvas: SkCanvas, chart: Chart, { monopolies, legal }: ChartState, look: ChartLook) {
  const [color, alpha] = look.legal;
  for (const sea of legal) tint(canvas, chart, sea, color, alpha);
  for (const { good, seas } of monopolies)
    for (const sea of seas) tint(canvas, chart, sea, GOOD_TINT[good], MONOPOLY_ALPHA);
}

/** Pinpricks along an open line; `unit` as on a phone. */
function lightsAlong(canvas: SkCanvas, path: SkPath, unit: number) {
  const dash = Skia.PathEffect.MakeDash([0.01, 5.4 * unit], 0);
  const below = withBlur(stroke(HALO.color, 4.6 * unit, 0.5, true), 3 * unit);
  below.setPathEffect(dash);
  canvas.drawPath(path, below);
  const dots = stroke(LIGHT, 2.5 * unit, 1, true);
  dots.setPathEffect(dash);
  canvas.drawPath(path, dots);
}

/** Lights where legal water meets other water. */
function drawLegal(canvas: SkCanvas, chart: Chart, { legal, chosen }: ChartState, look: ChartLook) {
  const lit = new Set(legal);
  for (const { points, seas, kind } of chart.lines) {
    if (kind === 'coast' || !seas.some((sea) => lit.has(sea))) continue;
    // The rim of a small map shuts its waters in: lights there would lead nowhere on the phone.
    if (kind === 'rim' && Object.keys(chart.titles).length === 0) continue;
    if (chosen !== null && seas.includes(chosen)) continue;
    // The lights end a little before the beach.
    const path = pathOf(kind === 'border' ? points.slice(2, -2) : points, false);
    canvas.drawPath(path, stroke(look.border, 3 * chart.unit, 0.8, true));
    lightsAlong(canvas, path, chart.unit);
    path.dispose();
  }
}

function drawTitles(canvas: SkCanvas, { faces, look, unit, turn }: OverKit, chart: Chart, { regions }: ChartState) {
  for (const region of REGIONS) {
    const at = chart.titles[region];
    if (!at) continue;
    const words = { text: regions[region], face: 'text700', size: 12 * unit, color: look.title } as const;
    canvas.save();
    // Between the waters there is room for two directions only.
    if (turn === 180) canvas.rotate(turn, at.x, at.y);
    drawText(canvas, faces, { ...words, x: at.x, y: at.y + 4 * unit, align: 'center' });
    canvas.restore();
  }
}

const DIE = 34;

/** On the land between all players: the event dice, and what they brought in both reading directions. */
function drawEvent(canvas: SkCanvas, { faces, unit, turn }: OverKit, { dice: at }: Chart, { event }: ChartState) {
  if (!at || !event) return;
  const size = DIE * unit;
  canvas.save();
  canvas.rotate(turn, at.x, at.y);
  event.dice.forEach((value, i) => {
    const x = at.x + (i - (event.dice.length - 1) / 2) * size * 1.5;
    drawDie(canvas, 'pirates', value, {
      x,
      y: at.y + (i % 2 === 0 ? 0 : 0.15) * size,
      size,
      turn: i % 2 === 0 ? -7 : 9,
    });
  });
  const words = { text: event.words, face: 'text700', size: 14 * unit, color: '#2A1A0A', align: 'center' } as const;
  for (const half of [0, 180]) {
    canvas.save();
    canvas.rotate(half, at.x, at.y);
    drawText(canvas, faces, { ...words, x: at.x, y: at.y + size * 1.5 });
    canvas.restore();
  }
  canvas.restore();
}

const standingIn = ({ owner, goods, port, guards, ships }: SeaState) => ({
  owned: owner !== null,
  goods: goods !== null,
  port,
  guards: guards > 0,
  ships: ships.length,
});

function drawSea(canvas: SkCanvas, kit: OverKit, chart: Chart, id: SeaId, { seas, active }: ChartState) {
  const sea = seas[id];
  const across = kit.turn % 180 !== 0;
  const signs = signsOf(chart, id, standingIn(sea), across);
  const { x, y } = chart.middles[id];
  canvas.save();
  canvas.rotate(kit.turn, x, y);
  if (across) {
    canvas.translate(x, y);
    canvas.scale(ACROSS, ACROSS);
    canvas.translate(-x, -y);
  }
  drawKeptSigns(canvas, kit, chart, id, signs, sea);
  sea.ships.forEach((seat, i) => {
    const place = signs.ships[i];
    if (place) drawFlagship(canvas, seat, place, kit.day, seat === active);
  });
  canvas.restore();
}

/** The sea that was chosen stays lit, all else lies in half darkness. */
function drawChosen(canvas: SkCanvas, kit: OverKit, chart: Chart, id: SeaId, state: ChartState) {
  const { look, unit } = kit;
  const path = pathOf(chart.seas[id], true);
  const { x, y, width, height } = chart.sheet;
  canvas.save();
  canvas.clipRRect(rrect(x, y, width, height, SHEET_RADIUS * unit), ClipOp.Intersect, true);
  canvas.save();
  canvas.clipPath(path, ClipOp.Difference, true);
  canvas.drawRect(Skia.XYWHRect(x, y, width, height), fill(look.veil, 0.5));
  canvas.restore();
  const glow = withBlur(stroke(HALO.color, 5 * unit, 0.7, true), 4 * unit);
  glow.setBlendMode(BlendMode.Screen);
  canvas.drawPath(path, glow);
  lightsAlong(canvas, path, unit);
  canvas.restore();
  path.dispose();
  // What reaches over the border of the lit sea is lit, too.
  drawSea(canvas, kit, chart, id, state);
}
