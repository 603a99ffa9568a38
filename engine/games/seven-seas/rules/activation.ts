import type { Seat } from '@/engine/core/game';
import { characterOf, type Rank } from '../data/characters';
import { type SevenSeasState } from '../state';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { mark } from './fleet';
import type { Play } from './play';

type Activation = TaskOf<Task, 'activate'>;

/** 4.3.7: the main action is used up. The activation lies on top when this is called. */
export function finishMain(s: SevenSeasState, seat: Seat, rank: Rank): void {
  replaceTop(s, { kind: 'activate', seat, rank, main: 'done' });
}

/** 4.3.6, 4.3.8: one mark, whatever the reason; the reason is told to nobody. */
export function decline(play: Play, { seat, rank }: Activation): void {
  replaceTop(play.s, { kind: 'activate', seat, rank, main: 'declined' });
  play.emit?.({ type: 'declined', seat, character: characterOf(rank) });
  mark(play, seat, 'declined');
}
