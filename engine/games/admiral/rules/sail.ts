import type { Seat } from '@/engine/core/game';
import { driftKey, driftOf, isDue, type Drift } from '../legal/sail';
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

function cutAt({ path }: Drift, stop: Square): Drift {
  return { path: path.slice(0, path.indexOf(stop) + 1), stop: 'port', damage: 0 };
}

/** 5.3: where nobody says otherwise a ship stops in the first port of its own side. */
export function stopAtHome({ s, chart }: Play, ship: number, whole: Drift): Drift {
  const side = chart.sideOf[s.owner[ship] as Seat];
  const isOurs = (square: Square): boolean =>
    chart.forts.some(({ port }, fort) => {
      const owner = s.fortOwner[fort] as Seat;
      return owner >= 0 && chart.sideOf[owner] === side && port.includes(square);
    });
  const stop = whole.path.find(isOurs);
  return stop === undefined || (stop === whole.path.at(-1) && whole.damage === 0) ? whole : cutAt(whole, stop);
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
