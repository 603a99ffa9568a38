import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { CO_FRIGATE, KRAKEN } from '../data/company';
import { squadronOf } from '../state';
import { afterEventBattle } from './aftermath';
import { beginBattle } from './battle';
import type { Play } from './play';

/** 4.3.5–4.3.8 */
export function meetKraken(play: Play, seat: Seat): void {
  const { s } = play;
  if (squadronOf(s, seat).length === 0) afterEventBattle(play, 'kraken', seat, false);
  else beginBattle(play, { kind: 'kraken', sea: null, sides: [null, seat], company: [KRAKEN], parley: false });
}

/** CONVOY, 4.3.12, 4.3.13 */
export function meetConvoy(play: Play, seat: Seat, attack: boolean): void {
  popOf(play.s, 'convoy');
  if (!attack) return;
  beginBattle(play, { kind: 'convoy', sea: null, sides: [seat, null], company: [CO_FRIGATE], parley: false });
}
