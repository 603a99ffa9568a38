import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { allSeats } from '@/engine/kit/seats';
import { squareId, type Square } from '../data/squares';
import type { AdmiralOptions } from '../options';
import { chartOf, emptyTable, NOWHERE, put, type AdmiralState } from '../state';
import { playOf, tell, type Play } from './play';
import { throwForOrder } from './order';
import { beginRound } from './round';

/** Section 3: the order is thrown for at once, all else is asked in turn order. */
export function start(options: AdmiralOptions, seats: number, luck: Luck): AdmiralState {
  const s = emptyTable(options, seats);
  const { turnOrder = 'dice' } = chartOf(s).layout;
  const isThrown = options.turnOrder === 'scenario' ? turnOrder !== 'fixed' : options.turnOrder === 'dice';
  s.order = isThrown ? throwForOrder(allSeats(s), luck.setup) : allSeats(s);
  s.active = s.order[0] as Seat;
  goOnWithSetup(playOf(s, luck));
  return s;
}

/** 5.1: the next that has to be settled before the first round. */
export function goOnWithSetup(play: Play): void {
  const { s, chart } = play;
  const chooser = s.order.find((seat) => chart.plans[seat]?.fort === 'choose' && s.home[seat] === NOWHERE);
  if (chooser !== undefined) return void s.tasks.push({ kind: 'port', seat: chooser });
  for (const seat of s.order) {
    const ship = s.at.findIndex((at, one) => at === NOWHERE && s.owner[one] === seat);
    if (ship >= 0) return void s.tasks.push({ kind: 'deploy', seat, ship: chart.ships[ship]?.id as string });
  }
  beginRound(play);
}

/** 3.2.5 */
export function choosePort(play: Play, seat: Seat, square: Square): void {
  const { s, chart } = play;
  const fort = chart.fortAt[square] as number;
  s.home[seat] = fort;
  s.fortOwner[fort] = seat;
  s.tasks.pop();
  tell(play, { type: 'home', seat, fort: squareId(square) });
  goOnWithSetup(play);
}

export function deploy(play: Play, seat: Seat, ship: number, square: Square): void {
  const { s, chart } = play;
  put(s, ship, square);
  s.tasks.pop();
  tell(play, { type: 'deployed', seat, ship: chart.ships[ship]?.id as string, at: squareId(square) });
  goOnWithSetup(play);
}
