import { OTHER, WALL, type Bodies, type Witness } from './bodies';
import { DIE } from './dice';
import { cosine, sine } from './turn';

/** A tumbling die strikes with its corners: as wide as its flat square is from corner to corner, and a hair more. */
export const RADIUS = 100.5;
/** Moment of inertia of a square plate, by its mass. */
const INERTIA = (DIE * DIE) / 6;
const ROLL = (RADIUS * RADIUS) / INERTIA;
const WALL_BOUNCE = 0.65;
const WALL_RUB = 0.25;
const DIE_BOUNCE = 0.5;
const DIE_RUB = 0.2;

/** How far beside the line through its centre a square at this angle is struck: not at all face on or corner on. */
function lever(angle: number, nx: number, ny: number): number {
  const c = cosine(angle);
  const s = sine(angle);
  const bx = nx * c + ny * s;
  const by = ny * c - nx * s;
  return DIE * bx * by * (by * by - bx * bx);
}

const held = (x: number, most: number) => (x > most ? most : x < -most ? -most : x);

/** A die against a wall whose normal (nx, ny) points into the lid. */
export function strikeWall(b: Bodies, i: number, nx: number, ny: number, witness: Witness | null): void {
  const vx = b.vx[i] as number;
  const vy = b.vy[i] as number;
  const spin = b.spin[i] as number;
  const l = lever(b.angle[i] as number, nx, ny);
  const into = vx * nx + vy * ny - spin * l;
  if (into >= 0) return;
  const push = (-(1 + WALL_BOUNCE) * into) / (1 + (l * l) / INERTIA);
  const rub = held((vx * ny - vy * nx + spin * RADIUS) / (1 + ROLL), WALL_RUB * push);
  b.vx[i] = vx + push * nx - rub * ny;
  b.vy[i] = vy + push * ny + rub * nx;
  b.spin[i] = spin - (RADIUS * rub + l * push) / INERTIA;
  if (witness !== null) witness.knock(i, WALL, push);
}

/** Two dice; (nx, ny) points from the first to the second. */
export function strikeDie(b: Bodies, i: number, j: number, nx: number, ny: number, witness: Witness | null): void {
  const { vx, vy, spin } = b;
  const dvx = (vx[j] as number) - (vx[i] as number);
  const dvy = (vy[j] as number) - (vy[i] as number);
  const near = dvx * nx + dvy * ny;
  if (near >= 0) return;
  const si = spin[i] as number;
  const sj = spin[j] as number;
  const l = (lever(b.angle[j] as number, nx, ny) - lever(b.angle[i] as number, nx, ny)) / 2;
  const into = near - (sj - si) * l;
  if (into >= 0) return;
  const push = (-(1 + DIE_BOUNCE) * into) / (2 + (2 * l * l) / INERTIA);
  const rub = held((dvx * ny - dvy * nx + (si + sj) * RADIUS) / (2 + 2 * ROLL), DIE_RUB * push);
  const jx = push * nx - rub * ny;
  const jy = push * ny + rub * nx;
  vx[i] = (vx[i] as number) - jx;
  vy[i] = (vy[i] as number) - jy;
  vx[j] = (vx[j] as number) + jx;
  vy[j] = (vy[j] as number) + jy;
  spin[i] = si - (RADIUS * rub - l * push) / INERTIA;
  spin[j] = sj - (RADIUS * rub + l * push) / INERTIA;
  if (witness !== null) witness.knock(i, OTHER, push);
}
