import { POS_MAX, POS_MIN, SAFE_POWER, SEP_MIN, type Gesture } from '../throw/dice';
import type { Lid } from './lid';

/** Where the numbers come from: a stream of luck, or the test generator of TV-41 to TV-43. */
export interface Numbers {
  /** 0..4294967295 */
  next(): number;
}

const SEPARATE = SEP_MIN * SEP_MIN;
const order: number[] = [];

/** Kept at hand: where nothing is compiled, looking them up costs as much as using them. */
const floor = Math.floor;
const trunc = Math.trunc;

/**
 * 4.17.5, algorithm 1: faces, places and angles of the dice in the lid, drawn in exactly this order. Gives the index of the
 * die that left the field, or -1. The hand's spin plays no part in it.
 */
export function sample(lid: Lid, numbers: Numbers, gesture: Omit<Gesture, 'spin'> | null, rim: boolean): number {
  const over = samplePlaces(lid, numbers, gesture, rim);
  // 7
  for (let i = 0; over < 0 && i < lid.count; i++) lid.angle[i] = draw(numbers, 360);
  return over;
}

/** Steps 1 to 6: the angles come last and decide nothing, so throws that nobody sees do without them. */
export function samplePlaces(lid: Lid, numbers: Numbers, gesture: Omit<Gesture, 'spin'> | null, rim: boolean): number {
  const { count, x: xs, y: ys } = lid;
  // 1
  sampleFaces(lid, numbers);
  // 2
  const gx = gesture ? gesture.gx : draw(numbers, 2001) - 1000;
  const gy = gesture ? gesture.gy : draw(numbers, 2001) - 1000;
  const power = gesture ? gesture.power : 300 + draw(numbers, 401);
  // 3
  if (rim && gesture && power > SAFE_POWER && draw(numbers, 1000) < (power - SAFE_POWER) * 2)
    return draw(numbers, count);
  // 4
  for (let i = 0; i < count; i++) order[i] = i;
  for (let i = count - 1; i > 0; i--) {
    const j = draw(numbers, i + 1);
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
  // 5
  const ax = 1400 + trunc((gx * 400) / 1000);
  const ay = 1400 + trunc((gy * 400) / 1000);
  const reach = 900 + trunc((power * 400) / 1000);
  // 6
  for (let i = 0; i < count; i++) {
    const die = order[i] as number;
    for (let radius = reach, fails = 0; ;) {
      const px = draw(numbers, 2001) - 1000;
      const py = draw(numbers, 2001) - 1000;
      if (px * px + py * py > 1_000_000) continue;
      const x = folded(ax + trunc((px * radius) / 1000));
      const y = folded(ay + trunc((py * radius) / 1000));
      xs[die] = x;
      ys[die] = y;
      if (standsApart(lid, i, x, y)) break;
      fails++;
      if (fails % 24 === 0) radius += 100;
    }
  }
  return -1;
}

/** Step 1 alone: for throws of which nothing but the faces counts and that nobody sees. */
export function sampleFaces(lid: Lid, numbers: Numbers): void {
  for (let i = 0; i < lid.count; i++) lid.face[i] = 1 + draw(numbers, 6);
}

/** A whole number 0..n-1. */
function draw(numbers: Numbers, n: number): number {
  return floor((numbers.next() * n) / 4294967296);
}

/** Back from the walls, as often as it takes. */
function folded(at: number): number {
  let place = at;
  while (place < POS_MIN || place > POS_MAX) place = place < POS_MIN ? 2 * POS_MIN - place : 2 * POS_MAX - place;
  return place;
}

function standsApart({ x: xs, y: ys }: Lid, placed: number, x: number, y: number): boolean {
  for (let i = 0; i < placed; i++) {
    const other = order[i] as number;
    const dx = x - (xs[other] as number);
    const dy = y - (ys[other] as number);
    if (dx * dx + dy * dy < SEPARATE) return false;
  }
  return true;
}
