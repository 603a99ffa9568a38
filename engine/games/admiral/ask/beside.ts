/* What the books beside a real box ask: of a table that is written down by hand. */

import type { Seat } from '@/engine/core/game';
import type { RuleError } from '@/engine/core/rule-error';
import { parse } from '../action-table';
import { chartFor, type Chart } from '../board/chart';
import { check } from '../check';
import { squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';
import { reefSquares } from '../legal/reefs';
import { observe } from '../observe';
import { placesBy } from '@/engine/kit/places';
import { aheadBy, tableFor } from '../rules/points';
import { lotsOf, rankedAtLimit } from '../score';
import type { AdmiralOptions } from '../options';
import { tableOf } from '../resample';
import { chartOf, clone, emptyTable, isIn, type AdmiralState } from '../state';
import type { AdmiralView } from '../view';

/** A table on which nothing has happened yet, and no ship stands. */
export function blankView(options: AdmiralOptions, seats: number): AdmiralView {
  return observe(emptyTable(options, seats), 0);
}

/** Why this answer would not be legal here; null: it would be, or is no answer at all. */
export function whyNot(v: AdmiralView, seat: Seat, text: string): RuleError | null {
  const action = parse(text);
  return action ? check(tableOf(v), seat, action) : null;
}

/** 3.7.3–3.7.5: where a reef may be placed. */
export function reefPlaces(v: AdmiralView): SquareId[] {
  const s = tableOf(v);
  return reefSquares(s, chartOf(s)).map(squareId);
}

/** 3.7.4, for a reef that lies there already. */
export function blocksNothing(v: AdmiralView, reef: SquareId): boolean {
  const others = v.reefs.filter((one) => one !== reef);
  return reefPlaces({ ...v, reefs: others }).some((square) => squareFrom(square) === squareFrom(reef));
}

/** A table that is written down by hand, as the rules read it. */
export type HandTable = AdmiralState;

/** In no zone, and far from everything: there a ship floats whose square nobody has said. */
export const SOMEWHERE = 1000 * WIDTH;

const blanks = new WeakMap<Chart, AdmiralState>();

/** Only as much of it as is said; what is not said is as at the start. Nobody may change it. */
export function handTable(options: AdmiralOptions, seats: number, said: Partial<AdmiralState>): HandTable {
  const chart = chartFor(options, seats);
  const blank = blanks.get(chart) ?? emptyTable(options, seats);
  blanks.set(chart, blank);
  return { ...blank, ...said };
}

/** A whole table that the rules may change; `unplaced` ships float somewhere. */
export function wholeTable(v: AdmiralView, unplaced: readonly number[]): HandTable {
  const s = clone(tableOf(v));
  for (const ship of unplaced) s.at[ship] = SOMEWHERE;
  return s;
}

/** Who is ahead by what this match ends with: the most markers (A49), points, or the rows of a limit (7.4). 7.1.9: somebody of his side is in. */
export function leadersOn(s: HandTable): Seat[] {
  const chart = chartOf(s);
  const isAlive = (side: number): boolean => chart.sides[side]?.some((seat) => isIn(s, seat)) === true;
  return aheadOn(s, chart, isAlive).filter((seat) => isAlive(chart.sideOf[seat] as number));
}

function aheadOn(s: HandTable, chart: Chart, isAlive: (side: number) => boolean): readonly Seat[] {
  if (chart.victory.some(({ type }) => type === 'mostWhenExhausted')) {
    const keys = chart.sideOf.map((side) =>
      isAlive(side) ? [1, lotsOf(s, chart, side), -(s.stamp[side] as number)] : [0],
    );
    return placesBy(keys)[0] ?? [];
  }
  if (chart.tables.length > 0) return aheadBy(s, chart, (side) => tableFor(chart, side));
  return rankedAtLimit(s)[0] ?? [];
}
