import type { ScorePart, Seat } from '@/engine/core/game';
import { leadersOn, lotsOf as lotsOn, partsOf, scorePoints } from '@/engine/games/admiral/public';
import { chartOf, type AdmiralSheet } from './sheet';
import { tableOn } from './table';

/** 7.1.2, 14.3: what counts for this side. */
export function lotsOf(sheet: AdmiralSheet, side: number): number {
  return lotsOn(tableOn(sheet), chartOf(sheet), side);
}

/** E-17: the rows of the end table. */
export function rowsOf(sheet: AdmiralSheet, seat: Seat): ScorePart[] {
  return partsOf(tableOn(sheet), chartOf(sheet), seat);
}

/** E-25 g: who has won if it ends now. */
export function aheadNow(sheet: AdmiralSheet): Seat[] {
  return leadersOn(tableOn(sheet))
    .slice()
    .sort((a, b) => a - b);
}

/** 14.4: a deed that a table of points may have something for. */
export function scored(sheet: AdmiralSheet, side: number, event: string, times = 1): AdmiralSheet {
  const book = { points: sheet.points };
  scorePoints(book, chartOf(sheet), side, event, times);
  return book.points === sheet.points ? sheet : { ...sheet, points: book.points };
}
