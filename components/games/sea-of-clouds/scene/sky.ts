import type { Frame, Insets, Size } from '@/components/kit/frame/frame';
import type { FrameSpec, Outline, WaveSpec, WellSpec } from '@/components/kit/skia/curves';
import { seeded } from '@/components/kit/skia/random';
import type { StageSpec } from '@/components/kit/skia/stage';
import { wellOn, type WellPlan } from '@/components/kit/skia/well';
import type { TableLayout } from '../layout';

const n = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** A scallop from where the line stands to x, y: a quarter more than half a circle is never needed. */
function scallop(fromX: number, fromY: number, x: number, y: number, turn: 0 | 1): string {
  const r = Math.hypot(x - fromX, y - fromY) * 0.56;
  return `A${n(r)} ${n(r)} 0 0 ${turn} ${at(x, y)}`;
}

/** A bank of clouds: round heads beside each other, none like its neighbour. */
export function cloudBank({ seed, y, height, length, width, bottom, over = 24 }: WaveSpec): Outline {
  const random = seeded(seed);
  let x = -over - length * random();
  let low = y;
  const left = x;
  let line = `M${at(x, low)}`;
  while (x < width + over) {
    const long = length * (0.5 + 0.7 * random());
    const next = y - height * (random() * 1.6 - 0.5);
    line += scallop(x, low, x + long, next, 1);
    x += long;
    low = next;
  }
  return { line, area: `${line}L${at(x, bottom)}L${at(left, bottom)}Z` };
}

/** Clouds cut all round the opening: walls and ceiling of scallops that bulge into it. */
export function cloudFrame({ seed, left, top, right, bottom, pitch, depth, width, height }: FrameSpec): Outline {
  const random = seeded(seed);
  let [x, y] = [left, bottom];
  let line = `M${at(x, y)}`;
  const to = (nextX: number, nextY: number) => {
    line += scallop(x, y, nextX, nextY, 0);
    [x, y] = [nextX, nextY];
  };
  const stray = () => (random() - 0.5) * depth * 0.5;
  while (y - pitch * 1.4 > top + depth) to(left + Math.abs(stray()) * 0.8, y - pitch * (0.7 + 0.5 * random()));
  to(left + depth * 0.7, top + depth * 0.5);
  while (x + pitch * 1.4 < right - depth * 0.7) to(x + pitch * (0.6 + 0.6 * random()), top + Math.abs(stray()) * 0.7);
  to(right - depth * 0.5, top + depth * 0.6);
  while (y + pitch * 1.4 < bottom) to(right - Math.abs(stray()) * 0.8, y + pitch * (0.7 + 0.5 * random()));
  to(right, bottom);
  line += 'Z';
  return { area: `M-80 -80V${n(height + 80)}H${n(width + 80)}V-80Z${line}`, line };
}

/** The same clouds closing in from all four edges, round a table that lies flat between its captains. */
export const wellOf = (size: Size, insets: Insets, day: boolean): WellPlan =>
  wellOn(size, insets, { game: 'sea-of-clouds', day, cut: cloudWell });

const PITCH = 92;

function cloudWell({ seed, left, top, right, bottom, stray, width, height }: WellSpec): Outline {
  const random = seeded(seed);
  let [x, y] = [left, bottom];
  let line = `M${at(x, y)}`;
  const along = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y];
    const [across, down] = [toX - fromX, toY - fromY];
    const long = Math.hypot(across, down);
    const steps = Math.max(1, Math.round(long / PITCH));
    for (let i = 1; i <= steps; i++) {
      const last = i === steps;
      const part = last ? 1 : (i + (random() - 0.5) * 0.4) / steps;
      const off = last ? 0 : random() * stray;
      const nextX = fromX + across * part - (down / long) * off;
      const nextY = fromY + down * part + (across / long) * off;
      line += scallop(x, y, nextX, nextY, 0);
      [x, y] = [nextX, nextY];
    }
  };
  along(left, top);
  along(right, top);
  along(right, bottom);
  along(left, bottom);
  line += 'Z';
  return { area: `M-80 -80V${n(height + 80)}H${n(width + 80)}V-80Z${line}`, line };
}

/** Islands over clouds at dawn: the sun behind the shares, banks of clouds under the faces and under what is owned. */
export function skyOf(
  { stage, zones, slots }: Pick<TableLayout, 'stage' | 'zones' | 'slots'>,
  frame: Frame,
  day: boolean,
): StageSpec {
  const { width, height } = frame.size;
  const row = slots[0] ?? stage;
  const own = zones[0]?.rect ?? stage;
  const horizon = Math.max(frame.insets.top + 60, row.y + row.height * 0.95);
  return {
    game: 'sea-of-clouds',
    day,
    width,
    height,
    left: 8,
    right: width - 8,
    top: Math.max(16, frame.insets.top + (frame.shape === 'side' ? 8 : height * 0.05)),
    horizon,
    crests: [horizon + (own.y - horizon) * 0.3, horizon + (own.y - horizon) * 0.66],
    floor: [own.y - 18, own.y + own.height * 0.6],
    frame: cloudFrame,
    bank: cloudBank,
  };
}
