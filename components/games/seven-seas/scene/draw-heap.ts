import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Rect } from '@/components/kit/frame/frame';
import { stroke, withBlur } from '@/components/kit/skia/brush';
import { layFlat } from '@/engine/games/seven-seas/throw/tumble';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import type { DieLook } from './dice-look';
import { drawDie } from './draw-die';

const LARGEST = 30;
/** Edges of a die from one to the next. */
const APART = 1.6;

/** All dice that will be thrown, as they lie in the hand: fleet by fleet, the caravan last. */
export function drawHeap(canvas: SkCanvas, view: SevenSeasView, looks: readonly DieLook[], room: Rect) {
  const task = view.tasks.at(-1);
  if (task?.kind !== 'throw') return;
  const owned = task.ships.flatMap((count, seat) => new Array<number>(count).fill(seat + 1));
  const rows = [...owned, ...new Array<number>(task.red).fill(0)];
  let edge = LARGEST;
  const across = () => Math.max(1, Math.floor(room.width / (edge * APART)));
  while (edge > 8 && across() * Math.floor(room.height / (edge * APART)) < rows.length) edge--;
  const columns = Math.min(rows.length, across());
  const lines = Math.ceil(rows.length / columns);
  const turn = new Float32Array(4);
  rows.forEach((row, i) => {
    const look = looks[row];
    if (!look) return;
    const line = Math.floor(i / columns);
    const long = line === lines - 1 ? rows.length - line * columns : columns;
    layFlat(turn, 0, (i % 6) + 1, 17 + ((i * 53) % 60));
    const x = room.x + room.width / 2 + ((i % columns) - (long - 1) / 2) * edge * APART;
    const y = room.y + room.height / 2 + (line - (lines - 1) / 2) * edge * APART;
    drawDie(canvas, { look, turn, at: 0, x, y, edge });
  });
}

/** It waits for a hand: pinprick lights round the lid. */
export function drawWaiting(canvas: SkCanvas, { x, y, width }: Rect) {
  const inset = width * 0.022;
  const side = width - 2 * inset;
  const edge = Skia.RRectXY(Skia.XYWHRect(x + inset, y + inset, side, side), width * 0.06, width * 0.06);
  const halo = withBlur(stroke('#FFC56B', 4, 0.8, true), 3);
  halo.setPathEffect(Skia.PathEffect.MakeDash([0.1, 8], 0));
  canvas.drawRRect(edge, halo);
  const dots = stroke('#FFE7B5', 2.8, 1, true);
  dots.setPathEffect(Skia.PathEffect.MakeDash([0.1, 8], 0));
  canvas.drawRRect(edge, dots);
}
