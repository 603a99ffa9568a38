import type { Seat } from '@/engine/core/game';
import { leastOf, mostOf } from '@/engine/kit/chains';
import { replaceTop, topTask } from '@/engine/kit/tasks';
import { minus, withCount } from '../data/goods';
import { MERCHANT } from '../data/characters';
import { firstSale } from '../legal/activation';
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

/** MERCHANT_SELL: the first link lies on the activation itself, the others on the portion that it has begun. */
export function sell(play: Play, seat: Seat, good: number, count: number): void {
  const task = topTask(play.s);
  if (task?.kind === 'sell') return portion(play, task, count);
  const sale = firstSale(play.s, seat);
  play.s.tasks.push({ ...sale, taken: withCount(sale.taken, good, count), at: good + 1 });
}

/** True while there is a choice; otherwise the portion is carried out (5.3). */
export function isPortioning(play: Play, task: Portion): boolean {
  let now = task;
  while (now.at < 3) {
    const least = leastOf(now);
    if (least < mostOf(now)) {
      if (now !== task) replaceTop(play.s, now);
      return true;
    }
    now = { ...now, taken: withCount(now.taken, now.at, least), at: now.at + 1 };
  }
  play.s.tasks.pop();
  carryOut(play, now);
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
