import type { Sea } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndSheet } from './sheet';

/** 11.5 */
export interface Income {
  /** Sea by sea; null: not typed yet, so the sum is asked for (E-25). */
  readonly lines: readonly { readonly sea: Sea; readonly gold: number | null }[];
  /** Event 8. */
  readonly extra: number;
  /** Without what is unknown. */
  readonly total: number;
  readonly isKnown: boolean;
}

export function incomeOf({ owner, profile, bonus, active }: WorldsEndSheet): Income {
  const lines = owner.flatMap((seat, sea) =>
    seat === active ? [{ sea, gold: profile.seas[sea]?.income ?? null }] : [],
  );
  const extra = bonus * lines.length;
  const total = lines.reduce((sum, { gold }) => sum + (gold ?? 0), extra);
  return { lines, extra, total, isKnown: lines.every(({ gold }) => gold !== null) };
}

const LARGE_COIN = 500;
const SMALL_COIN = 100;

/** 11.3: how to pay it, in large coins first. */
export function coinsFor(gold: number): { readonly large: number; readonly small: number } {
  return { large: Math.trunc(gold / LARGE_COIN), small: Math.trunc((gold % LARGE_COIN) / SMALL_COIN) };
}
