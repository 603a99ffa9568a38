import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { seatLook } from '@/components/art/seats';
import { mix } from '@/components/art/mix';
import { SHAPES } from '@/components/art/generated/shapes';
import type { Point } from '@/components/kit/board/geometry';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { rrect } from '@/components/kit/skia/card';
import { drawEmblem } from '@/components/kit/skia/emblem';
import { drawIcon } from '@/components/kit/skia/icon';
import { keptPath } from '@/components/kit/skia/paths';
import { drawText, type Faces } from '@/components/kit/skia/text';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { angleOf, middleOf, type Plan } from '../board/plan';
import type { BoardState, FortMark, ShipMark, Wind } from './board-state';
import { drawDanger, drawLosses } from './danger';
import { drawDriftSigns, drawDriftWays } from './drifts';
import { drawMine } from './mine';
import type { Kit } from './kit';
import { dots, drawFan, drawFires } from './rays';
import { RAY, TOKEN } from './looks';
import { drawChest, drawPearl, drawReef } from './shapes';
import { drawHull, drawSails, sailsIn } from './ship';

/** What is otherwise than the state says while something moves: ships that are on their way, and those the new wind has reached. */
export interface Apart {
  readonly without?: string;
  readonly windAt?: (ship: ShipMark) => Wind | null;
}

export function drawOver(canvas: SkCanvas, kit: Kit, state: BoardState, { without, windAt }: Apart = {}) {
  const { plan, day } = kit;
  if (state.danger) drawDanger(canvas, kit, state.danger);
  for (const at of state.reefs) drawReef(canvas, middleOf(plan, at), squareFrom(at), day);
  for (const mine of state.mines) drawMine(canvas, middleOf(plan, mine.at), mine);
  for (const { at, count } of state.lots) drawLots(canvas, kit, middleOf(plan, at), count, state.treasure);
  if (state.fan) drawFan(canvas, plan, state.fan);
  for (const at of state.lit) drawLit(canvas, middleOf(plan, at));
  drawDriftWays(canvas, kit, state.drifts);
  drawFires(canvas, kit, state.fires);
  for (const fort of state.forts) drawFort(canvas, kit, fort);
  const places = berths(plan, state.ships);
  state.ships.forEach((ship, i) => {
    if (ship.id !== without) drawShip(canvas, kit, ship, places[i] ?? BERTH, windAt ? windAt(ship) : state.wind);
  });
  drawDriftSigns(canvas, kit, state.drifts);
  if (state.danger) drawLosses(canvas, kit, state.danger.losses);
  for (const at of state.targets) dots(canvas, middleOf(plan, at), 21);
  if (state.selected) dots(canvas, middleOf(plan, state.selected), 22, true);
  if (state.chosen) drawChosen(canvas, middleOf(plan, state.chosen));
}

export interface Berth extends Point {
  readonly scale: number;
}

const BERTH: Berth = { x: 0, y: 0, scale: 1 };

/** 2.5: two ships share a square of a port. */
export function berths(plan: Plan, ships: readonly Pick<ShipMark, 'at'>[]): Berth[] {
  return ships.map(({ at }, i) => {
    const middle = middleOf(plan, at);
    const others = ships.flatMap((other, k) => (other.at === at ? [k] : []));
    if (others.length < 2) return { ...middle, scale: 1 };
    const side = others.indexOf(i) === 0 ? -1 : 1;
    return { x: middle.x + side * 7, y: middle.y + side * 5, scale: 0.78 };
  });
}

/** 13.2: hull, sails to the wind, and upright beside them whose it is, its damage and its load. */
export function drawShip(canvas: SkCanvas, kit: Kit, ship: ShipMark, berth: Berth, wind: Wind | null) {
  const { plan } = kit;
  canvas.save();
  canvas.translate(berth.x, berth.y);
  canvas.scale(berth.scale, berth.scale);
  canvas.save();
  canvas.rotate(angleOf(plan, ship.heading), 0, 0);
  drawHull(canvas, ship.kind, ship.seat);
  if (!ship.atWork) drawSails(canvas, ship.kind, sailsIn(ship.heading, wind));
  canvas.restore();
  drawSigns(canvas, kit, ship);
  canvas.restore();
}

export function drawSigns(canvas: SkCanvas, { faces, day, turn }: Kit, ship: ShipMark) {
  canvas.save();
  canvas.rotate(turn, 0, 0);
  drawEmblem(canvas, ship.seat, 11, 11, 17, day);
  if (ship.damage > 0) drawDamage(canvas, faces, -11, -12, ship.damage);
  if (ship.cargo > 0) drawPearl(canvas, { x: 11, y: -11 }, 5.4);
  if (ship.cargo > 1) drawPearl(canvas, { x: 16, y: -8 }, 5.4);
  if (ship.burning) drawBadge(canvas, -12, 11, 'flame', RAY.ember);
  else if (ship.atWork) drawBadge(canvas, -12, 11, 'hammer-nails', '#F4E6C6');
  else if (ship.locked) drawBadge(canvas, -12, 11, 'padlock', '#F4E6C6');
  canvas.restore();
}

