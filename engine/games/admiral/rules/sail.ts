import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { LEG_DONE } from '../action-table';
import { couldBeMined } from '../legal/mines';
import { cutAt, driftKey, driftOf, isDue, legalLegs, mayTurn, type Drift } from '../legal/sail';
import { shipFrom, unitId } from '../legal/units';
import { squareId, type Square } from '../data/squares';
import { put, windOf } from '../state';
import { enter } from './mines';
import { tell, type Play } from './play';

/** 4.5 */
export function move(play: Play, seat: Seat, ship: number, course: number, squares: number): void {
  const { s, chart } = play;
  // 8.1.1, E-29: where nothing can follow the first leg is all.
  if (mayTurn(s, chart) && legalLegs(s, ship, course, squares).some((leg) => leg !== LEG_DONE))
    return void s.tasks.push({ kind: 'leg', seat, ship: unitId(chart, ship), course, squares });
  sail(play, seat, ship, wayFrom(play, s.at[ship] as Square, course, squares));
}

/** 8.1.1: a second leg, or none. */
export function goOn(play: Play, seat: Seat, course: number | null, more: number): void {
  const { s, chart } = play;
  const { ship: id, course: first, squares } = popOf(s, 'leg');
  const ship = shipFrom(chart, id);
  const way = wayFrom(play, s.at[ship] as Square, first, squares);
  const further = course === null ? [] : wayFrom(play, way.at(-1) as Square, course, more);
  sail(play, seat, ship, [...way, ...further]);
}

function wayFrom({ chart }: Play, from: Square, course: number, squares: number): Square[] {
  const path: Square[] = [];
  for (let square = from; path.length < squares; path.push(square)) square = chart.go[square * 8 + course] as Square;
  return path;
}

function sail(play: Play, seat: Seat, ship: number, path: readonly Square[]): void {
  const { s, chart } = play;
  const from = s.at[ship] as Square;
  put(s, ship, path.at(-1) as Square);
  s.moved[ship] = true;
  tell(play, {
    type: 'moved',
    seat,
    ship: unitId(chart, ship),
    from: squareId(from),
    path: path.map(squareId),
    ...(couldBeMined(s, chart, seat, path) && { reveals: true }),
  });
  enter(play, ship, path, 0, false);
}

/** The owner's wish to stop at a square of a port, or none. */
export function driftTo(play: Play, ship: number, stop: Square | null): void {
  const { s, chart } = play;
  const whole = driftOf(s, chart, ship);
  drift(play, ship, stop === null ? whole : cutAt(whole, stop));
}

/** 4.8 */
export function drift(play: Play, ship: number, { path, stop, damage }: Drift): void {
  const { s, chart } = play;
  const from = s.at[ship] as Square;
  const key = driftKey(from, windOf(s));
  if (isDue(s, ship)) s.driftedDue = Math.min(s.driftedDue, key);
  else s.drifted = Math.min(s.drifted, key);
  put(s, ship, path.at(-1) ?? from);
  s.moved[ship] = true;
  tell(play, {
    type: 'drifted',
    seat: s.owner[ship] as Seat,
    ship: chart.ships[ship]?.id as string,
    from: squareId(from),
    path: path.map(squareId),
    stop,
    damage,
    ...(couldBeMined(s, chart, s.owner[ship] as Seat, path) && { reveals: true }),
  });
  enter(play, ship, path, damage, true);
}
