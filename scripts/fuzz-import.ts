// Feeds the import of matches and of backups with damaged, forged and made-up texts, a backup for every hundred matches:
//   npm run fuzz -- [how many, a million by default] [seed]
import { performance } from 'node:perf_hooks';
import { fuzzBackups, fuzzImport } from '@/__tests__/fixtures/saves/fuzz';

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
  const backups = fuzzBackups(`${seed} ${done}`, Math.ceil(Math.min(ROUND, total - done) / 100));
  for (const [answer, times] of backups.answers)
    answers.set(`backup: ${answer}`, (answers.get(`backup: ${answer}`) ?? 0) + times);
  faults.push(...backups.faults);
}

for (const [answer, times] of [...answers].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(8)}  ${answer}`);
for (const fault of faults.slice(0, 20)) console.log(fault);
const seconds = Math.round((performance.now() - since) / 1000);
console.log(`${total} inputs in ${seconds} s, the slowest took ${slowest.toFixed(1)} ms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
