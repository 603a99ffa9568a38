import type { Seat } from '@/engine/core/game';

/** One card from the pile, with the odds as the player could know them before it was turned. */
export interface Draw {
  /** How many actions lay before it. */
  readonly at: number;
  readonly seat: Seat;
  /** Of `of` cards that could have come, `bust` would have ended the turn. */
  readonly bust: number;
  readonly of: number;
  readonly busted: boolean;
}

export interface Fairness {
  readonly draws: number;
  readonly risky: number;
  readonly expected: number;
  readonly happened: number;
  /** How likely it was to bust so often or more often, and so often or less often: both 0..1. */
  readonly orMore: number;
  readonly orLess: number;
}

/** Draws against their odds. The chances are exact: every draw is a coin of its own weight. */
export function fairnessOf(draws: readonly Draw[]): Fairness {
  const risky = draws.filter(({ bust }) => bust > 0);
  const happened = risky.filter(({ busted }) => busted).length;
  // ways[k]: the chance of exactly k busts so far.
  const ways = [1];
  let expected = 0;
  for (const { bust, of } of risky) {
    const chance = bust / of;
    expected += chance;
    ways.push(0);
    for (let k = ways.length - 1; k >= 0; k--) {
      ways[k] = (ways[k] as number) * (1 - chance) + (k > 0 ? (ways[k - 1] as number) * chance : 0);
    }
  }
  const sum = (part: readonly number[]) =>
    Math.min(
      1,
      part.reduce((total, way) => total + way, 0),
    );
  return {
    draws: draws.length,
    risky: risky.length,
    expected,
    happened,
    orMore: sum(ways.slice(happened)),
    orLess: sum(ways.slice(0, happened + 1)),
  };
}

/** What an honest sentence may say about it. */
export type Verdict = 'no-risk' | 'usual' | 'unlucky' | 'lucky' | 'very-unlucky' | 'very-lucky';

const SELDOM = 0.16;
const RARE = 0.025;

export function verdictOf({ risky, orMore, orLess }: Pick<Fairness, 'risky' | 'orMore' | 'orLess'>): Verdict {
  if (risky === 0) return 'no-risk';
  if (orMore < RARE) return 'very-unlucky';
  if (orLess < RARE) return 'very-lucky';
  if (orMore < SELDOM) return 'unlucky';
  return orLess < SELDOM ? 'lucky' : 'usual';
}
