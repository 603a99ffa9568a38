import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import { seaId, type Sea } from '../data/board';
import { CALYPSO, flagshipOf, goldOf, MOVE, SKILL_2, skillPrice } from '../state';
import type { Play } from './play';

type How = 'move' | 'calypso' | 'compass' | 'flight';

function sail({ s, emit }: Play, seat: Seat, to: Sea, by: How, paid: number): void {
  const from = flagshipOf(s, seat);
  s.flagship[seat] = to;
  s.gold[seat] = goldOf(s, seat) - paid;
  s.stepped = by === 'move';
  s.run = '';
  emit?.({ type: 'sailed', seat, from: seaId(from), to: seaId(to), by, paid });
}

/** 4.6.1 */
export function move(play: Play, seat: Seat, to: Sea): void {
  play.s.used |= MOVE;
  sail(play, seat, to, 'move', 0);
}

/** 4.7.1 */
export function callCalypso(play: Play, seat: Seat, to: Sea): void {
  const { s } = play;
  s.used |= CALYPSO;
  s.calypso[seat] = (s.calypso[seat] as number) - 1;
  sail(play, seat, to, 'calypso', 0);
}

/** 4.17.4 */
export function useCompass(play: Play, seat: Seat, to: Sea): void {
  play.s.used |= SKILL_2;
  sail(play, seat, to, 'compass', skillPrice(play.s, seat));
}

/** 4.15.7 */
export function flee(play: Play, seat: Seat, to: Sea): void {
  popOf(play.s, 'flight');
  sail(play, seat, to, 'flight', 0);
}
