import { countBits } from '@/engine/kit/bits';
import type { Seat } from '@/engine/core/game';
import type { Counts } from '@/engine/games/seven-seas/data/goods';
import { COST, MARK_COST, YY_PER_VP } from '@/engine/games/seven-seas/data/table';
import { marksOf, pointsOf, saleAt } from './fleet';
import { dealValue } from './roles';
import type { Player, SevenSeasSheet } from './sheet';

/** The three pairs of a Good Deal. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

export interface FinalSale {
  /** How often each of PAIRS is dealt. */
  readonly deals: Counts;
  readonly chests: number;
}

/** 4.16.4, 4.16.5: these deals, then all that is left; null when there is too little for it. */
export function finalSale(sheet: SevenSeasSheet, seat: Seat, deals: readonly number[]): FinalSale | null {
  const { goods, yy } = sheet.players[seat] as Player;
  const left = [...goods];
  let chests = 0;
  let paid = 0;
  PAIRS.forEach(([one, other], i) => {
    const times = deals[i] ?? 0;
    left[one] = (left[one] ?? 0) - times;
    left[other] = (left[other] ?? 0) - times;
    chests += times * dealValue(sheet, one, other);
    paid += times * COST.goodDeal;
  });
  if (paid > yy || left.some((count) => count < 0)) return null;
  const rest = left as unknown as Counts;
  return { deals: deals as Counts, chests: chests + saleAt(sheet.port, rest) };
}

/** 11.3: the best Good Deals. Three Yin-Yang are a point anyway, so a deal has to bring more. */
export function bestSale(sheet: SevenSeasSheet, seat: Seat): FinalSale {
  const { yy } = sheet.players[seat] as Player;
  const most = Math.floor(yy / COST.goodDeal);
  let best = finalSale(sheet, seat, [0, 0, 0]) as FinalSale;
  let worth = best.chests;
  for (let a = 0; a <= most; a++) {
    for (let b = 0; a + b <= most; b++) {
      for (let c = 0; a + b + c <= most; c++) {
        const sale = finalSale(sheet, seat, [a, b, c]);
        if (!sale || sale.chests - a - b - c <= worth) continue;
        best = sale;
        worth = sale.chests - a - b - c;
      }
    }
  }
  return best;
}

export interface Line {
  readonly seat: Seat;
  readonly chests: number;
  readonly talismans: number;
  readonly yy: number;
  readonly marks: number;
  readonly cards: number;
  readonly score: number;
  readonly corsair: number;
}

export interface Result {
  readonly lines: readonly Line[];
  readonly winners: readonly Seat[];
  /** What told the winner from the others. */
  readonly reason: 'score' | 'fewer-tokens' | 'fewer-marks' | 'shared';
}

/** 7: each adventure card in hand is one mark more. */
export function resultOf({ players }: SevenSeasSheet): Result {
  const lines = players.map((player, seat) => ({
    seat,
    chests: player.chests,
    talismans: player.talismans,
    yy: Math.floor(player.yy / YY_PER_VP),
    marks: 0 - MARK_COST * marksOf(player),
    cards: 0 - MARK_COST * player.cards,
    score: pointsOf(player) - MARK_COST * player.cards,
    corsair: countBits(player.corsair),
  }));
  const keep = (of: readonly Line[], key: (line: Line) => number) => {
    const best = Math.min(...of.map(key));
    return of.filter((line) => key(line) === best);
  };
  const byScore = keep(lines, ({ score }) => -score);
  const byTokens = keep(byScore, ({ corsair }) => corsair);
  const byMarks = keep(byTokens, ({ marks, cards }) => -marks - cards);
  const winners = byMarks.map(({ seat }) => seat);
  if (winners.length > 1) return { lines, winners, reason: 'shared' };
  const reason = byScore.length === 1 ? 'score' : byTokens.length === 1 ? 'fewer-tokens' : 'fewer-marks';
  return { lines, winners, reason };
}
