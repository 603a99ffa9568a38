import type { Seat } from '@/engine/core/game';
import { squareId, type Square } from '../data/squares';
import { loading } from '../legal/port';
import { tell, type Play } from './play';
import { scorePoints } from './points';
import { fortId } from './works';

/** 4.20.1, 4.20.7 */
export function load(play: Play, seat: Seat, ship: number, from: Square, count: number): void {
  const { s, chart } = play;
  const fort = chart.fortAt[from] as number;
  if (fort >= 0) {
    s.holds[fort] = (s.holds[fort] as number) - count;
    s.loaded = [...s.loaded, loading(ship, fort)];
  } else {
    const lots = s.lots.slice();
    lots.splice(lots.indexOf(from), count);
    s.lots = lots;
  }
  s.cargo[ship] = (s.cargo[ship] as number) + count;
  const at = squareId(s.at[ship] as Square);
  tell(play, { type: 'loaded', seat, ship: chart.ships[ship]?.id as string, at, from: squareId(from), count });
}

/** 4.20.4 */
export function unload(play: Play, seat: Seat, ship: number, fort: number, count: number): void {
  const { s, chart } = play;
  s.cargo[ship] = (s.cargo[ship] as number) - count;
  s.holds[fort] = (s.holds[fort] as number) + count;
  s.brought[fort] = (s.brought[fort] as number) + count;
  const marker = chart.scenario.markers?.[0]?.id ?? '';
  scorePoints(s, chart, chart.sideOf[seat] as number, `deliver:${marker}`, count);
  const at = squareId(s.at[ship] as Square);
  tell(play, { type: 'unloaded', seat, ship: chart.ships[ship]?.id as string, at, fort: fortId(play, fort), count });
}
