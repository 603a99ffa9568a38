import type { AdmiralAction } from '../actions';
import { endOf } from '../bot/ends';
import type { ShipId } from '../data/ships';
import { squareId, type Square, type SquareId } from '../data/squares';
import { unitId } from '../legal/units';
import { tableOf } from '../resample';
import { chartOf, clone, hullOf, put, type AdmiralState } from '../state';
import type { AdmiralView } from '../view';
import { lossesAt, sheltersOf, type StormLoss } from './drifts';
import { shotsAt } from './guns';
import type { CourseName } from './sails';

/** What a move or a drift would come to. */
export interface After {
  readonly ship: ShipId;
  readonly end: SquareId;
  /** By a reef. */
  readonly damage: number;
  readonly isLost: boolean;
  /** It ends in a port; on a square with markers. */
  readonly isPort: boolean;
  readonly lots: number;
  /** Shots of enemies that reach it there, of those that have shots in this wind. */
  readonly shots: number;
  /** Storms of the next round from which it would be in shelter, and those that would carry it onto a reef. */
  readonly shelters: readonly CourseName[];
  readonly losses: readonly StormLoss[];
}

export function afterOf(v: AdmiralView, action: AdmiralAction): After | null {
  const now = tableOf(v);
  const chart = chartOf(now);
  const end = endOf(now, chart, action);
  if (!end) return null;
  const { ship, square, damage } = end;
  const s: AdmiralState = clone(now);
  put(s, ship, square);
  const isLost = damage >= hullOf(s, chart, ship);
  return {
    ship: unitId(chart, ship),
    end: squareId(square),
    damage,
    isLost,
    isPort: chart.isPort[square] as boolean,
    lots: s.lots.filter((at: Square) => at === square).length,
    shots: shotsAt(s, chart, ship),
    shelters: sheltersOf(chart, square),
    losses: isLost ? [] : lossesAt(s, chart, ship),
  };
}
