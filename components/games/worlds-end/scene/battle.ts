import type { SkCanvas } from '@shopify/react-native-skia';
import { TOKENS } from '@/components/art/generated/tokens';
import { mix } from '@/components/art/mix';
import { seatLook, type SeatColour } from '@/components/art/seats';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawLights } from '@/components/kit/skia/lights';
import { keptPath } from '@/components/kit/skia/paths';
import { drawNumber, type Faces } from '@/components/kit/skia/text';
import type { Field, ShipSpot } from '../battle/places';
import { placeIn } from '../battle/stacks';
import type { BattleLine, BattleShip, BattleState } from '../battle/state';
import { drawCheck, drawDice } from './battle-dice';
import { battleKit, type BattleKit } from './battle-kit';
import { drawFireLine } from './fire-line';
import { drawPlate } from './plate';
import { ARMADA, COMPANY, drawSideShip, pirateLivery, SHIP_BOX } from './side-ship';

const TILT = 12;
/** Look 20.4: .25 beside .20. */
const GHOST = 1.25;

/** What is left out of the still picture, because it moves over it. */
export interface Moving {
  /** Ids of ships with all that belongs to them, or of their hulls alone. */
  readonly ships?: readonly string[];
  readonly hulls?: readonly string[];
  /** Places of dice. */
  readonly dice?: readonly number[];
  readonly check?: boolean;
  readonly aim?: boolean;
}

/** Both lines of a battle with all that is known of them, and the dice between them. */
export function drawBattle(
  canvas: SkCanvas,
  faces: Faces,
  field: Field,
  state: BattleState,
  day: boolean,
  moving: Moving = {},
) {
  const kit = battleKit(faces, field, state, day);
  drawLine(canvas, kit, field, state, 'enemy', moving);
  drawLine(canvas, kit, field, state, 'own', moving);
  if (!moving.aim) drawAim(canvas, field, state);
  drawDice(canvas, kit, field, state, moving.dice ?? []);
  if (!moving.check) drawCheck(canvas, kit, field, state);
}

/** Where a ship lies now: forward of its place once it has fired. */
export function standing(field: Field, side: 'own' | 'enemy', spot: ShipSpot, ship: BattleShip): ShipSpot {
  const { fired, sunk, hull } = ship;
  const dy = fired && !sunk ? (side === 'own' ? -field.forward : field.forward) : 0;
  const scale = hull === 'dutchman' ? spot.scale * GHOST : spot.scale;
  return { ...spot, scale, y: spot.y + dy, plate: { ...spot.plate, y: spot.plate.y + dy } };
}

function drawLine(canvas: SkCanvas, kit: BattleKit, field: Field, state: BattleState, side: Side, moving: Moving) {
  const line: BattleLine = state[side];
  // From the back to the front.
  for (let i = line.ships.length - 1; i >= 0; i--) {
    const ship = line.ships[i];
    if (!ship || moving.ships?.includes(ship.id)) continue;
    if (!moving.hulls?.includes(ship.id)) drawHullIn(canvas, kit, field, state, side, i);
    drawPlateIn(canvas, kit, field, state, side, i);
  }
}

export type Side = 'own' | 'enemy';

interface Standing {
  readonly ship: BattleShip;
  readonly spot: ShipSpot;
}

/** A ship of a line and where it stands now; null: there is none. */
export function standingIn(field: Field, state: BattleState, side: Side, i: number): Standing | null {
  const [ship, place] = [state[side].ships[i], field[side][i]];
  return ship && place ? { ship, spot: standing(field, side, place, ship) } : null;
}

/** The ship itself, or the rings where it went down. */
export function drawHullIn(canvas: SkCanvas, kit: BattleKit, field: Field, state: BattleState, side: Side, i: number) {
  const stands = standingIn(field, state, side, i);
  if (!stands) return;
  const { ship, spot } = stands;
  if (ship.sunk) drawRings(canvas, kit, spot);
  else if (ship.withdrawn !== true) drawShip(canvas, kit, spot, ship, state[side].seat, state.last);
}

/** Below it what is printed, and round both what can be done with it. */
export function drawPlateIn(canvas: SkCanvas, kit: BattleKit, field: Field, state: BattleState, side: Side, i: number) {
  const stands = standingIn(field, state, side, i);
  if (!stands) return;
  const { ship, spot } = stands;
  const isGone = ship.sunk || ship.withdrawn === true;
  const gone = ship.sunk ? state.words.sunk : (state.words.withdrawn ?? '');
  drawPlate(canvas, kit, spot, ship, { firing: state.firing === ship.id, gone: isGone ? gone : null });
  if (isGone) return;
  if (ship.fired) drawFired(canvas, kit, spot);
  if (ship.damaged) drawDamage(canvas, kit, spot);
  if ((ship.count ?? 1) > 1) drawCount(canvas, kit, spot, ship.count ?? 1);
  if (state.target === ship.id || state.legal.includes(ship.id)) {
    const { x, y, width, height } = boundsOf(spot);
    drawLights(canvas, x, y, width, height, 12 * kit.unit, 'legal', kit.day, 2.6);
  }
}

function boundsOf({ x, y, scale, plate }: ShipSpot) {
  const high = SHIP_BOX.height * scale * 0.97;
  const wide = Math.max(plate.width, SHIP_BOX.width * scale * 0.8);
  return { x: x - wide / 2, y: y - high, width: wide, height: plate.y + plate.height - y + high };
}

