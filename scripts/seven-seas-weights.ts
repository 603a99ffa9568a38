// What each thing is worth in the end, for engine/games/seven-seas/bot/weights.ts:
//   node scripts/run-ts.mjs scripts/seven-seas-weights.ts [matches of each number of players]
// Least squares over every round of matches between rule bots: how far a seat ends before the mean of the others.
import { Luck } from '@/engine/core/luck';
import { defaultOptions } from '@/engine/core/options';
import { sevenSeas } from '@/engine/games/seven-seas';
import { roundsLeft } from '@/engine/games/seven-seas/bot/forecast';
import { featuresOf, sharesOfKnots } from '@/engine/games/seven-seas/bot/standing';
import { FEATURES, ROUNDS_LEFT } from '@/engine/games/seven-seas/bot/weights';
import type { SevenSeasOptions } from '@/engine/games/seven-seas/options';
import { scoreOf } from '@/engine/games/seven-seas/score';
import type { SevenSeasState } from '@/engine/games/seven-seas/state';

const matches = Number(process.argv[2] ?? 12_000);
const options = defaultOptions(sevenSeas.manifest.options) as unknown as SevenSeasOptions;
const knots = ROUNDS_LEFT.length;
const size = FEATURES.length * knots;
/** Keeps the weight of what was hardly ever seen near nothing. */
const RIDGE = 5;
const squares = Array.from({ length: size }, (_, i) => new Float64Array(size).fill(0).fill(RIDGE, i, i + 1));
const products = new Float64Array(size);

interface Look {
  readonly knotShares: readonly number[];
  /** By seat. */
  readonly features: readonly (readonly number[])[];
}

/** One match between rule bots, with dice that are drawn and not thrown: what every round began with, and the scores. */
function play(seed: string, seats: number): [Look[], number[]] {
  const luck = Luck.fromSeed(seed);
  const s: SevenSeasState = sevenSeas.start(options, seats, luck);
  s.imagined = true;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const looks: Look[] = [];
  for (let round = 0; ;) {
    const seat = sevenSeas.pending(s)[0]?.seat;
    if (seat === undefined) return [looks, all.map((one) => scoreOf(s, one))];
    if (s.phase === 'select' && s.round !== round) {
      round = s.round;
      looks.push({
        knotShares: sharesOfKnots(roundsLeft(s)),
        features: all.map((one) => featuresOf(s, one, true, [])),
      });
    }
    const legal = sevenSeas.legal(s, seat);
    const [only] = legal;
    const action = legal.length === 1 && only ? only : sevenSeas.brain.policy(s, seat, legal, luck.bots);
    sevenSeas.advance(s, seat, action, luck);
  }
}

/** What the first seat has, less what the others have on average. */
function lead(values: readonly number[]): number {
  const [own = 0, ...others] = values;
  return own - others.reduce((sum, x) => sum + x / others.length, 0);
}

function learn({ knotShares, features }: Look, answer: number): void {
  const row: [place: number, value: number][] = [];
  FEATURES.forEach((_, i) => {
    const value = lead(features.map((one) => one[i] as number));
    knotShares.forEach((share, knot) => {
      if (value !== 0 && share !== 0) row.push([i * knots + knot, value * share]);
    });
  });
  for (const [i, x] of row) {
    const square = squares[i] as Float64Array;
    products[i] = (products[i] as number) + x * answer;
    for (const [j, y] of row) square[j] = (square[j] as number) + x * y;
  }
}

/** Gauss and Jordan; the matrix is positive definite, so no rows need to change places. */
function solve(): number[] {
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

for (const seats of sevenSeas.manifest.seats) {
  for (let n = 0; n < matches; n++) {
    const [looks, scores] = play(`weights ${seats} ${n}`, seats);
    for (const look of looks) learn(look, lead(scores));
  }
}
const found = solve().map((x) => Number(x.toFixed(2)) + 0);
FEATURES.forEach((name, i) => console.log(`  [${found.slice(i * knots, (i + 1) * knots).join(', ')}], // ${name}`));
