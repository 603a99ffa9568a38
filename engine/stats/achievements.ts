import { isWon, type Part } from './summary';

/** What somebody can be proud of in one game: how often it takes, and how to count it in the matches that were played of it. */
export type Achievements = Readonly<Record<string, readonly [of: number, count: (parts: readonly Part[]) => number]>>;

/** How far somebody has come: reached when `done` is `of`. */
export interface Mark {
  readonly id: string;
  readonly done: number;
  readonly of: number;
}

/** A feat of a single match, noted by the game's reader. */
export const feat = (name: string) => (parts: readonly Part[]) =>
  parts.some(({ seat }) => seat.play?.feats.includes(name)) ? 1 : 0;

export const won = (parts: readonly Part[]) => parts.filter(isWon);

export const different = (values: readonly string[]) => new Set(values).size;

/** `parts`: the finished matches of one person in this game, in the order in which they were played. */
export function marksOf(achievements: Achievements, parts: readonly Part[]): Mark[] {
  return Object.entries(achievements).map(([id, [of, count]]) => ({ id, of, done: Math.min(of, count(parts)) }));
}

/** What this match brought that was not there before it. */
export function newMarks(achievements: Achievements, parts: readonly Part[], mark: string): string[] {
  const at = parts.findIndex(({ match }) => match.mark === mark);
  if (at < 0) return [];
  const before = marksOf(achievements, parts.slice(0, at));
  return marksOf(achievements, parts.slice(0, at + 1)).flatMap(({ id, done, of }, i) =>
    done === of && (before[i]?.done ?? 0) < of ? [id] : [],
  );
}
