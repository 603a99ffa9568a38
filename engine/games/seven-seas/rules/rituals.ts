import type { Seat } from '@/engine/core/game';
import { COST } from '../data/table';
import { addChests } from './fleet';
import { makeDeal } from './market';
import type { Play } from './play';

/** 4.14.4: chests and guards at once. In the final sale guards and room no longer matter (4.16.6). */
export function goodDeal(play: Play, seat: Seat, one: number, other: number): void {
  const { s } = play;
  const chests = makeDeal(play, seat, one, other);
  if (s.phase === 'final') s.chests[seat] = (s.chests[seat] as number) + chests;
  else addChests(play, seat, chests);
}

/** 4.14.5 */
export function doubleHold({ s, emit }: Play, seat: Seat): void {
  s.yy[seat] = (s.yy[seat] as number) - COST.doubleHold;
  s.hold[seat] = (s.hold[seat] as number) + 1;
  emit?.({ type: 'ritual', seat, ritual: 'doubleHold' });
}

/** 4.14.7 */
export function unsinkable({ s, emit }: Play, seat: Seat): void {
  s.yy[seat] = (s.yy[seat] as number) - COST.unsinkable;
  s.unsink[seat] = (s.unsink[seat] as number) + 1;
  emit?.({ type: 'ritual', seat, ritual: 'unsinkable' });
}
