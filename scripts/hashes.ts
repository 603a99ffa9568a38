import { matchHashes } from './match-hashes';

// node scripts/run-ts.mjs scripts/hashes.ts [--jitless] [matches for each game and seat count]
matchHashes(Number(process.argv[2] ?? 40)).forEach((line) => console.log(line));
