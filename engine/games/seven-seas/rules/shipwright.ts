import type { Seat } from '@/engine/core/game';
import { SHIPWRIGHT } from '../data/characters';
import { finishMain } from './activation';
import { launchShips } from './fleet';
import { dueGift } from './gift-right';
import type { Play } from './play';

/** SHIPWRIGHT_BUY: 4.5.1, 4.5.4 */
export function buyShips(play: Play, seat: Seat, count: number): void {
  finishMain(play.s, seat, SHIPWRIGHT);
  launchShips(play, seat, count, count, 'shipwright');
  dueGift(play.s, seat, SHIPWRIGHT);
}
