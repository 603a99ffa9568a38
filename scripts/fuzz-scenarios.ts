// Feeds the loader of Admiral's scenarios with mutated texts, and plays a little of whatever it lets pass:
//   npm run fuzz:scenarios -- [how many, 100 000 by default] [seed]
import { fuzzScenarios } from '@/__tests__/fixtures/admiral/scenario-fuzz';

const ROUND = 500;
const [count = '100000', seed = 'scenarios'] = process.argv.slice(2);
const total = Number(count);
const answers = new Map<string, number>();
const faults: string[] = [];
let slowest = 0;

/** What the processor has worked, in milliseconds: others may be at it, too. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for (let done = 0; done < total; done += ROUND) {
  const report = fuzzScenarios(`${seed} ${done}`, Math.min(ROUND, total - done), worked);
  for (const [answer, times] of report.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
  faults.push(...report.faults);
  slowest = Math.max(slowest, report.slowest);
}

for (const [answer, times] of [...answers].sort((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(8)}  ${answer}`);
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(`${total} texts, the slowest review took ${slowest.toFixed(1)} ms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
