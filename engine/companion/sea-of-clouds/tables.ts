import * as v from 'valibot';

/** One side of the board: islands, and those after whose round there is a boarding. The last island always has one. */
export interface Track {
  readonly rounds: number;
  readonly skulls: readonly number[];
}

/** What the box prints. Known only in part, so each number can be typed anew; what was typed is kept for the next sheet. */
export interface Tables {
  /** For two or three captains, and for four. */
  readonly tracks: readonly Track[];
  /** 2.2: total for 1, 2, 3 … collector's bottles. */
  readonly collector: readonly number[];
  /** 7.4: first-class rum of whoever has the most, and of the others. */
  readonly premium: readonly number[];
  /** 2.3: total for 1, 2, 3 … relics of a kind. Null: nobody has typed it yet. */
  readonly ladders: readonly (readonly number[] | null)[];
  readonly names: readonly (string | null)[];
  /** 4.8.1: doubloons that are laid on the Chest when it is first placed. */
  readonly chest: number;
}

export const KINDS = 4;
/** 2.3: so many of each kind are in the box. */
export const COPIES = [8, 6, 5, 4] as const;
export const LONGEST_RELIC = 24;
export const MOST_ROUNDS = 20;
export const HIGHEST = 99;

/** 2.2, 2.3, 2.8: what is certain; the fourth ladder was never published. */
export const PRINTED: Tables = {
  tracks: [
    { rounds: 15, skulls: [5, 10] },
    { rounds: 12, skulls: [4, 8] },
  ],
  collector: [1, 4, 9, 16, 25],
  premium: [3, 1],
  ladders: [[-3, -1, 2, 6, 12, 19, 27, 43], [-2, 2, 6, 12, 21, 32], [-1, 3, 8, 15, 26], null],
  names: [null, null, null, null],
  chest: 5,
};

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const points = whole(-HIGHEST, HIGHEST);
const ladder = (steps: number) => v.pipe(v.array(points), v.length(steps));

export const TablesSchema: v.GenericSchema<unknown, Tables> = v.strictObject({
  tracks: v.pipe(
    v.array(v.strictObject({ rounds: whole(1, MOST_ROUNDS), skulls: v.array(whole(1, MOST_ROUNDS)) })),
    v.length(2),
  ),
  collector: ladder(PRINTED.collector.length),
  premium: ladder(2),
  ladders: v.tuple(COPIES.map((copies) => v.nullable(ladder(copies)))),
  names: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_RELIC)))), v.length(KINDS)),
  // Sheets of earlier versions did not know it.
  chest: v.optional(whole(0, HIGHEST), PRINTED.chest),
});

/** 2.8: side A for two or three captains, side B for four. */
export function sideOf(players: number): 0 | 1 {
  return players > 3 ? 1 : 0;
}

export function isBoarding({ rounds, skulls }: Track, round: number): boolean {
  return round >= rounds || skulls.includes(round);
}

/** 2.3: the ladder gives the total of a kind; none of it is worth nothing. */
export function ladderValue(ladder: readonly number[] | null, copies: number): number {
  return (ladder && ladder[Math.min(copies, ladder.length) - 1]) ?? 0;
}
