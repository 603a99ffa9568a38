// Plays the levels and the yardsticks against each other on all cores and writes docs/ladder.md:
//   npm run ladder -- --game dead-mans-draw --games 400 --seats 2 [--pairs legend:rule,captain:bosun] [--options '{"traits":false}'] [--dry]
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { anyGame } from './lib/all-games';
import type { GameId } from '@/engine/core/game';
import { LEVELS } from '@/engine/core/match';
import { playContest, type Contest, type ContestResult, type Pairing } from './ladder/contest';
import { playerOf } from './ladder/players';
import { lineOf, tableOf, writeReport, type Standing } from './ladder/report';

const [lowest, , , highest] = LEVELS;

/** Each level against the one below and against the rule bot; the ends against the weaker yardsticks. */
const PAIRINGS: readonly Pairing[] = [
  ...LEVELS.slice(1).map((one, i) => ({ one, others: LEVELS[i] as string })),
  ...LEVELS.map((one) => ({ one, others: 'rule' })),
  { one: highest, others: 'greedy' },
  { one: highest, others: 'random' },
  { one: lowest, others: 'greedy' },
  { one: lowest, others: 'random' },
  { one: 'rule', others: 'greedy' },
  { one: 'rule', others: 'random' },
];

function serve(game: GameId): void {
  parentPort?.on('message', (contest: Contest) => parentPort?.postMessage(playContest(anyGame(game), contest)));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'dead-mans-draw' },
      games: { type: 'string', default: '400' },
      seats: { type: 'string', default: '2' },
      pairs: { type: 'string' },
      options: { type: 'string', default: '{}' },
      workers: { type: 'string', default: String(availableParallelism()) },
      dry: { type: 'boolean', default: false },
    },
  });
  const game = values.game as GameId;
  const seats = Number(values.seats);
  const count = Number(values.games);
  const options = JSON.parse(values.options) as Readonly<Record<string, unknown>>;
  const pairings = values.pairs?.split(',').map(readPairing) ?? PAIRINGS;
  const standings = pairings.map((p): Standing => ({
    ...p,
    games: 0,
    played: 0,
    wins: 0,
    decisions: 0,
    milliseconds: 0,
  }));
  const contests = standings.flatMap((standing) =>
    Array.from({ length: count }, (_, number) => ({ standing, contest: { ...standing, seats, options, number } })),
  );
  let begun = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: game });
      let standing: Standing | undefined;
      const next = (): void => {
        const job = contests[begun++];
        if (!job) {
          void worker.terminate();
          resolve();
          return;
        }
        standing = job.standing;
        worker.postMessage(job.contest);
      };
      worker.on('message', (result: ContestResult) => {
        if (standing) enter(standing, result, count);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Number(values.workers) }, work));

  const table = tableOf(standings, seats);
  console.log(`\n${table}`);
  if (values.dry) return;
  const given = Object.keys(options).length === 0 ? '' : `, ${values.options}`;
  writeReport('docs/ladder.md', `${game}, ${seats} players${given}`, table);
}

function enter(standing: Standing, result: ContestResult, count: number): void {
  standing.played++;
  if (result.decided) standing.games++;
  standing.wins += result.share;
  standing.decisions += result.decisions;
  standing.milliseconds += result.milliseconds;
  if (standing.played % 20 !== 0 && standing.played !== count) return;
  const [one, others, games, wins] = lineOf(standing);
  process.stderr.write(
    `\r${one} : ${others} ${games}/${standing.played} ${wins}`.padEnd(60) + (standing.played === count ? '\n' : ''),
  );
}

function readPairing(text: string): Pairing {
  const [one = '', others = ''] = text.split(':');
  playerOf(one);
  playerOf(others);
  return { one, others };
}

if (isMainThread) await main();
else serve(workerData as GameId);
