import type { Game, Outcome, Seat, Side, Sitter } from './game';
import { RuleError } from './rule-error';
import { defaultOptions, type Options, type OptionValue } from './options';

/** With how many a game can be played under these options, fewest first. */
export function countsFor(game: Game, options: Options): readonly number[] {
  return game.seatCounts?.(options) ?? game.manifest.seats;
}

/** Why there is no match with these options for so many; null: there is. */
export function refuseTable(game: Game, options: Options, count: number): RuleError | null {
  return refuseCount(game, options, count) ?? game.refuse(options, count);
}

/** These options make no game for so many. */
export function refuseCount(game: Game, options: Options, count: number): RuleError | null {
  const counts = countsFor(game, options);
  return counts.includes(count) ? null : new RuleError('seats', { count, counts: countsText(counts) });
}

/** The fewest and the most: what the box says. */
export function spanOf(counts: readonly number[]): { readonly min: number; readonly max: number } {
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** The one that is nearest to what is wished; of two the smaller. */
export function nearestCount(counts: readonly number[], wished: number): number {
  const away = (count: number) => (count < wished ? wished - count : count - wished);
  return counts.reduce((best, count) => (away(count) < away(best) ? count : best), counts[0] ?? wished);
}

/** As text that is the same in every language: `2–4`, `1–4, 6`. */
export function countsText(counts: readonly number[]): string {
  const runs: number[][] = [];
  for (const count of counts) {
    const run = runs.at(-1);
    if (run && run.at(-1) === count - 1) run.push(count);
    else runs.push([count]);
  }
  return runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}–${run.at(-1)}`)).join(', ');
}

/** The usual options for those who sit here. */
export function defaultsFor(game: Game, seats: readonly Sitter[]): Record<string, OptionValue> {
  return { ...defaultOptions(game.manifest.options), ...(game.defaults?.(seats) as Record<string, OptionValue>) };
}

/** Who plays with whom; where nobody does, each seat is a side of its own. */
export function sidesOf(game: Game, options: Options, seats: number): readonly Side[] {
  return game.sides?.(options, seats) ?? alone(seats);
}

/** The sides at the end of a match. */
export function sidesIn({ sides, scores }: Outcome): readonly Side[] {
  return sides ?? alone(scores.length);
}

/** The sides that won: several where the win is shared, none where nobody won. */
export function winningSides(outcome: Outcome): readonly Side[] {
  const { winners } = outcome;
  return sidesIn(outcome).filter((side) => side.some((seat) => winners.includes(seat)));
}

/** What the end is worth to each seat, 0..1: its part of the win, or what the game says itself. */
export function worthOf(outcome: Outcome, into: number[]): void {
  const { worth, winners, scores } = outcome;
  const share = worth || winners.length === 0 ? 0 : 1 / winningSides(outcome).length;
  for (let seat = 0; seat < scores.length; seat++) into[seat] = worth?.[seat] ?? 0;
  if (!worth) for (const seat of winners) into[seat] = share;
}

function alone(seats: number): readonly Side[] {
  return Array.from({ length: seats }, (_, seat: Seat) => [seat]);
}
