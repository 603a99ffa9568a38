/* What the books beside a real box ask: of a table that is written down by hand. */

import type { Seat } from '@/engine/core/game';
import type { RuleError } from '@/engine/core/rule-error';
import { parse } from '../action-table';
import { check } from '../check';
import { squareFrom, squareId, type SquareId } from '../data/squares';
import { reefSquares } from '../legal/reefs';
import { observe } from '../observe';
import type { AdmiralOptions } from '../options';
import { tableOf } from '../resample';
import { chartOf, emptyTable } from '../state';
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
