import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allGames } from '../lib/all-games';
import { STRENGTH, strengthIn } from '@/engine/bots/levels';
import { LEVELS, type Strength } from '@/engine/core/level';
import type { Pairing } from './contest';
import { wilson } from './wilson';

export interface Standing extends Pairing {
  /** Those that somebody won. */
  games: number;
  played: number;
  wins: number;
  decisions: number;
  milliseconds: number;
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function lineOf({ one, others, games, wins, decisions, milliseconds }: Standing): readonly string[] {
  const share = wins / games;
  const [low, high] = wilson(share, games);
  const pace = decisions === 0 ? '–' : (milliseconds / decisions).toFixed(2);
  return [one, others, String(games), percent(share), `${percent(low)} – ${percent(high)}`, pace];
}

export function tableOf(standings: readonly Standing[], seats: number): string {
  const among = seats === 2 ? 'against' : `among ${seats - 1} of`;
  const head = ['Player', among, 'Games', 'Wins', '95 % interval', 'ms a decision'];
  return [row(head), row(head.map(() => '---')), ...standings.map((s) => row(lineOf(s)))].join('\n');
}

function levelTable(): string {
  const head = ['Level', 'Iterations', 'Turns ahead', 'Noise', 'Memory'];
  const line = (name: string, { iterations, turns, noise, memory }: Strength): string =>
    row([name, String(iterations), String(turns), String(noise), String(memory)]);
  const common = LEVELS.map((level) => line(level, STRENGTH[level]));
  const own = Object.values(allGames).flatMap((game) =>
    LEVELS.filter((level) => game.brain.levels?.[level]).map((level) =>
      line(`${level}, ${game.manifest.id}`, strengthIn(game, level)),
    ),
  );
  const rows = [...common, ...own];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

const INTRODUCTION = `# The ladder

Made by \`npm run ladder -- --game <id> --games 400 --seats 2\`; do not edit by hand. Every deal is played once from every seat,
the players change seats. A shared victory counts in parts, and a game that nobody wins is not among the games. Times are of one
machine with several games at once: only their ratios mean something.`;

/** Pairings that were not played this time keep their lines. */
function joined(before: string, now: string): string {
  const pairing = (line: string): string => line.split('|').slice(1, 3).join();
  const lines = new Map([...before.split('\n'), ...now.split('\n')].map((line) => [pairing(line), line]));
  return [...lines.values()].join('\n');
}

/** Replaces what was played anew; what the levels are is always as the code has it. */
export function writeReport(file: string, title: string, body: string): void {
  const sections = new Map<string, string>();
  if (existsSync(file)) {
    for (const part of readFileSync(file, 'utf8').split(/^## /m).slice(1)) {
      const end = part.indexOf('\n');
      sections.set(part.slice(0, end).trim(), part.slice(end).trim());
    }
  }
  sections.set('Levels', levelTable());
  sections.set(title, joined(sections.get(title) ?? body, body));
  const parts = [...sections].map(([heading, text]) => `## ${heading}\n\n${text}`);
  writeFileSync(file, `${[INTRODUCTION, ...parts].join('\n\n')}\n`);
}
