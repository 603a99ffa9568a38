import type { Outcome, ScorePart, Seat } from '@/engine/core/game';
import { placesBy } from '@/engine/kit/places';
import { allSeats } from '@/engine/kit/seats';
import { fameOf, fameParts } from './fame';
import { isIn, NOBODY, type WorldsEndState } from './state';

/** E-17: fame, now or at the end. */
export function scoreOf(s: WorldsEndState, seat: Seat): number {
  return fameOf(s, seat);
}

function scoreParts(s: WorldsEndState, seat: Seat): ScorePart[] {
  const { seas, monopolies, regions, bought, gifts } = fameParts(s, seat);
  return [
    { key: 'seas', value: seas },
    { key: 'monopolies', value: monopolies },
    { key: 'regions', value: regions },
    { key: 'bought', value: bought },
    { key: 'gifts', value: gifts },
  ];
}

interface Ended {
  readonly winner: Seat;
  readonly out: readonly number[];
}

/** E-17: the winner, those still in by fame, those who were out by when they left. */
export function placesOf({ winner, out }: Ended, fame: readonly number[]): Seat[][] {
  return placesBy(
    fame.map((points, seat) => {
      const left = out[seat] as number;
      return [seat === winner ? 1 : 0, left === 0 ? 1 : 0, left === 0 ? points : left];
    }),
  );
}

export function outcome(s: WorldsEndState): Outcome | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = allSeats(s);
  const scores = seats.map((seat) => scoreOf(s, seat));
  const ended = {
    places: placesOf(s, scores),
    winners: s.winner === NOBODY ? [] : [s.winner],
    scores,
    parts: seats.map((seat) => scoreParts(s, seat)),
    reason: s.result,
  };
  return s.winner === NOBODY ? { ...ended, worth: worthOfNobody(s) } : ended;
}

/** E-18: an equal share for everybody who is still in. */
function worthOfNobody(s: WorldsEndState): number[] {
  const seats = allSeats(s);
  const left = seats.filter((seat) => isIn(s, seat)).length;
  return seats.map((seat) => (isIn(s, seat) ? 1 / left : 0));
}
