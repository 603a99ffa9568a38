import { CAPTAIN, CARTOGRAPHER, GOVERNOR, ISLANDER, MERCHANT, SHAMAN, SHIPWRIGHT } from '../data/characters';
import { CAPTAIN_YY } from '../data/table';
import type { Curse } from '../data/curses';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { drawAdventure } from './adventure-deck';
import { castCurse } from './curse';
import { addChests, launchShips } from './fleet';
import { takeGovernorsMark } from './governor';
import { drawLoot } from './loot';
import type { Play } from './play';

type GiftTask = TaskOf<Task, 'gift'>;

/** TAKE_GIFT: one part (4.4.6). The Cartographer sees each card before the next is asked for (4.13.3). */
export function answerGift(play: Play, task: GiftTask, accept: boolean): void {
  const { s, emit } = play;
  const left = task.left - 1;
  if (!accept) emit?.({ type: 'refused', seat: task.seat });
  if (task.rank === CARTOGRAPHER) {
    if (accept) drawAdventure(play, task.seat);
    replaceTop(s, { ...task, left: Math.min(left, s.deck.length) });
  } else {
    replaceTop(s, { ...task, left, accepted: task.accepted + (accept ? 1 : 0) });
  }
}

/** 4.4.5: all parts have been asked for. */
export function giveGift(play: Play, { seat, rank, accepted, curse }: GiftTask): void {
  const { s, emit } = play;
  s.tasks.pop();
  switch (rank) {
    case SHIPWRIGHT:
      if (accepted > 0) launchShips(play, seat, accepted, 0, 'gift');
      return;
    case GOVERNOR:
      return takeGovernorsMark(play, seat, accepted);
    case CAPTAIN:
      if (accepted === 0) return;
      s.yy[seat] = (s.yy[seat] as number) + CAPTAIN_YY * accepted;
      emit?.({ type: 'gained', seat, chests: 0, yy: CAPTAIN_YY * accepted, by: 'gift' });
      return;
    case ISLANDER:
      if (accepted > 0) drawLoot(play, seat, accepted);
      return;
    case SHAMAN:
      return castCurse(play, seat, curse as Curse, accepted);
    case MERCHANT:
      if (accepted === 0) return;
      emit?.({ type: 'gained', seat, chests: accepted, yy: 0, by: 'gift' });
      return addChests(play, seat, accepted);
    default:
  }
}
