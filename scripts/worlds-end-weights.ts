// What each thing is worth, for engine/games/worlds-end/bot/weights.ts:
//   node scripts/run-ts.mjs scripts/worlds-end-weights.ts [matches of each number of players]
// The odds of each seat to win, by logistic regression over positions of matches between rule bots that now and then do
// something at random, so that more is seen than what they would do.
import type { Action } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { featuresOf } from '@/engine/games/worlds-end/bot/standing';
import { FEATURES } from '@/engine/games/worlds-end/bot/weights';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import { isIn, type WorldsEndState } from '@/engine/games/worlds-end/state';

const matches = Number(process.argv[2] ?? 8000);
const options = {
  ...defaultOptions(worldsEnd.manifest.options),
  autoCommander: true,
} as unknown as WorldsEndOptions;
const size = FEATURES.length;
/** One answer in so many becomes a position. */
const SAMPLE = 12;
/** By match in turn: one of so many answers of a turn is a random one. */
const WHIMS: readonly number[] = [0, 30, 12, 0];
const RIDGE = 3;
const ROUNDS = 8;

interface Look {
  readonly seats: readonly number[];
  readonly features: readonly (readonly number[])[];
}

function play(seed: string, seats: number, whim: number): [Look[], number] {
  const luck = Luck.fromSeed(seed);
  const s: WorldsEndState = worldsEnd.start(options, seats, luck);
  const looks: Look[] = [];
  for (;;) {
    const decision = worldsEnd.pending(s)[0];
    if (!decision) return [looks, s.winner];
    const { seat, kind } = decision;
    if (s.order.length > 0 && !s.battle && luck.decoration.below(SAMPLE) === 0) {
      const all = Array.from({ length: seats }, (_, one) => one).filter((one) => isIn(s, one));
      looks.push({ seats: all, features: all.map((one) => featuresOf(s, one, [])) });
    }
    const legal = worldsEnd.legal(s, seat);
    const strays = whim > 0 && (kind === 'ACTIONS' || kind === 'PORT_BUY') && luck.decoration.below(whim) === 0;
    const action = strays ? luck.decoration.pick(legal) : worldsEnd.brain.policy(s, seat, legal, luck.bots);
    worldsEnd.advance(s, seat, action as Action & typeof action, luck);
  }
}

/** Gauss and Jordan; the matrix is positive definite, so no rows need to change places. */
function solve(squares: readonly Float64Array[], products: Float64Array): number[] {
  for (let at = 0; at < size; at++) {
    const pivot = squares[at] as Float64Array;
    for (let other = 0; other < size; other++) {
      if (other === at) continue;
      const row = squares[other] as Float64Array;
      const times = (row[at] as number) / (pivot[at] as number);
      for (let i = at; i < size; i++) row[i] = (row[i] as number) - times * (pivot[i] as number);
      products[other] = (products[other] as number) - times * (products[at] as number);
    }
  }
  return Array.from(products, (x, i) => x / ((squares[i] as Float64Array)[i] as number));
}

function fit(rows: readonly (readonly [look: Look, winner: number])[]): number[] {
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const squares = Array.from({ length: size }, (_, i) => new Float64Array(size).fill(RIDGE, i, i + 1));
    const products = Float64Array.from(weights, (w) => -RIDGE * w);
    let loss = 0;
    for (const [{ seats, features }, winner] of rows) {
      const sums = features.map((f) => f.reduce((sum, x, i) => sum + x * (weights[i] as number), 0));
      const most = Math.max(...sums);
      const odds = sums.map((x) => Math.exp(x - most));
      const all = odds.reduce((sum, x) => sum + x, 0);
      const mean = new Array<number>(size).fill(0);
      features.forEach((f, k) =>
        f.forEach((x, i) => (mean[i] = (mean[i] as number) + (x * (odds[k] as number)) / all)),
      );
      features.forEach((f, k) => {
        const share = (odds[k] as number) / all;
        const won = seats[k] === winner ? 1 : 0;
        if (won) loss -= Math.log(share);
        const row = f.map((x, i) => x - (mean[i] as number));
        row.forEach((x, i) => {
          products[i] = (products[i] as number) + (won - share) * x;
          if (x === 0) return;
          const square = squares[i] as Float64Array;
          for (let j = 0; j < size; j++) square[j] = (square[j] as number) + share * x * (row[j] as number);
        });
      });
    }
    const step = solve(squares, products);
    weights = weights.map((w, i) => w + (step[i] as number));
    if (round === ROUNDS - 1) console.error(`${rows.length} positions, loss ${(loss / rows.length).toFixed(4)}`);
  }
  return weights;
}

for (const seats of worldsEnd.manifest.seats) {
  const rows: [Look, number][] = [];
  for (let n = 0; n < matches; n++) {
    const [looks, winner] = play(`weights ${seats} ${n}`, seats, WHIMS[n % WHIMS.length] as number);
    if (winner >= 0) for (const look of looks) if (look.seats.includes(winner)) rows.push([look, winner]);
  }
  const weights = fit(rows).map((x) => Number(x.toFixed(3)) + 0);
  console.log(`  ${seats}: [${weights.join(', ')}],`);
}
