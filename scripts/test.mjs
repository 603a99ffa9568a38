// `npm test`: installs what is missing, then runs all Jest projects. Arguments are Jest's.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, program, root, run } from './lib/project.mjs';

ensureInstalled();
const own = process.argv.slice(2);
const chosen = own.some((a) => /^(-w|-i|--maxWorkers|--runInBand)/.test(a));
// Jest leaves one core free, which on a small machine is half of it.
const workers = chosen
  ? []
  : [`--maxWorkers=${Math.max(1, availableParallelism() > 2 ? availableParallelism() - 1 : 2)}`];
console.log('Running the tests (the first run also fills the cache and takes a minute or two longer)...');
const order = ['--testSequencer', join(root, 'test', 'slowest-first.js')];
process.exit(run(program('jest'), [...order, ...workers, ...own], { env: process.env }).status ?? 1);
