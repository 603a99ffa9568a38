import { FilterMode, MipmapMode, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { fill, stroke } from '@/components/kit/skia/brush';
import { bake } from '@/components/kit/skia/surface';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import { POSE } from '@/engine/games/seven-seas/throw/flight';
import type { Floor } from './floor';
import type { DieLook } from './dice-look';
import { drawDie } from './draw-die';
import { edgeOf } from './floor';
import { spotOf, type LidState } from './lid-state';

/** Edges of a die from one sprite to the next: a die on its corner, and its shadow. */
export const CELL = 2.5;

/** Every die as it lies, drawn once after the throw. */
export function bakeSprites(state: LidState, looks: readonly DieLook[], floor: Floor, scale: number): SkImage | null {
  const edge = edgeOf(floor);
  const cell = Math.ceil(edge * CELL);
  const from = (state.frames - 1) * state.count * POSE;
  return bake(cell * state.count, cell, scale, (canvas) => {
    for (let die = 0; die < state.count; die++) {
      const look = looks[state.rows[die] ?? 0];
      if (!look) continue;
      const [x, y] = [(die + 0.5) * cell, cell / 2];
      drawDie(canvas, { look, turn: state.poses, at: from + die * POSE + 3, x, y, edge });
    }
  });
}

/** Where a die lies on the screen. */
export function placeOf(state: LidState, die: number, floor: Floor): { readonly x: number; readonly y: number } {
  const { x, y } = spotOf(state, die);
  const k = floor.side / FIELD;
  return { x: floor.x + x * k, y: floor.y + floor.side - y * k };
}

/** What lies still: rings where ships have gone down, and all dice that do not sink now, the farther ones first. */
export function drawRest(canvas: SkCanvas, state: LidState, floor: Floor) {
  const { sprites, count } = state;
  const edge = edgeOf(floor);
  const dice = Array.from({ length: count }, (_, die) => ({ die, ...placeOf(state, die, floor) }));
  for (const { die, x, y } of dice) {
    if (state.afloat[die]) continue;
    canvas.drawCircle(x, y, edge * 0.42, stroke('#CFF3EC', edge * 0.09, 0.55));
    canvas.drawCircle(x, y, edge * 0.8, stroke('#CFF3EC', edge * 0.07, 0.3));
    canvas.drawCircle(x, y, edge * 1.15, stroke('#CFF3EC', edge * 0.05, 0.14));
  }
  if (!sprites) return;
  const cell = Math.ceil(edge * CELL);
  const wide = sprites.width() / count;
  dice.sort((a, b) => a.y - b.y);
  for (const { die, x, y } of dice) {
    if (!state.afloat[die] || state.sinking[die]) continue;
    const source = Skia.XYWHRect(die * wide, 0, wide, sprites.height());
    const target = Skia.XYWHRect(x - cell / 2, y - cell / 2, cell, cell);
    canvas.drawImageRectOptions(sprites, source, target, FilterMode.Linear, MipmapMode.None, fill('#FFFFFF'));
  }
}
