import type { Seat } from '@/engine/core/game';
import { popOf, replaceTop, topOf } from '@/engine/kit/tasks';
import type { Ship } from '../box';
import { PORT_OFFER } from '../data/table';
import { costOf } from '../legal/trade';
import { shipId, shipIds, shipsFrom } from '../names';
import { box, goldOf, PORT, SKILL_1 } from '../state';
import { join, tellFleet } from './fleet';
import type { Play } from './play';

/** 4.8.2 */
export function openPort({ s, emit }: Play, seat: Seat): void {
  const ships = shipIds(box(s), s.ships.slice(0, PORT_OFFER));
  s.ships = s.ships.slice(PORT_OFFER);
  s.used |= PORT;
  s.stepped = false;
  s.run = '';
  s.tasks.push({ kind: 'offer', seat, ships });
  emit?.({ type: 'offer', seat, ships, reveals: true });
}

/** 4.8.3, 4.8.4, E-12 */
export function buy(play: Play, seat: Seat, ship: Ship): void {
  const { s, emit } = play;
  const task = topOf(s, 'offer');
  const id = shipId(box(s), ship);
  const paid = costOf(s, seat, ship);
  const bargain = paid < (box(s).price[ship] as number);
  if (bargain) s.used |= SKILL_1;
  s.gold[seat] = goldOf(s, seat) - paid;
  join(s, seat, ship);
  replaceTop(s, { ...task, ships: task.ships.filter((one) => one !== id) });
  emit?.({ type: 'bought', seat, ship: id, paid, bargain });
  tellFleet(play, seat);
}

/** 4.8.5, 4.8.10 */
export function closePort({ s, luck, emit }: Play, seat: Seat): void {
  const { ships } = popOf(s, 'offer');
  if (ships.length > 0) s.ships = luck.play.shuffle([...s.ships, ...shipsFrom(box(s), ships)]);
  emit?.({ type: 'offer-closed', seat, back: ships });
}
