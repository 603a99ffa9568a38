import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { allSeats } from '@/engine/kit/seats';
import type { Chart } from './board/chart';
import { KINDS } from './data/ships';
import { kingDistance, type Square } from './data/squares';
import { chartOf, isAfloat, isIn, NOWHERE, type AdmiralState } from './state';

/** Further than any way on a board. */
const FAR = 24;

/** 7.7: how far a brig still has to sail; FAR: there is none. */
export function distanceLeft(s: AdmiralState, seat: Seat): number {
  const chart = chartOf(s);
  const home = chart.forts[s.home[seat] as number];
  const port = chart.forts[home?.opposite ?? NOWHERE]?.port ?? [];
  const brig = brigOf(s, chart, seat);
  if (brig < 0) return FAR;
  return port.reduce((least, square) => Math.min(least, kingDistance(s.at[brig] as Square, square)), FAR);
}

function brigOf(s: AdmiralState, { ships }: Chart, seat: Seat): number {
  return ships.findIndex(({ kind }, ship) => s.owner[ship] === seat && KINDS[kind] === 'brig' && isAfloat(s, ship));
}

/** What counts at a limit and behind the winner, the most important first. */
function keysOf(s: AdmiralState, seat: Seat): number[] {
  return isIn(s, seat) ? [1, -distanceLeft(s, seat)] : [0, s.out[seat] as number];
}

export function rankedAtLimit(s: AdmiralState): Seat[][] {
  return placesBy(allSeats(s).map((seat) => keysOf(s, seat)));
}

/** Mini-games: the nearer the better. */
export function scoreOf(s: AdmiralState, seat: Seat): number {
  return FAR - distanceLeft(s, seat);
}

function partsOf(s: AdmiralState, seat: Seat): ScorePart[] {
  const brig = brigOf(s, chartOf(s), seat);
  return [
    { key: 'rounds', value: s.round },
    { key: 'distance', value: distanceLeft(s, seat) },
    { key: 'damage', value: brig < 0 ? 0 : (s.damage[brig] as number) },
  ];
}

export function outcome(s: AdmiralState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = allSeats(s);
  const { winners } = s;
  const places = placesBy(
    seats.map((seat) => [winners.includes(seat) ? 1 : 0, ...(winners.includes(seat) ? [] : keysOf(s, seat))]),
  );
  const ended = {
    places,
    winners,
    scores: seats.map((seat) => scoreOf(s, seat)),
    parts: seats.map((seat) => partsOf(s, seat)),
    reason: s.result,
  };
  return s.seats === 1 ? { ...ended, worth: [worthAlone(s)] } : ended;
}

/** 3.2.11: the fewer rounds the better; a brig that never arrives is worth nothing. */
function worthAlone(s: AdmiralState): number {
  return s.result === 'arrived' ? 1 / (1 + s.round / 12) : 0;
}
