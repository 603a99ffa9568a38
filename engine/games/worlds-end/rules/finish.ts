import type { Seat } from '@/engine/core/game';
import { fameOf } from '../fame';
import { fameToWin, NOBODY, type WorldsEndState } from '../state';
import type { Result } from '../view';
import type { Play } from './play';

/** The match ends here, whatever was still to be done. */
export function finish({ s, emit }: Play, result: Result, winner: Seat): void {
  s.phase = 'over';
  s.result = result;
  s.winner = winner;
  s.tasks.length = 0;
  emit?.({ type: 'over', seat: winner === NOBODY ? s.active : winner, result });
}

/** 4.21.1: after every change that can give fame. True: the match is over. */
export function endIfWon(play: Play, seat: Seat): boolean {
  if (fameOf(play.s, seat) < fameToWin(play.s.options)) return false;
  finish(play, 'fame10', seat);
  return true;
}

export function isOver(s: WorldsEndState): boolean {
  return s.phase === 'over';
}
