import type { Seat } from '@/engine/core/game';
import { GOVERNOR } from '../data/characters';
import { NATIONS, type Nation } from '../data/nations';
import { supplyOf } from '../state';
import { finishMain } from './activation';
import { launchShips, mark } from './fleet';
import { dueGift } from './gift-right';
import type { Play } from './play';

/** 4.6.1, 4.6.2: all ships, one token, one mark. */
export function joinGovernor(play: Play, seat: Seat, nation: number): void {
  const { s, emit } = play;
  finishMain(s, seat, GOVERNOR);
  launchShips(play, seat, supplyOf(s, seat), 0, 'governor');
  s.corsair[seat] = (s.corsair[seat] as number) | (1 << nation);
  emit?.({ type: 'joined', seat, nation: NATIONS[nation] as Nation });
  if (!dueGift(s, seat, GOVERNOR)) takeGovernorsMark(play, seat, 0);
}

/** 4.6.5, 4.6.6, ruling 9.6: the gift spares the mark, its second part drops an earlier one. */
export function takeGovernorsMark(play: Play, seat: Seat, gifts: number): void {
  const { s, emit } = play;
  if (gifts === 0) mark(play, seat, 'governor');
  if (gifts < 2 || s.marks[seat] === 0) return;
  s.marks[seat] = (s.marks[seat] as number) - 1;
  emit?.({ type: 'unmarked', seat });
}
