import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { blurred, stroke } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import type { Faces } from '@/components/kit/skia/text';
import { checkPlaces, dicePlaces, type Field } from '../battle/places';
import { placeIn } from '../battle/stacks';
import type { BattleState } from '../battle/state';
import { dieMover } from '@/components/kit/scene/die-mover';
import { HOME, mover, type Going, type Mover, type Pose } from '@/components/kit/scene/drawn-movers';
import { drawHullIn, drawPlateIn, standingIn, type Side } from './battle';
import { TURNS } from './battle-dice';
import { battleKit } from './battle-kit';
import { SHIP_BOX } from './side-ship';

/** A battle at one moment, and where it is drawn. */
export interface Ground {
  readonly faces: Faces;
  readonly day: boolean;
  readonly field: Field;
  readonly state: BattleState;
}

interface Place {
  readonly side: Side;
  readonly i: number;
}

const SIDES = ['enemy', 'own'] as const;

const kitOf = ({ faces, day, field, state }: Ground) => battleKit(faces, field, state, day);

export function placeOf({ state }: Ground, id: string): Place | null {
  for (const side of SIDES) {
    const i = placeIn(state[side].ships, id);
    if (i >= 0) return { side, i };
  }
  return null;
}

export const everyPlace = ({ state }: Ground): Place[] =>
  SIDES.flatMap((side) => state[side].ships.map((_, i) => ({ side, i })));

type Part = 'hull' | 'plate' | 'both';

/** A ship of a line, or a part of it, that goes from somewhere to somewhere beside its place. */
export function shipMover(ground: Ground, { side, i }: Place, part: Part, going: Going): Mover[] {
  const { field, state } = ground;
  const stands = standingIn(field, state, side, i);
  if (!stands) return [];
  const kit = kitOf(ground);
  const drawn = picture((canvas) => {
    if (part !== 'plate') drawHullIn(canvas, kit, field, state, side, i);
    if (part !== 'hull') drawPlateIn(canvas, kit, field, state, side, i);
  });
  const { x, y } = stands.spot;
  return [mover({ pictures: [drawn], middle: { x, y }, ...going })];
}

/** From beyond the edge of the field: the own from the left, the enemy from the right. */
export function outside({ field }: Ground, side: Side): Pose {
  const far = field.gap.width * 1.1;
  return { ...HOME, x: side === 'own' ? -far : far };
}

/** Where a ship stands that has not stepped forward yet. */
export function backInLine({ field }: Ground, side: Side): Pose {
  return { ...HOME, y: side === 'own' ? field.forward : -field.forward };
}

export function shipHeight({ field, state }: Ground, { side, i }: Place): number {
  const stands = standingIn(field, state, side, i);
  return stands ? SHIP_BOX.height * stands.spot.scale : 0;
}

export function keelOf({ field, state }: Ground, { side, i }: Place): number {
  return standingIn(field, state, side, i)?.spot.y ?? 0;
}

const SPIN = 540;

/** Dice from a ship to where they lie; each shows other faces on its way. */
export function diceMovers(
  ground: Ground,
  ship: string,
  which: readonly number[],
  check: boolean,
  { lands, told, apart }: { readonly lands: number; readonly told: number; readonly apart: number },
): Mover[] {
  const { field, state } = ground;
  const thrown = check ? state.check : { dice: state.dice, thrower: state.thrower };
  if (!thrown) return [];
  const places = (check ? checkPlaces : dicePlaces)(field, thrown.dice.length);
  const at = placeOf(ground, ship);
  const stands = at && standingIn(field, state, at.side, at.i);
  const from = stands ? { x: stands.spot.x, y: stands.spot.y - SHIP_BOX.height * stands.spot.scale * 0.4 } : field.gap;
  return which.flatMap((i, n) => {
    const [place, die] = [places[i], thrown.dice[i]];
    if (!place || !die) return [];
    const turn = TURNS[(check ? i + 1 : i) % TURNS.length] ?? 0;
    const begins = Math.min(n * apart, lands * 0.5);
    const way = {
      from: { x: from.x - place.x, y: from.y - place.y, angle: -SPIN, scale: 0.5, alpha: 1 },
      to: HOME,
      arc: field.gap.height * 0.5,
      at: begins,
      for: Math.max(0, lands - begins - (which.length - 1 - n) * 12),
      ease: 1 as const,
      since: begins,
      until: told,
    };
    return [dieMover(thrown.thrower, die.value, { ...place, turn }, way)];
  });
}

/** Where a shot has fallen into the water, or a cloud hides the ship. */
export function puffMover(ground: Ground, place: Place, result: 'missed' | 'smoke', long: number): Mover[] {
  const stands = standingIn(ground.field, ground.state, place.side, place.i);
  if (!stands) return [];
  const { x, y, scale } = stands.spot;
  const spot = { x: x - 120 * scale, y: y - (result === 'smoke' ? 120 : 6) * scale };
  const drawn = picture((canvas) =>
    result === 'smoke' ? drawSmoke(canvas, spot, scale) : drawSplash(canvas, spot, scale),
  );
  return [
    mover({
      pictures: [drawn],
      middle: spot,
      for: long,
      ease: 1,
      from: { ...HOME, scale: 0.3, alpha: 1 },
      to: { ...HOME, scale: 1.25, alpha: 0 },
    }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function drawSplash(canvas: SkCanvas, { x, y }: Spot, scale: number) {
  for (const r of [40, 80, 118]) {
    canvas.drawOval(
      Skia.XYWHRect(x - r * scale, y - r * 0.34 * scale, 2 * r * scale, 0.68 * r * scale),
      stroke('#FFFFFF', 8 * scale, 0.8),
    );
  }
  for (const [dx, high] of [
    [-30, 70],
    [0, 120],
    [32, 80],
  ] as const) {
    canvas.drawLine(
      x + dx * 0.6 * scale,
      y,
      x + dx * scale,
      y - high * scale,
      stroke('#FFFFFF', 12 * scale, 0.75, true),
    );
  }
}

function drawSmoke(canvas: SkCanvas, { x, y }: Spot, scale: number) {
  for (const [dx, dy, r] of [
    [0, 0, 90],
    [90, -40, 110],
    [190, 0, 90],
    [110, 50, 100],
    [20, 60, 70],
  ] as const) {
    canvas.drawCircle(x + dx * scale, y + dy * scale, r * scale, blurred('#E6DFF5', 14 * scale, 0.75));
  }
}
