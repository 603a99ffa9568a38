// What each level loses on questions with many answers, against a search with ten times the Legend's thinking:
//   npm run wide -- --game dead-mans-draw --from 14 [--questions 200] [--seats 4] [--players rule,deckhand,…] [--times 10] [--draws 3]
// Fails when a level loses more than the rule bot by more than two standard errors.
// `--reference <file>` keeps the reference's values, so that two versions of the bots are measured by the same.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { anyGame } from './lib/all-games';
import type { Game, GameId } from '@/engine/core/game';
import { LEVELS } from '@/engine/core/match';
import { playerOf } from './ladder/players';
import { wideQuestions } from './wide/questions';
import { lossOf, referenceValues, type Values } from './wide/reference';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dead-mans-draw' },
    from: { type: 'string', default: '14' },
    questions: { type: 'string', default: '200' },
    seats: { type: 'string', default: '4' },
    players: { type: 'string', default: ['rule', ...LEVELS].join(',') },
    times: { type: 'string', default: '10' },
    draws: { type: 'string', default: '3' },
    reference: { type: 'string' },
  },
});
const game: Game = anyGame(values.game as GameId);
const seats = Number(values.seats);
const questions = wideQuestions(game, seats, Number(values.from), Number(values.questions));
const references = known() ?? questions.map((q, i) => referenceValues(game, seats, Number(values.times), q, `r${i}`));
if (values.reference) writeFileSync(values.reference, JSON.stringify(references));

function known(): readonly Values[] | undefined {
  if (!values.reference || !existsSync(values.reference)) return undefined;
  return JSON.parse(readFileSync(values.reference, 'utf8')) as Values[];
}

/** The mean loss of each question over some draws, for many answers are drawn. */
function lossesOf(name: string): number[] {
  const player = playerOf(name);
  const draws = Number(values.draws);
  return questions.map(({ view, legal }, i) => {
    let sum = 0;
    for (let n = 0; n < draws; n++) {
      const answer = player(game, view, legal, `${name} ${i} ${n}`);
      sum += lossOf(references[i] as Values, game.describe(answer)) / draws;
    }
    return sum;
  });
}

function meanAndError(list: readonly number[]): readonly [mean: number, error: number] {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
  const squares = list.reduce((sum, x) => sum + (x - mean) * (x - mean), 0);
  return [mean, Math.sqrt(squares / (list.length - 1) / list.length)];
}

const shown = ([mean, error]: readonly [number, number]): string =>
  `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)}`;

const widths = questions.map(({ legal }) => legal.length).sort((a, b) => a - b);
console.log(
  `${game.manifest.id}, ${seats} players: ${questions.length} questions of ${widths[0]} to ${widths.at(-1)} answers`,
);
console.log('| Player | Loses, % of a win | More than the rule bot |');
console.log('| --- | --- | --- |');
const rule = lossesOf('rule');
let failed = false;
for (const name of values.players.split(',')) {
  const losses = name === 'rule' ? rule : lossesOf(name);
  const more = meanAndError(losses.map((loss, i) => loss - (rule[i] as number)));
  if (more[0] > 2 * more[1]) failed = true;
  console.log(`| ${[name, shown(meanAndError(losses)), name === 'rule' ? '–' : shown(more)].join(' | ')} |`);
}
if (failed) {
  console.error('A level plays worse than the rule bot where there are many answers.');
  process.exit(1);
}