function drawBadge(
  canvas: SkCanvas,
  x: number,
  y: number,
  name: 'flame' | 'hammer-nails' | 'padlock' | 'anchor',
  color: string,
) {
  canvas.drawCircle(x, y, 8, fill('#0A1E28', 0.92));
  canvas.drawCircle(x, y, 8, stroke(color, 1.2, 0.9));
  drawIcon(canvas, { name, x: x - 5.5, y: y - 5.5, size: 11, color });
}

/** A red token: a cross; from two on with their number. */
function drawDamage(canvas: SkCanvas, faces: Faces, x: number, y: number, damage: number) {
  const cross = (cx: number, r: number) => {
    const ink = stroke(mix(TOKEN.damage, '#FFFFFF', 0.25), 2.6, 1, true);
    canvas.drawLine(cx - r, y - r, cx + r, y + r, ink);
    canvas.drawLine(cx - r, y + r, cx + r, y - r, ink);
  };
  if (damage === 1) {
    canvas.drawCircle(x, y, 6.4, fill('#1B0A0A', 0.55));
    cross(x, 3.4);
    return;
  }
  const box = rrect(x - 11, y - 7.5, 22, 15, 7.5);
  canvas.drawRRect(box, fill('#2A0B0B', 0.94));
  canvas.drawRRect(box, stroke(TOKEN.damage, 1.2));
  cross(x - 5, 2.8);
  drawText(canvas, faces, {
    text: String(damage),
    x: x + 4.5,
    y: y + 4.6,
    face: 'text800',
    size: 13,
    color: '#FFF3DA',
    align: 'center',
  });
}

function drawFort(canvas: SkCanvas, { faces, plan, day, turn }: Kit, fort: FortMark) {
  const { x, y } = middleOf(plan, fort.at);
  const star = keptPath(SHAPES.starFortTop);
  canvas.save();
  canvas.translate(x, y);
  canvas.save();
  canvas.translate(1, 2);
  canvas.drawPath(star, blurred('#000A14', 2, 0.6));
  canvas.restore();
  canvas.drawPath(star, fill(fort.ruined ? '#8F8470' : fort.isRoyal ? '#F4E9CF' : '#EBD3A0'));
  canvas.drawPath(star, stroke('#8C6A34', 1));
  canvas.rotate(turn, 0, 0);
  const keep = Skia.XYWHRect(-8, -8, 16, 16);
  if (fort.ruined) {
    canvas.drawRect(keep, fill('#4A4438'));
    canvas.drawLine(-5, -5, 5, 5, stroke(TOKEN.damage, 3, 1, true));
    canvas.drawLine(-5, 5, 5, -5, stroke(TOKEN.damage, 3, 1, true));
  } else if (fort.seat) {
    const look = seatLook(fort.seat);
    canvas.drawRect(keep, fill(look.color));
    canvas.drawRect(keep, stroke('#7A5A2A', 0.8));
    drawIcon(canvas, { name: look.emblem, x: -6.5, y: -6.5, size: 13, color: look.on });
  } else {
    canvas.drawRect(keep, fill(day ? '#BFB49A' : '#6E6654'));
    canvas.drawRect(keep, stroke('#7A5A2A', 0.8));
  }
  if (fort.damage > 0 && !fort.ruined) drawDamage(canvas, faces, -11, -13, fort.damage);
  for (let i = 0; i < Math.min(4, fort.holds); i++) drawPearl(canvas, { x: 12 - i * 7, y: 14 }, 4.2);
  canvas.restore();
}

function drawLots(canvas: SkCanvas, { faces }: Kit, at: Point, count: number, treasure: boolean) {
  if (treasure) drawChest(canvas, at, 7.5);
  else drawPearl(canvas, at, 7.5);
  if (count < 2) return;
  const words = { text: String(count), face: 'text800', size: 14, color: '#12303A', align: 'center' } as const;
  drawText(canvas, faces, { ...words, x: at.x, y: at.y + 5 });
}

/** A square that can be chosen. */
function drawLit(canvas: SkCanvas, { x, y }: Point) {
  canvas.drawCircle(x, y, 9, blurred(RAY.glow, 6, 0.5));
  canvas.drawCircle(x, y, 5, fill(RAY.soft, 0.9));
}

function drawChosen(canvas: SkCanvas, { x, y }: Point) {
  canvas.drawCircle(x, y, 17, blurred(RAY.glow, 6, 0.65));
  canvas.drawCircle(x, y, 16.5, stroke(RAY.bright, 2.6));
}
