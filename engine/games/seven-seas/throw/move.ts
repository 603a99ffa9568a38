import { COMING, DOWN, FLOOR, FLYING, GRAVITY, OUT, type Bodies, type Witness } from './bodies';
import { CORNER, FIELD, RIM_HEIGHT } from './dice';
import { RADIUS, strikeWall } from './strike';

const FLOOR_BOUNCE = 0.5;
const FIRST_KEPT = 0.7;
const FLOOR_RUB = 0.06;
/** A slower bounce is none. */
const LEAST_BOUNCE = 9;
/** What a step on the floor takes from the speed: a tumbling die rolls, a slow one slides. */
const ROLLING = 1.4;
const SLIDING = 1.8;
export const SLOW = 30;
const SPIN_LOSS = 0.015;
/** No die whirls faster, or the eye would see it turn backwards. */
const MOST_SPIN = 0.45;
const DEGREES = 57.29577951308232;

const LEAST = RADIUS;
const MOST = FIELD - RADIUS;
/** Distance of the corners' centres from the middle of the lid, and how far from them a die may be. */
const STRAIGHT = FIELD / 2 - CORNER;
const BEND = CORNER - RADIUS;

/** The first fall throws a tumbling die aside; every fall costs speed. */
function land(b: Bodies, i: number, witness: Witness | null): void {
  const impact = -(b.vz[i] as number);
  let vx = b.vx[i] as number;
  let vy = b.vy[i] as number;
  // A flat, quick die is down before it has been seen clear of the wall: the floor is what tells (4.7.10).
  if (b.stage[i] === COMING) b.stage[i] = isOverFloor(b.x[i] as number, b.y[i] as number) ? FLYING : OUT;
  if (b.stage[i] === FLYING) {
    b.stage[i] = DOWN;
    const speed = Math.sqrt(vx * vx + vy * vy);
    vx = vx * FIRST_KEPT + speed * (b.kickX[i] as number);
    vy = vy * FIRST_KEPT + speed * (b.kickY[i] as number);
  }
  const speed = Math.sqrt(vx * vx + vy * vy);
  const loss = FLOOR_RUB * (1 + FLOOR_BOUNCE) * impact;
  const kept = speed > loss ? 1 - loss / speed : 0;
  const bounce = impact * FLOOR_BOUNCE;
  b.vx[i] = vx * kept;
  b.vy[i] = vy * kept;
  b.vz[i] = bounce < LEAST_BOUNCE ? 0 : bounce;
  b.z[i] = 0;
  if (witness !== null) witness.knock(i, FLOOR, impact);
}

/** On the floor: friction, until the die lies still. */
function rub(b: Bodies, i: number, grip: number): void {
  const vx = b.vx[i] as number;
  const vy = b.vy[i] as number;
  const spin = b.spin[i] as number;
  const turnLoss = SPIN_LOSS * grip;
  b.spin[i] = spin > turnLoss ? spin - turnLoss : spin < -turnLoss ? spin + turnLoss : 0;
  const square = vx * vx + vy * vy;
  if (square === 0) {
    if (b.spin[i] === 0) b.awake[i] = (b.awake[i] as number) - 1;
    return;
  }
  const loss = (square < SLOW * SLOW ? SLIDING : ROLLING) * grip;
  const kept = square > loss * loss ? 1 - loss / Math.sqrt(square) : 0;
  b.vx[i] = vx * kept;
  b.vy[i] = vy * kept;
}

/** Keeps a die within the lid, or lets it go over the rim. */
function wall(b: Bodies, i: number, witness: Witness | null): void {
  const x = b.x[i] as number;
  const y = b.y[i] as number;
  const fromX = x - FIELD / 2;
  const fromY = y - FIELD / 2;
  const besideX = fromX < 0 ? -fromX - STRAIGHT : fromX - STRAIGHT;
  const besideY = fromY < 0 ? -fromY - STRAIGHT : fromY - STRAIGHT;
  if (besideX < BEND && besideY < BEND && (besideX <= 0 || besideY <= 0)) return;
  const inCorner = besideX > 0 && besideY > 0;
  const bend = inCorner ? Math.sqrt(besideX * besideX + besideY * besideY) : 0;
  if (inCorner && bend <= BEND) return;
  if (b.rimOpen && (b.z[i] as number) > RIM_HEIGHT) {
    b.stage[i] = OUT;
    return;
  }
  const signX = fromX < 0 ? 1 : -1;
  const signY = fromY < 0 ? 1 : -1;
  if (inCorner) {
    const nx = (signX * besideX) / bend;
    const ny = (signY * besideY) / bend;
    b.x[i] = x + nx * (bend - BEND);
    b.y[i] = y + ny * (bend - BEND);
    strikeWall(b, i, nx, ny, witness);
    return;
  }
  if (besideX >= BEND) {
    b.x[i] = fromX < 0 ? LEAST : MOST;
    strikeWall(b, i, signX, 0, witness);
  }
  if (besideY >= BEND) {
    b.y[i] = fromY < 0 ? LEAST : MOST;
    strikeWall(b, i, 0, signY, witness);
  }
}

/** One step of every die for itself; true while one of them is awake. */
export function move(b: Bodies, grip: number, witness: Witness | null): boolean {
  const { x, y, z, vx, vy, vz, angle, spin, stage, awake } = b;
  let any = false;
  for (let i = 0; i < b.count; i++) {
    if (awake[i] === 0) continue;
    any = true;
    x[i] = (x[i] as number) + (vx[i] as number);
    y[i] = (y[i] as number) + (vy[i] as number);
    const whirl = spin[i] as number;
    const turn = whirl > MOST_SPIN ? MOST_SPIN : whirl < -MOST_SPIN ? -MOST_SPIN : whirl;
    spin[i] = turn;
    angle[i] = (angle[i] as number) + turn * DEGREES;
    if (z[i] !== 0 || vz[i] !== 0) {
      const fall = (vz[i] as number) - GRAVITY;
      const height = (z[i] as number) + fall;
      vz[i] = fall;
      z[i] = height;
      if (height <= 0) land(b, i, witness);
    } else {
      rub(b, i, grip);
    }
    if (stage[i] === COMING) {
      if (inside(x[i] as number) && inside(y[i] as number)) stage[i] = FLYING;
    } else if (stage[i] !== OUT) {
      wall(b, i, witness);
    }
  }
  return any;
}

const inside = (a: number) => a > LEAST && a < MOST;

const isOverFloor = (x: number, y: number) => x > 0 && x < FIELD && y > 0 && y < FIELD;
