import { minus, withCount } from '../data/goods';
import { MERCHANT } from '../data/characters';
import { leastOf, mostOf } from '../legal/portion';
import { replaceTop } from '../state';
import type { Portion } from '../view';
import { finishMain } from './activation';
import { addChests, unload } from './fleet';
import { dueGift } from './gift-right';
import { sellGoods } from './market';
import type { Play } from './play';

/** One good's number is given; those after it that leave no choice follow in `isPortioning`. */
export function portion({ s }: Play, task: Portion, count: number): void {
  replaceTop(s, { ...task, taken: withCount(task.taken, task.at, count), at: task.at + 1 });
}

/** True while there is a choice; otherwise the portion is carried out (5.3). */
export function isPortioning(play: Play, task: Portion): boolean {
  const { caps, lo, hi } = task;
  let { taken, at } = task;
  for (; at < 3; at++) {
    const least = leastOf(caps, taken, at, lo);
    if (least < mostOf(caps, taken, at, hi)) break;
    if (least > 0) taken = withCount(taken, at, least);
  }
  if (at < 3) {
    if (at !== task.at) replaceTop(play.s, { ...task, taken, at });
    return true;
  }
  play.s.tasks.pop();
  carryOut(play, { ...task, taken });
  return false;
}

function carryOut(play: Play, { kind, seat, caps, taken }: Portion): void {
  const { s, emit } = play;
  if (kind === 'discard') {
    unload(s, seat, taken);
    emit?.({ type: 'discarded', seat, goods: taken });
  } else if (kind === 'keep') {
    const refused = minus(caps, taken);
    for (let good = 0; good < 3; good++) {
      s.goods[seat * 3 + good] = (s.goods[seat * 3 + good] as number) + (taken[good] as number);
      s.lootDiscard[good] = (s.lootDiscard[good] as number) + (refused[good] as number);
    }
    emit?.({ type: 'kept', seat, kept: taken, refused });
  } else {
    // 4.11: the gift waits below whatever the new guards ask (4.12.3).
    finishMain(s, seat, MERCHANT);
    dueGift(s, seat, MERCHANT);
    addChests(play, seat, sellGoods(play, seat, taken));
  }
}
