/* The fling of the vane is a show: the rules have drawn the wind before it lands (E-14, 13.7). */

/** Slower than this, in degrees a second, is no flick. */
export const LEAST_FLICK = 120;
const FAST = 900;
const FASTEST = 1500;
const USUAL = 2;
const MOST_TIME = 2600;

/** The turns of the vane, and to which side; negative is anticlockwise. */
export interface Fling {
  readonly turns: number;
  readonly side: 1 | -1;
}

export const CALM_FLING: Fling = { turns: USUAL, side: 1 };

export function flingOf(velocity: number): Fling | null {
  const speed = Math.abs(velocity);
  if (speed < LEAST_FLICK) return null;
  return { turns: speed < FAST ? USUAL : speed < FASTEST ? 3 : 4, side: velocity < 0 ? -1 : 1 };
}

/** Look 20.6. */
export const timeOf = ({ turns }: Fling): number => Math.min(MOST_TIME, 1400 + 400 * (turns - USUAL));

/** How far it turns in all, from where the arrow stands to where it lands. */
export function wayOf(from: number, to: number, { turns, side }: Fling): number {
  const rest = ((((to - from) * side) % 360) + 360) % 360;
  return side * (360 * turns + rest);
}

/** Share of the way at a share of the time. */
export const landing = (p: number): number => {
  'worklet';
  return 1 - (1 - p) * (1 - p) * (1 - p);
};

const TICK = 15;
/** A finger feels no more ticks a second than this; the ear neither. */
const APART = 1000 / 12;

/** When the arrow passes from sector to sector, as far as they can be told apart. */
export function ticksOf(way: number, time: number): number[] {
  const all = Math.abs(way);
  const ticks: number[] = [];
  for (let passed = TICK; passed < all; passed += TICK) {
    const at = time * (1 - Math.cbrt(1 - passed / all));
    if (at - (ticks.at(-1) ?? -APART) >= APART) ticks.push(at);
  }
  return ticks;
}

let next: Fling = CALM_FLING;

/** The hand has flicked: the wind that is told next is shown so. */
export function flick(fling: Fling): void {
  next = fling;
}

/** How the vane is flung that is told now. */
export const flung = (): Fling => next;

export function landed(): void {
  next = CALM_FLING;
}
