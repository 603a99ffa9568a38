import { matchHashes } from './match-hashes';
import { throwHashes } from './throw-hashes';

// node scripts/run-ts.mjs scripts/hashes.ts [--jitless] [matches for each game and seat count, throws for each number of dice]
const each = Number(process.argv[2] ?? 40);
[...matchHashes(each), ...throwHashes(each)].forEach((line) => console.log(line));
