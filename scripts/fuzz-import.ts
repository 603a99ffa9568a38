// Feeds the import of matches with damaged, forged and made-up texts:
//   npm run fuzz -- [how many, a million by default] [seed]
import { performance } from 'node:perf_hooks';
import { fuzzImport } from '@/__tests__/fixtures/saves/fuzz';

const ROUND = 10_000;
const [count = '1000000', seed = 'fuzz'] = process.argv.slice(2);
const total = Number(count);
const answers = new Map<string, number>();
const faults: string[] = [];
let slowest = 0;

const since = performance.now();
for (let done = 0; done < total; done += ROUND) {
  const report = fuzzImport(`${seed} ${done}`, Math.min(ROUND, total - done), () => performance.now());
  for (const [answer, times] of report.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
  faults.push(...report.faults);
  slowest = Math.max(slowest, report.slowest);
}

for (const [answer, times] of [...answers].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(8)}  ${answer}`);
for (const fault of faults.slice(0, 20)) console.log(fault);
const seconds = Math.round((performance.now() - since) / 1000);
console.log(`${total} inputs in ${seconds} s, the slowest took ${slowest.toFixed(1)} ms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
