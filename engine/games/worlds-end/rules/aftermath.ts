import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import { popOf } from '@/engine/kit/tasks';
import { seaFrom, seaId, type Sea } from '../data/board';
import { flagshipOf } from '../state';
import type { BattleKind, Task } from '../view';
import { stepArmada } from './armada';
import { endIfWon, isOver } from './finish';
import type { Play } from './play';

/** 4.15.12, steps 5 and 6. */
export function settleAftermath(play: Play, task: TaskOf<Task, 'aftermath'>): void {
  const { battle, sea, sides, winner } = task;
  popOf(play.s, 'aftermath');
  const [attacker, defender] = sides;
  if (battle === 'sea') {
    const at = seaFrom(sea as string) as Sea;
    if (winner === 0) take(play, attacker as Seat, at, defender);
    if (!isOver(play.s)) driveOff(play, winner === 0 ? defender : attacker, at);
  } else {
    const player = (attacker ?? defender) as Seat;
    afterEventBattle(play, battle, player, sides[winner] === player);
  }
}

/** 4.3.10, 4.3.14, and where `eventBattleFlight` sends the loser. */
export function afterEventBattle(play: Play, battle: BattleKind, seat: Seat, won: boolean): void {
  const { s } = play;
  // Pushed first: the last battle, which a step of the armada may begin, empties the stack, and nobody flees then.
  if (!won && s.options.eventBattleFlight) s.tasks.push({ kind: 'flight', seat });
  if (battle === 'kraken') stepArmada(play, seat, won ? -1 : 1, 'kraken');
}

/** 4.15.2: the sea, and all fame that goes with it. */
export function take(play: Play, seat: Seat, sea: Sea, from: Seat | null): void {
  const { s, emit } = play;
  s.owner[sea] = seat;
  emit?.({ type: 'taken', seat, sea: seaId(sea), from });
  endIfWon(play, seat);
}

/** 4.15.7: the loser's flagship must leave, if it is there. */
export function driveOff({ s }: Play, loser: Seat | null, sea: Sea): void {
  if (loser !== null && flagshipOf(s, loser) === sea) s.tasks.push({ kind: 'flight', seat: loser });
}
