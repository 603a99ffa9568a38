import { FilterMode, MipmapMode, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import type { Floor } from './floor';
import { CELL } from './draw-rest';
import { SHOWN_DIE } from './floor';
import { sunkAt, type LidState } from './lid-state';
import type { Rolled } from './use-lid';

/** How long a tape takes to run out. */
const ROLL = 150;

/** The losers tip over and slide under the water line. */
export function drawSinking(canvas: SkCanvas, state: LidState, now: number, floor: Floor) {
  'worklet';
  const { sprites, count } = state;
  if (!sprites) return;
  const under = sunkAt(state, now);
  if (under >= 1) return;
  const k = floor.side / FIELD;
  const edge = SHOWN_DIE * k;
  const cell = Math.ceil(edge * CELL);
  const wide = sprites.width() / count;
  for (let die = 0; die < count; die++) {
    if (!state.sinking[die] || !state.afloat[die]) continue;
    const at = ((state.frames - 1) * count + die) * 7;
    const x = floor.x + (state.poses[at] as number) * k;
    const y = floor.y + floor.side - (state.poses[at + 1] as number) * k;
    canvas.save();
    // The water line: what is below it is gone.
    canvas.clipRect(Skia.XYWHRect(x - cell, y - cell, 2 * cell, cell + edge * (0.95 - under * 0.35)), 1, true);
    canvas.translate(x, y + edge * 1.15 * under * under);
    canvas.rotate(-34 * under, 0, 0);
    canvas.drawImageRectOptions(
      sprites,
      Skia.XYWHRect(die * wide, 0, wide, sprites.height()),
      Skia.XYWHRect(-cell / 2, -cell / 2, cell, cell),
      FilterMode.Linear,
      MipmapMode.None,
    );
    canvas.restore();
  }
}

/** A tape that snaps out trembles a little until the cannon speaks. */
const TREMBLES = 260;
const TREMBLE = 2.2;

/** Degrees by which a tape that has run out is off its line at this moment. */
export function trembleAt(now: number): number {
  'worklet';
  const part = (now - ROLL) / TREMBLES;
  return part <= 0 || part >= 1 ? 0 : TREMBLE * (1 - part) * Math.sin(part * 8 * Math.PI);
}

export function drawRolled(canvas: SkCanvas, { x, y, angle, long, strip, calm }: Rolled, now: number) {
  'worklet';
  const out = Math.min(1, now / ROLL);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(calm ? angle : angle + trembleAt(now), 0, 0);
  canvas.clipRect(Skia.XYWHRect(-long * 0.05, -long - 20, long * 1.1 * out, 2 * long + 40), 1, true);
  canvas.drawPicture(strip);
  canvas.restore();
}
