import type { Seat } from '@/engine/core/game';
import { scoreOf } from '../score';
import type { Play } from './play';

/** 8.3, R36: asked after every change of a bank; the turn stops there and the row scores for nobody. True: the match is over. */
export function checkSuddenDeath({ s, emit }: Play, seat: Seat): boolean {
  if (s.rules.suddenDeath === 0 || s.phase === 'over' || scoreOf(s, seat) < s.rules.suddenDeath) return false;
  s.phase = 'over';
  s.suddenWinner = seat;
  emit?.({ type: 'over', seat, suddenWinner: seat });
  return true;
}
