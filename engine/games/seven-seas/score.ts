import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import { countBits } from '@/engine/kit/bits';
import { placesBy } from '@/engine/kit/places';
import { allSeats } from '@/engine/kit/seats';
import { MARK_COST, YY_PER_VP } from './data/table';
import { saleValue } from './rules/market';
import { goodsOf, type SevenSeasState } from './state';

/** 7. While the match lasts: as if it ended now, goods sold at the current port and each card in hand one mark more. */
export function scoreOf(s: SevenSeasState, seat: Seat): number {
  const over = s.phase === 'over';
  const marks = (s.marks[seat] as number) + (over ? 0 : cardsInHand(s, seat));
  const chests = (s.chests[seat] as number) + (over ? 0 : saleValue(s, goodsOf(s, seat)));
  return chests + (s.talismans[seat] as number) + Math.trunc((s.yy[seat] as number) / YY_PER_VP) - MARK_COST * marks;
}

export function cardsInHand(s: SevenSeasState, seat: Seat): number {
  return countBits(s.hands[seat] as number);
}

function scoreParts(s: SevenSeasState, seat: Seat): ScorePart[] {
  const left = cardsInHand(s, seat);
  return [
    { key: 'chests', value: s.chests[seat] as number },
    { key: 'talismans', value: s.talismans[seat] as number },
    { key: 'yin-yang', value: Math.trunc((s.yy[seat] as number) / YY_PER_VP) },
    { key: 'marks', value: 0 - MARK_COST * ((s.marks[seat] as number) - left) },
    { key: 'cards-left', value: 0 - MARK_COST * left },
  ];
}

/** Ties: fewer Corsair tokens, then fewer marks, those for left-over cards included; then the place is shared. */
export function outcome(s: SevenSeasState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = allSeats(s);
  const scores = seats.map((seat) => scoreOf(s, seat));
  const keys = seats.map((seat) => [scores[seat] as number, -tokensOf(s, seat), -(s.marks[seat] as number)]);
  const places = placesBy(keys);
  const winners = places[0] as Seat[];
  return { places, winners, scores, parts: seats.map((seat) => scoreParts(s, seat)), reason: reasonOf(keys, winners) };
}

/** What told the winner from the others. */
function reasonOf(keys: readonly (readonly number[])[], winners: readonly Seat[]): string {
  if (winners.length > 1) return 'shared';
  const best = keys[winners[0] as Seat] as readonly number[];
  const rivals = keys.filter((key, seat) => seat !== winners[0] && key[0] === best[0]);
  if (rivals.length === 0) return 'score';
  return rivals.some((key) => key[1] === best[1]) ? 'fewer-marks' : 'fewer-tokens';
}

function tokensOf(s: SevenSeasState, seat: Seat): number {
  return countBits(s.corsair[seat] as number);
}
