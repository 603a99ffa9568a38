import { columnOf, rowOf, squareFrom, squareId, type Square, type SquareId } from '@/engine/games/admiral/data/squares';
import { markersOn, type Chart } from '@/engine/games/admiral/public';
import { chartOf, type AdmiralSheet } from './sheet';

/** 14.2: where markers lie at the start. */
export function lotsAtStart(sheet: AdmiralSheet): SquareId[] {
  const chart = chartOf(sheet);
  return chart.places.flatMap((place) => {
    // Those are drawn at the table; where they lie is said then.
    if (place.fill.startsWith('random')) return [];
    return filled(sheet, place).slice(0, markersOn(place)).map(squareId);
  });
}

/** 3.6.2: one square stays empty, the nearest to the fort of whoever is first. */
function filled(sheet: AdmiralSheet, { fill, squares }: Chart['places'][number]): readonly Square[] {
  if (fill !== 'allButNearestToFirst') return squares;
  const at = sheet.forts.find(({ owner }) => owner === sheet.order[0])?.at;
  const fort = at === undefined ? (squares[0] as number) : squareFrom(at);
  const away = (square: number): number => {
    const [dx, dy] = [columnOf(square) - columnOf(fort), rowOf(square) - rowOf(fort)];
    return dx * dx + dy * dy;
  };
  const nearest = squares.reduce((best, square) => (away(square) < away(best) ? square : best));
  return squares.filter((square) => square !== nearest);
}
