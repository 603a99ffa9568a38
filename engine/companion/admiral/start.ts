import { columnOf, rowOf, squareFrom, squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import { chartOf, type AdmiralSheet } from './sheet';

/** 3.6.2: where markers lie at the start; one square stays empty, the nearest to the fort of whoever is first. */
export function lotsAtStart(sheet: AdmiralSheet): SquareId[] {
  const chart = chartOf(sheet);
  const [place] = chart.places;
  if (!place) return [];
  const { squares } = place;
  if (place.fill !== 'allButNearestToFirst') return squares.map(squareId);
  const at = sheet.forts.find(({ owner }) => owner === sheet.order[0])?.at;
  const fort = at === undefined ? (squares[0] as number) : squareFrom(at);
  const away = (square: number): number => {
    const [dx, dy] = [columnOf(square) - columnOf(fort), rowOf(square) - rowOf(fort)];
    return dx * dx + dy * dy;
  };
  const nearest = squares.reduce((best, square) => (away(square) < away(best) ? square : best));
  return squares.filter((square) => square !== nearest).map(squareId);
}
