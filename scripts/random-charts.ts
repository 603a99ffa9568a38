// Makes random charts of Admiral, reviews each and has rule bots play it to its end:
//   npm run charts -- [how many, 2 000 by default] [from which number]
import { playedOut, wishesFor } from '@/__tests__/fixtures/admiral/random-charts';
import { generate } from '@/engine/games/admiral/charts/generate';
import { weightOf } from '@/engine/games/admiral/scenario/faults';
import { reviewScenarioText, scenarioText } from '@/engine/games/admiral/scenario/text';

const [count = '2000', first = '0'] = process.argv.slice(2);
const told = new Map<string, number>();
let [slowest, rounds, unsound] = [0, 0, 0];

for (let number = Number(first); number < Number(first) + Number(count); number++) {
  const wishes = wishesFor(number);
  const since = performance.now();
  const text = scenarioText(generate(wishes));
  slowest = Math.max(slowest, performance.now() - since);
  const { faults } = reviewScenarioText(text);
  for (const fault of faults) told.set(fault.code, (told.get(fault.code) ?? 0) + 1);
  if (faults.some((fault) => weightOf(fault) === 'error')) {
    unsound++;
    console.log(`${number}: ${JSON.stringify(faults)}`);
  } else rounds += playedOut(text, wishes.players, `chart ${number}`);
}

for (const [code, times] of told) console.log(`${String(times).padStart(8)}  ${code}`);
console.log(
  `${count} charts, ${unsound} not sound, the slowest took ${slowest.toFixed(0)} ms, ${(rounds / Number(count)).toFixed(1)} rounds each`,
);
process.exitCode = unsound > 0 ? 1 : 0;
