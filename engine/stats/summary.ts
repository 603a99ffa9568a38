import { LEVELS, type Level } from '@/engine/core/match';
import type { MatchFacts, SeatFacts } from './facts';

/** A match from the side of one person who played in it. */
export interface Part {
  readonly match: MatchFacts;
  readonly seat: SeatFacts;
}

export interface Sailor {
  readonly name: string;
  /** The emblem of the last match. */
  readonly emblem: number | undefined;
  readonly parts: readonly Part[];
}

export interface Summary {
  readonly played: number;
  readonly won: number;
  /** Null before the first match. */
  readonly best: number | null;
  readonly averageScore: number | null;
  /** Wins in a row up to now, and at most. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** The strongest rival that is a bot, or people only, or nobody: some matches are played alone. */
export type Rivals = Level | 'people' | 'nobody';

/** Everybody who has played here, the one who played most first. */
export function crewOf(matches: readonly MatchFacts[]): Sailor[] {
  const crew = new Map<string, Part[]>();
  for (const match of matches) {
    const here = new Set<string>();
    for (const seat of match.seats) {
      // Two of the same name at one table cannot be told apart; the first one is counted.
      if (seat.kind !== 'person' || here.has(seat.name)) continue;
      here.add(seat.name);
      const parts = crew.get(seat.name) ?? [];
      parts.push({ match, seat });
      crew.set(seat.name, parts);
    }
  }
  const sailors = [...crew].map(([name, parts]) => ({ name, emblem: parts.at(-1)?.seat.emblem, parts }));
  return sailors.sort((a, b) => b.parts.length - a.parts.length || (a.name < b.name ? -1 : 1));
}

export function summaryOf(parts: readonly Part[]): Summary {
  const scores = parts.map(({ seat }) => seat.score);
  return {
    played: parts.length,
    won: parts.filter(isWon).length,
    best: most(scores),
    averageScore: scores.length === 0 ? null : scores.reduce((a, b) => a + b, 0) / scores.length,
    ...streaks(parts),
  };
}

export function isWon({ match, seat }: Part): boolean {
  return seat.place === 0 && match.nobodyWon !== true;
}

/** Whoever sits on the own side is no rival. */
export function rivalsOf({ match, seat }: Part): Rivals {
  const rivals = match.seats.filter(
    (other) => other !== seat && (other.side === undefined || other.side !== seat.side),
  );
  if (rivals.length === 0) return 'nobody';
  const levels = rivals.flatMap(({ kind, level }) => (kind === 'bot' ? [LEVELS.indexOf(level ?? 'captain')] : []));
  return LEVELS[Math.max(-1, ...levels)] ?? 'people';
}

/** Parts by what they have in common, in the order in which the groups first appear. */
export function grouped<K extends string>(parts: readonly Part[], by: (part: Part) => K): (readonly [K, Part[]])[] {
  const groups = new Map<K, Part[]>();
  for (const part of parts) groups.set(by(part), [...(groups.get(by(part)) ?? []), part]);
  return [...groups];
}

/** The sum of something that a game counts. */
export function total(parts: readonly Part[], count: string): number {
  return parts.reduce((sum, { seat }) => sum + (seat.play?.counts[count] ?? 0), 0);
}

export function most(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}

function streaks(parts: readonly Part[]): { readonly streak: number; readonly longestStreak: number } {
  let streak = 0;
  let longestStreak = 0;
  for (const part of parts) {
    streak = isWon(part) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

/** What was chosen most often; of equals what won more, then the first by name. */
export function favourite(parts: readonly Part[]): string | null {
  const worn = new Map<string, number>();
  for (const part of parts) {
    // A win weighs less than any further match.
    const weight = 1 + (isWon(part) ? 1 / (parts.length + 1) : 0);
    for (const trait of part.seat.play?.traits ?? []) worn.set(trait, (worn.get(trait) ?? 0) + weight);
  }
  const [first] = [...worn].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? null;
}
