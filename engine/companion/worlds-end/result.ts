import type { Seat } from '@/engine/core/game';
import { placesOf } from '@/engine/games/worlds-end/public';
import type { Fame, Result as Ending } from '@/engine/games/worlds-end/view';
import { fameOf, famePartsOf } from './fame';
import { playerAt, type WorldsEndSheet } from './sheet';

export interface Result {
  readonly lines: readonly {
    readonly seat: Seat;
    readonly fame: number;
    readonly parts: Fame;
    readonly dial: number;
  }[];
  readonly places: readonly (readonly Seat[])[];
  readonly winners: readonly Seat[];
  readonly reason: Ending;
}

/** E-17 */
export function resultOf(sheet: WorldsEndSheet): Result {
  const lines = sheet.players.map((_, seat) => ({
    seat,
    fame: fameOf(sheet, seat),
    parts: famePartsOf(sheet, seat),
    dial: playerAt(sheet, seat).dial,
  }));
  return {
    lines,
    places: placesOf(
      sheet,
      lines.map(({ fame }) => fame),
    ),
    winners: sheet.winner < 0 ? [] : [sheet.winner],
    reason: sheet.result,
  };
}
