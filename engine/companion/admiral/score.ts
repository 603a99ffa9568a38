import type { ScorePart, Seat } from '@/engine/core/game';
import {
  leadersOn,
  lotsOf as lotsOn,
  NOWHERE,
  partsOf,
  pointsOf,
  scorePoints,
  sideNamed,
  tableFor,
  zoneFor,
} from '@/engine/games/admiral/public';
import { squareFrom } from '@/engine/games/admiral/data/squares';
import { zoneOf, type Zone } from './setup-sheet';
import { chartOf, type AdmiralSheet } from './sheet';
import { tableOn } from './table';

/** 7.1.2, 14.3: what counts for this side. */
export function lotsOf(sheet: AdmiralSheet, side: number): number {
  return lotsOn(tableOn(sheet), chartOf(sheet), side);
}

/** 14.4: by the table of points of his side; null: nobody has one. */
export function pointsNow(sheet: AdmiralSheet, seat: Seat): number | null {
  const chart = chartOf(sheet);
  if (chart.tables.length === 0) return null;
  const side = chart.sideOf[seat] as number;
  const table = tableFor(chart, side);
  if (!table) return 0;
  const isEnd = table.atRound !== undefined || (sheet.finished && sheet.round >= chart.rules.roundLimit);
  return pointsOf(tableOn(sheet), chart, table, side, isEnd);
}

/** What is counted above all. */
export function countedOf(sheet: AdmiralSheet): 'delivered' | 'points' | 'ships' {
  const { victory, tables, hasCargo } = chartOf(sheet);
  if (victory.some(({ type }) => type === 'deliver')) return 'delivered';
  return tables.length > 0 ? 'points' : hasCargo ? 'delivered' : 'ships';
}

/** E-17: the rows of the end table. */
export function rowsOf(sheet: AdmiralSheet, seat: Seat): ScorePart[] {
  const points = pointsNow(sheet, seat);
  const { hasCargo, forts } = chartOf(sheet);
  const isPlayed = ({ key }: ScorePart): boolean =>
    key === 'delivered' || key === 'carried' ? hasCargo : key !== 'forts' || forts.length > 0;
  const parts = partsOf(tableOn(sheet), chartOf(sheet), seat).filter(isPlayed);
  return points === null ? parts : [{ key: 'points', value: points }, ...parts];
}

/** 3.2.6: where a player's ship has to arrive; null: nowhere, or no fort is chosen yet. */
export function goalOf(sheet: AdmiralSheet, seat: Seat): Zone | null {
  const chart = chartOf(sheet);
  const home = sheet.players[seat]?.home ?? null;
  const isOurs = (name: string): boolean => name === 'any' || sideNamed(chart, name) === chart.sideOf[seat];
  const reach = chart.victory.find((one) => one.type === 'reach' && isOurs(one.side ?? 'any'));
  if (reach?.type !== 'reach') return null;
  const fort = home === null ? NOWHERE : (chart.fortAt[squareFrom(home)] as number);
  const squares = zoneFor(chart, reach.zone, seat, fort);
  return squares.length === 0 ? null : zoneOf(chart, squares);
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
