import type { Seat } from '@/engine/core/game';
import { popOf, replaceTop, topOf, type TaskOf } from '@/engine/kit/tasks';
import type { Ship } from '../box';
import { leastBid, mostBid } from '../legal/trade';
import { shipFrom, shipId } from '../names';
import { fromOn, nextIn } from '../order';
import { box, goldOf, playersIn } from '../state';
import type { Task } from '../view';
import { join, tellFleet } from './fleet';
import type { Play } from './play';

type Auction = TaskOf<Task, 'auction'>;

/** 4.3.18, 4.3.19 */
export function openAuction({ s, emit }: Play, seat: Seat): void {
  if (s.ships.length === 0) return;
  const top = s.ships[0] as Ship;
  s.ships = s.ships.slice(1);
  const ship = shipId(box(s), top);
  const price = box(s).price[top] as number;
  const inside = fromOn(playersIn(s), seat);
  s.tasks.push({ kind: 'auction', seat, ship, price, bid: 0, bidder: null, inside });
  emit?.({ type: 'auctioned', seat, ship, price, reveals: true });
}

export function bid({ s, emit }: Play, seat: Seat, amount: number): void {
  const task = topOf(s, 'auction');
  replaceTop(s, { ...task, bid: amount, bidder: seat, seat: nextIn(task.inside, seat) });
  emit?.({ type: 'bid', seat, amount });
}

/** 4.3.22 */
export function quit({ s, emit }: Play, seat: Seat, forced: boolean): void {
  const task = topOf(s, 'auction');
  const inside = task.inside.filter((one) => one !== seat);
  replaceTop(s, { ...task, inside, seat: nextIn(task.inside, seat) });
  emit?.({ type: 'left', seat, forced });
}

/** True while somebody is to be asked; otherwise a step has been taken. */
export function goOnWithAuction(play: Play, task: Auction): boolean {
  const { s } = play;
  if (task.inside.length === 0) returnShip(play, task);
  else if (task.inside.length === 1 && task.bidder !== null) sell(play, task, task.bidder);
  // E-34
  else if (mostBid(s, task.seat) < leastBid(task)) quit(play, task.seat, true);
  else return true;
  return false;
}

/** 4.3.23 */
function sell(play: Play, { ship, bid: paid }: Auction, seat: Seat): void {
  const { s, emit } = play;
  popOf(s, 'auction');
  s.gold[seat] = goldOf(s, seat) - paid;
  join(s, seat, shipFrom(box(s), ship));
  emit?.({ type: 'won', seat, ship, paid });
  tellFleet(play, seat);
}

/** 4.3.26 */
function returnShip({ s, luck, emit }: Play, { ship }: Auction): void {
  popOf(s, 'auction');
  s.ships = luck.play.shuffle([...s.ships, shipFrom(box(s), ship)]);
  emit?.({ type: 'unsold', seat: s.active, ship });
}
