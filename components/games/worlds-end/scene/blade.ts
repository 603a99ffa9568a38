import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import type { Rect } from '@/components/kit/frame/box';
import { blurred, linear, shade, stroke } from '@/components/kit/skia/brush';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import { drawNumber, type Faces } from '@/components/kit/skia/text';
import { drawSideShip, type Livery } from './side-ship';

const { box, blade: EDGE, hilt: HILT, cells, cell0, pitch } = SHAPES.armadaBlade;
const { metal, hilt, lit, unlit } = TOKENS.kinds.worldsEnd.blade;
const [TOP, FOOT] = [8, 33];
const BLACK_SHIP: Livery = {
  hull: '#120B1C',
  sails: '#3A1420',
  foreSails: '#45192A',
  flags: '#F2673C',
  windows: '#F2673C',
};

export interface BladeMark {
  readonly cell: number;
  readonly text: string;
}

export interface BladeState {
  /** The cell on which the black ship stands, 0 to 9. */
  readonly at: number;
  /** The cell at which the armada is here. */
  readonly limit: number;
  /** Which cell ends the game for how many: it is printed there. */
  readonly marks: readonly BladeMark[];
  /** Between two cells while the ship moves: it is not drawn here. */
  readonly moving?: boolean;
}

const GRID = { width: box[2], height: box[3] };
/** A long place stretches the steel, never its figures. */
const LONGEST = 1.5;

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly stretch: number;
}

/** How a blade lies in its place: as large as it may, in the middle. */
function lyingIn({ x, y, width, height }: Rect): Lying {
  const k = Math.min(width / GRID.width, height / GRID.height);
  const stretch = Math.min(LONGEST, width / (GRID.width * k));
  return { x: x + (width - GRID.width * k * stretch) / 2, y: y + (height - GRID.height * k) / 2, k, stretch };
}

/** The middle of a cell, in points of an unstretched blade. */
const middleOf = (cell: number, stretch: number) => (cell0 + (cell + 0.5) * pitch) * stretch;

/** Where the keel of the black ship stands on the screen, and how many points a unit of the blade has. */
export function onBlade(place: Rect, at: number): { readonly x: number; readonly y: number; readonly k: number } {
  const { x, y, k, stretch } = lyingIn(place);
  return { x: x + middleOf(at, stretch) * k, y: y + 34 * k, k };
}

/** The cutlass of ten cells on which the armada comes nearer. */
export function drawBlade(
  canvas: SkCanvas,
  faces: Faces,
  place: Rect,
  { at, limit, marks, moving = false }: BladeState,
) {
  const { x, y, k, stretch } = lyingIn(place);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(k, k);
  canvas.save();
  canvas.scale(stretch, 1);
  drawSteel(canvas, at);
  canvas.restore();
  const skull = { name: 'death-skull', size: 16, color: '#FFE3D2' } as const;
  drawIcon(canvas, { ...skull, x: middleOf(0, stretch) - 8, y: 12.5 });
  for (const { cell, text } of marks) {
    const color = cell === limit ? '#FFB199' : cell <= at ? '#FFE3D2' : '#D9D0F2';
    const spot = { x: middleOf(cell - (cell === cells - 1 ? 0.08 : 0), stretch), y: 27.6, align: 'center' } as const;
    drawNumber(canvas, faces, { ...spot, text, size: 20, color, shadow: 1 });
  }
  if (!moving) drawBlackShip(canvas, middleOf(at, stretch), 34, 0.098);
  canvas.restore();
}

function drawSteel(canvas: SkCanvas, at: number) {
  const edge = keptPath(EDGE);
  canvas.save();
  canvas.translate(1, 3);
  canvas.drawPath(edge, blurred('#080614', 4, 0.55));
  canvas.drawPath(keptPath(HILT), blurred('#080614', 4, 0.5));
  canvas.restore();
  const steel = linear(0, TOP, 0, FOOT, [
    [0, mix(metal[1], unlit, 0.15)],
    [0.5, mix(metal[1], unlit, 0.34)],
    [1, mix(metal[2], unlit, 0.3)],
  ]);
  canvas.drawPath(edge, shade(steel));
  canvas.save();
  canvas.clipPath(edge, ClipOp.Intersect, true);
  for (let cell = 0; cell <= at; cell++) drawLit(canvas, cell, at);
  for (let cell = 1; cell < cells; cell++) {
    const notch = cell0 + cell * pitch;
    canvas.drawLine(notch, TOP, notch, FOOT, stroke('#E9E2FF', 1.5, 0.75));
  }
  canvas.restore();
  canvas.drawPath(edge, stroke('#F4EEFF', 1, 0.55));
  const gold = linear(0, 4, 0, 38, [
    [0, '#F6CF74'],
    [0.5, hilt],
    [1, '#9A6A1E'],
  ]);
  canvas.drawPath(keptPath(HILT), shade(gold));
}

function drawLit(canvas: SkCanvas, cell: number, at: number) {
  const age = at === 0 ? 1 : cell / at;
  const glow = linear(0, TOP, 0, FOOT, [
    [0, mix(lit[0], lit[1], 0.45 - 0.3 * age)],
    [1, mix(lit[0], lit[1], 0.8 - 0.35 * age)],
  ]);
  canvas.drawRect({ x: cell0 + cell * pitch, y: TOP, width: pitch, height: FOOT - TOP }, shade(glow));
}

/** `scale`: points a unit of the grid of ships. */
export function drawBlackShip(canvas: SkCanvas, x: number, y: number, scale: number) {
  canvas.drawCircle(x, y - 10, 14, blurred('#FFB36B', 7, 0.28));
  drawSideShip(canvas, 'frigate', { x, y, scale }, BLACK_SHIP);
}
