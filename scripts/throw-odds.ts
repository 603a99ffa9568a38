// Are thrown dice fair, and does it matter to a battle whether the simulation throws them or the fast sampler of search?
//   node scripts/run-ts.mjs scripts/throw-odds.ts [layouts for each row]
// Prints a table, a row for each raid and hand. Fails when a million dice are not fair, or when a battle's odds differ by
// more than one point beyond the noise.
import { Stream } from '@/engine/core/luck';
import { battle, type Layout } from './throw-odds/battle';
import { facesOf, sampled, thrown } from './throw-odds/layouts';

/** Players, red dice, ships: five a player, or the most that may be sent (2.9), and the largest raids. */
const RAIDS = [
  [2, 1, 6],
  [2, 2, 10],
  [2, 3, 10],
  [2, 4, 10],
  [2, 4, 20],
  [3, 1, 6],
  [3, 2, 12],
  [3, 3, 15],
  [3, 4, 24],
  [4, 1, 4],
  [4, 2, 8],
  [4, 3, 12],
  [4, 4, 16],
] as const;
/** Red dice and ships with an odds of their own; raids of the same size are one. */
const SIZES = [...new Map(RAIDS.map(([, red, ships]) => [`${red}/${ships}`, [red, ships] as const])).values()];
const HANDS: readonly (readonly [string, (count: number, luck: Stream) => Layout])[] = [
  ['sampler', sampled],
  ['no gesture', (count, luck) => thrown(count, null, luck)],
  ['soft flick', (count, luck) => thrown(count, 200, luck)],
  ['firm flick', (count, luck) => thrown(count, 550, luck)],
  ['hard flick', (count, luck) => thrown(count, 850, luck)],
];
const BATTLES = 40;
const LAYOUTS = Number(process.argv[2] ?? 1000);
const POINTS = 1;

interface Figure {
  readonly mean: number;
  /** Standard error, over layouts. */
  readonly error: number;
}

function figure(values: readonly number[]): Figure {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const square = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(square / values.length) };
}

/** Percent of caravans destroyed, of ships lost and of battles disputed; millimetres to the nearest enemy and of the first duel. */
function figures(red: number, ships: number, [name, lay]: (typeof HANDS)[number]) {
  const luck = Stream.seeded(`${name} ${red} ${ships}`, 'throw-odds');
  const rows = Array.from({ length: LAYOUTS }, () => {
    const layout = lay(red + ships, luck);
    let [destroyed, lost, disputed, first, nearest] = [0, 0, 0, 0, 0];
    for (let i = 0; i < BATTLES; i++) {
      const fought = battle(layout, red, luck);
      if (fought.destroyed) destroyed++;
      if (fought.disputed) disputed++;
      lost += fought.lostShips;
      first += fought.firstReading;
      nearest += fought.nearestEnemy;
    }
    return [100 * destroyed, (100 * lost) / ships, 100 * disputed, first, nearest].map((sum) => sum / BATTLES);
  });
  return [0, 1, 2, 3, 4].map((column) => figure(rows.map((row) => row[column] as number))) as [
    destroyed: Figure,
    lost: Figure,
    disputed: Figure,
    first: Figure,
    nearest: Figure,
  ];
}

/** Pearson's sum for a million dice; fair ones are above the limit once in ten thousand times. */
const FAIR = 25.74;
function unfairness(power: number | null): number {
  const luck = Stream.seeded(`faces ${power}`, 'throw-odds');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 25_000; i++) {
    for (const face of facesOf(40, power, luck)) counts[face - 1] = (counts[face - 1] as number) + 1;
  }
  const expected = 1_000_000 / 6;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

let failed = 0;
for (const [name, power] of [
  ['no gesture', null],
  ['hard flicks', 850],
] as const) {
  const sum = unfairness(power);
  console.log(`a million dice, ${name}: chi-square ${sum.toFixed(2)} at 5 degrees of freedom`);
  if (sum > FAIR) failed++;
}

const cell = (text: string | number, width: number) => String(text).padStart(width);
console.log(
  '\n| Red | Ships | Players | Hand | destroyed % | ships lost % | disputed % | first duel mm | nearest enemy mm |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');

let worst = 0;
for (const [red, ships] of SIZES) {
  const players = RAIDS.filter(([, r, s]) => r === red && s === ships).map(([seats]) => seats);
  const rows = HANDS.map((hand) => figures(red, ships, hand));
  rows.forEach((row, i) => {
    const shown = row.map(({ mean }) => cell(mean.toFixed(1), 5)).join(' | ');
    const whose = `${cell(red, 3)} | ${cell(ships, 5)} | ${players.join(', ')}`;
    console.log(`| ${whose} | ${(HANDS[i] as (typeof HANDS)[number])[0].padEnd(10)} | ${shown} |`);
  });
  const [sampler, ...others] = rows as [ReturnType<typeof figures>, ...ReturnType<typeof figures>[]];
  for (const row of others) {
    for (const odds of [0, 1] as const) {
      const off = Math.abs(row[odds].mean - sampler[odds].mean);
      const noise = Math.sqrt(row[odds].error ** 2 + sampler[odds].error ** 2);
      worst = Math.max(worst, off);
      if (off - 2 * noise > POINTS) failed++;
    }
  }
}
console.log(`\nlargest difference of odds from the sampler: ${worst.toFixed(2)} points; failures: ${failed}`);
process.exit(failed > 0 ? 1 : 0);
