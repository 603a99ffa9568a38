import { BlendMode, Skia, type SkCanvas, type SkImage, type SkPaint } from '@shopify/react-native-skia';
import type { Words } from '@/components/i18n/words';
import type { Rect } from '@/components/table/play/frame';
import { fill, stroke } from '@/components/table/skia/brush';
import { drawNumber, drawText, type Faces } from '@/components/table/skia/text';
import type { SeatSetup } from '@/engine';
import { DIE, FIELD } from '@/engine/games/seven-seas/throw/dice';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import type { SevenSeasMotion } from '../cues/motion';
import { ownerWords } from '../words';
import { cubesAt, makeCubes, type Floor } from './cubes';
import type { LidState } from './lid-state';

type Duel = Extract<SevenSeasMotion, { kind: 'duel' }>;

export interface DuelTools {
  readonly faces: Faces;
  readonly dice: SkPaint;
  readonly seats: readonly SeatSetup[];
  readonly floor: Floor;
  readonly panel: Rect;
  readonly tone: { readonly panel: string; readonly text: string; readonly good: string; readonly bad: string };
  readonly t: Words;
}

const TAPE = '#FFD876';
const INK = '#1B1412';

function tape(canvas: SkCanvas, x0: number, y0: number, x1: number, y1: number, wide: number, ticks: number) {
  const long = Math.hypot(x1 - x0, y1 - y0);
  canvas.save();
  canvas.translate(x0, y0);
  canvas.rotate((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI, 0, 0);
  canvas.drawRect(Skia.XYWHRect(0, -wide / 2, long, wide), fill(TAPE));
  for (let i = 1; i < ticks; i++) {
    const at = (long * i) / ticks;
    canvas.drawLine(at, -wide / 2, at, -wide / 2 + wide * (i % 5 === 0 ? 0.6 : 0.35), stroke(INK, 0.8, 0.8));
  }
  canvas.restore();
}

/** The paint that lights the sheet of faces. */
export function dicePaint(sheet: SkImage): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setShader(sheet.makeShaderOptions(0, 0, 1, 0));
  return paint;
}

/** The tape between the closest two, a ring of lights round them, and both large in the panel with the reading. */
export function drawDuel(canvas: SkCanvas, duel: Duel, state: LidState, tools: DuelTools) {
  const places = [duel.pirate, duel.caravan].map((id) => state.ids.indexOf(id));
  const [a = -1, b = -1] = places;
  if (a < 0 || b < 0) return;
  const { floor } = tools;
  const k = floor.side / FIELD;
  const from = (state.frames - 1) * state.count * POSE;
  const spot = (die: number) => ({
    x: floor.x + (state.poses[from + die * POSE] ?? 0) * k,
    y: floor.y + floor.side - (state.poses[from + die * POSE + 1] ?? 0) * k,
  });
  const [p, c] = [spot(a), spot(b)];
  const r = Math.hypot(p.x - c.x, p.y - c.y) / 2 + DIE * k * 1.1;
  const ring = stroke('#FFE7B5', 2.4, 0.95, true);
  ring.setPathEffect(Skia.PathEffect.MakeDash([0.1, 6], 0));
  canvas.drawCircle((p.x + c.x) / 2, (p.y + c.y) / 2, r, ring);
  tape(canvas, p.x, p.y, c.x, c.y, Math.max(5, DIE * k * 0.36), duel.mm);
  drawPanel(canvas, duel, state, [a, b], tools);
}

function drawPanel(canvas: SkCanvas, duel: Duel, state: LidState, places: readonly number[], tools: DuelTools) {
  const { panel, faces, tone, seats, t } = tools;
  const { x, y, width, height } = panel;
  if (height < 70) return;
  canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(x, y, width, height), 20, 20), fill(tone.panel, 0.62));
  const narrow = width < 260;
  const die = Math.min(60, height * 0.42, width * 0.26);
  const top = y + height * (narrow ? 0.46 : 0.34);
  const line = narrow ? y + 24 : top;
  const ends = [x + width * 0.2, x + width * 0.8];
  const from = (state.frames - 1) * state.count * POSE;
  [duel.pirate, duel.caravan].forEach((id, i) => {
    const cx = ends[i] ?? x;
    const pose = Float32Array.from(
      state.poses.subarray(from + (places[i] ?? 0) * POSE, from + ((places[i] ?? 0) + 1) * POSE),
    );
    pose[0] = FIELD / 2;
    pose[1] = FIELD / 2;
    const side = (die / DIE) * FIELD;
    const floor = { x: cx - side / 2, y: top - side / 2, side };
    const large = cubesAt(makeCubes(), pose, 0, 1, [state.rows[places[i] ?? 0] ?? 0], [1], floor);
    canvas.drawVertices(large, BlendMode.SrcOver, tools.dice);
    const sinks = duel.sunk.includes(id);
    const name = {
      x: cx,
      y: y + height * 0.78,
      size: 17,
      color: tone.text,
      align: 'center',
      width: width * 0.38,
    } as const;
    drawText(canvas, faces, { ...name, text: ownerWords(id, seats, t), face: 'text700' });
    const fate = t(sinks ? 'seven-seas:places.sinks' : 'seven-seas:places.afloat');
    const below = { ...name, y: y + height * 0.93, size: 15, color: sinks ? tone.bad : tone.good } as const;
    drawText(canvas, faces, { ...below, text: fate, face: 'text700' });
  });
  const middle = x + width / 2;
  const wide = width * 0.34;
  tape(canvas, middle - wide / 2, line, middle + wide / 2, line, 16, 24);
  const reading = t('seven-seas:places.mm', { mm: duel.mm });
  const pill = Math.max(84, reading.length * 15);
  canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(middle - pill / 2, line - 16, pill, 32), 16, 16), fill('#14121C'));
  canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(middle - pill / 2, line - 16, pill, 32), 16, 16), stroke(TAPE, 1.6));
  drawNumber(canvas, faces, { text: reading, x: middle, y: line + 7, size: 20, color: '#FDF6E6', align: 'center' });
}