function drawShip(
  canvas: SkCanvas,
  { day }: BattleKit,
  spot: ShipSpot,
  ship: BattleShip,
  seat: SeatColour | null,
  last = false,
) {
  const { x, y, scale } = spot;
  // The Company's ships lie on the water itself.
  const color = seat ? seatLook(seat).color : null;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  const oval = (dy: number) => keptPath(`M-155 ${dy}A155 34 0 1 1 155 ${dy}A155 34 0 1 1 -155 ${dy}Z`);
  canvas.drawPath(oval(22), blurred('#07051C', 12, day ? 0.3 : 0.5));
  if (color) {
    canvas.drawPath(oval(12), fill(mix(color, '#05070D', 0.38)));
    canvas.drawPath(oval(0), fill(color));
    canvas.drawPath(oval(0), stroke('#FFFFFF', 4, 0.35));
  }
  canvas.restore();
  const livery = color ? pirateLivery(color) : last ? ARMADA : COMPANY;
  drawSideShip(canvas, ship.hull, { x, y: y + 2 * scale, scale, tilt: ship.damaged ? TILT : 0 }, livery);
}

/** Where a ship went down. */
function drawRings(canvas: SkCanvas, { day }: BattleKit, { x, y, scale }: ShipSpot) {
  const color = day ? '#FFFFFF' : '#CDBBF0';
  for (const [r, alpha] of [
    [118, 0.35],
    [78, 0.5],
    [40, 0.75],
  ] as const) {
    const path = keptPath(`M${-r} 0A${r} ${r * 0.34} 0 1 1 ${r} 0A${r} ${r * 0.34} 0 1 1 ${-r} 0Z`);
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(scale, scale);
    canvas.drawPath(path, stroke(color, 7, alpha));
    canvas.restore();
  }
}

/** A small sign in a box at a corner of the plate. */
function drawBadge(canvas: SkCanvas, x: number, y: number, size: number, color: string, sign: string, ink: string) {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 19, size / 19);
  canvas.drawRRect(rrect(-9, -8, 19, 19, 5), blurred('#080614', 1.6, 0.5));
  canvas.drawRRect(rrect(-9.5, -9.5, 19, 19, 5), fill(color));
  canvas.drawPath(keptPath(sign), stroke(ink, 2.2, 1, true));
  canvas.restore();
}

const UP = 'M-4 2L0 -2.4L4 2';
const CROSS = 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4';

/** How many ships lie here: beside the masts, clear of what is printed. */
function drawCount(canvas: SkCanvas, { faces, day, unit }: BattleKit, spot: ShipSpot, count: number) {
  const high = Math.max(17, 18 * unit);
  const wide = high * (count > 9 ? 1.95 : 1.6);
  const left = spot.plate.x;
  const top = spot.y - SHIP_BOX.height * spot.scale * 0.66 - high / 2;
  canvas.drawRRect(rrect(left, top, wide, high, high / 2), fill(day ? '#FFFDF7' : '#14121C'));
  canvas.drawRRect(rrect(left, top, wide, high, high / 2), stroke('#FFD876', 1.6));
  drawNumber(canvas, faces, {
    text: `×${count}`,
    x: left + wide / 2,
    y: top + high * 0.76,
    size: high * 0.78,
    color: day ? '#2A1A06' : '#FFE7B5',
    align: 'center',
  });
}

const badge = ({ plate }: ShipSpot, unit: number) => Math.min(19 * unit, plate.height * 0.6);

/** Yellow, at the outer corner: it has fired. */
function drawFired(canvas: SkCanvas, { unit }: BattleKit, spot: ShipSpot) {
  const { x, y, width } = spot.plate;
  const size = badge(spot, unit);
  drawBadge(canvas, x + width - size * 0.2, y + size * 0.05, size, TOKENS.seats.amber.color, UP, '#2A1A06');
}

/** Red, at the inner corner: one more hit sinks it. */
function drawDamage(canvas: SkCanvas, { unit }: BattleKit, spot: ShipSpot) {
  const { x, y } = spot.plate;
  const size = badge(spot, unit);
  drawBadge(canvas, x + size * 0.2, y + size * 0.05, size, TOKENS.seats.coral.color, CROSS, '#FFFFFF');
}

function drawAim(canvas: SkCanvas, field: Field, state: BattleState) {
  const find = (id: string | null) => {
    for (const side of ['own', 'enemy'] as const) {
      const i = id === null ? -1 : placeIn(state[side].ships, id);
      const [ship, place] = [state[side].ships[i], field[side][i]];
      if (ship && place) return { side, spot: standing(field, side, place, ship) };
    }
    return null;
  };
  const [from, to] = [find(state.firing), find(state.target)];
  if (!from || !to || from.side === to.side) return;
  const head = SHIP_BOX.height * 0.8;
  const down = from.side === 'enemy';
  const foot = ({ plate }: ShipSpot) => plate.y + plate.height + 4 * field.unit;
  const start = { x: from.spot.x, y: down ? foot(from.spot) : from.spot.y - head * from.spot.scale };
  const end = { x: to.spot.x, y: down ? to.spot.y - head * to.spot.scale : foot(to.spot) };
  drawFireLine(canvas, start, end, field.unit);
}
