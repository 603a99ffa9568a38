import { DOWN, type Bodies, type Witness } from './bodies';
import { MOST_DICE } from './dice';
import { RADIUS, strikeDie } from './strike';

const APART = 2 * RADIUS;
/** Dice this close touch; less of an overlap is none, or a heap would never come to rest. */
const TOUCH = APART - 0.3;
/** Dice that land on each other slide apart rather than jump: no more than this in one step. */
const PUSH = 30;

/** Dice from left to right, kept from step to step: they hardly change places. Whole numbers, which compare fast. */
const order = new Int32Array(MOST_DICE);
const left = new Int32Array(MOST_DICE);
const low = new Int32Array(MOST_DICE);

export function lineUp(count: number): void {
  for (let i = 0; i < count; i++) order[i] = i;
}

function sort(b: Bodies): void {
  for (let i = 0; i < b.count; i++) {
    left[i] = b.x[i] as number;
    low[i] = b.y[i] as number;
  }
  for (let a = 1; a < b.count; a++) {
    const die = order[a] as number;
    const x = left[die] as number;
    let at = a - 1;
    while (at >= 0 && (left[order[at] as number] as number) > x) {
      order[at + 1] = order[at] as number;
      at--;
    }
    order[at + 1] = die;
  }
}

function meetPair(b: Bodies, i: number, j: number, witness: Witness | null): void {
  const { x, y } = b;
  const dx = (x[j] as number) - (x[i] as number);
  const dy = (y[j] as number) - (y[i] as number);
  const square = dx * dx + dy * dy;
  if (square >= TOUCH * TOUCH) return;
  const distance = Math.sqrt(square);
  const nx = distance > 0 ? dx / distance : 1;
  const ny = distance > 0 ? dy / distance : 0;
  const push = Math.min(APART - distance, PUSH) / 2;
  x[i] = (x[i] as number) - nx * push;
  y[i] = (y[i] as number) - ny * push;
  x[j] = (x[j] as number) + nx * push;
  y[j] = (y[j] as number) + ny * push;
  b.awake[i] = 2;
  b.awake[j] = 2;
  strikeDie(b, i, j, nx, ny, witness);
}

/** Every two dice that have come down and touch. Above each other or not: the lid is flat. */
export function meet(b: Bodies, witness: Witness | null): void {
  const { count, stage, awake } = b;
  const reach = Math.ceil(APART);
  sort(b);
  for (let a = 0; a < count; a++) {
    const i = order[a] as number;
    if (stage[i] !== DOWN) continue;
    const end = (left[i] as number) + reach;
    const y = low[i] as number;
    const asleep = awake[i] === 0;
    for (let next = a + 1; next < count; next++) {
      const j = order[next] as number;
      if ((left[j] as number) > end) break;
      const dy = (low[j] as number) - y;
      if (dy > reach || dy < -reach || stage[j] !== DOWN || (asleep && awake[j] === 0)) continue;
      meetPair(b, i, j, witness);
    }
  }
}
