import type { Seat } from '@/engine/core/game';
import { cutAt, driftKey, driftOf, isDue, type Drift } from '../legal/sail';
import { squareId, type Square } from '../data/squares';
import { put, windOf } from '../state';
import { hurt } from './damage';
import { tell, type Play } from './play';

/** 4.5 */
export function move(play: Play, seat: Seat, ship: number, course: number, squares: number): void {
  const { s, chart } = play;
  const from = s.at[ship] as Square;
  const path: Square[] = [];
  for (let square = from; path.length < squares; path.push(square)) square = chart.go[square * 8 + course] as Square;
  put(s, ship, path[squares - 1] as Square);
  s.moved[ship] = true;
  const id = chart.ships[ship]?.id as string;
  tell(play, { type: 'moved', seat, ship: id, from: squareId(from), path: path.map(squareId) });
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
  });
  if (damage > 0) hurt(play, ship, damage, 'reef');
}
