import type { Seat } from '@/engine/core/game';
import { LOOT, NONE, TALISMAN, type Loot } from '../data/goods';
import { capacityOf, cargoOf, type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import type { Play } from './play';

type LootTask = TaskOf<Task, 'loot'>;

/** 4.8.1, 4.8.2: the next player takes a card for each surviving ship; everything is decided before the one after. */
export function shareLoot(play: Play, task: LootTask): void {
  const { s } = play;
  if (task.at === s.seats) {
    s.tasks.pop();
    return;
  }
  const seat = clockwise(s, task.seat, task.at);
  replaceTop(s, { ...task, at: task.at + 1 });
  const ships = task.ships[seat] as number;
  if (ships > 0) drawLoot(play, seat, ships);
}

/** 4.8.2–4.8.4, 4.8.11: talismans at once, then the question which goods to keep. */
export function drawLoot(play: Play, seat: Seat, count: number): void {
  const { s, emit } = play;
  const drawn: [number, number, number, number] = [0, 0, 0, 0];
  let shown: Loot[] = [];
  let total = 0;
  while (total < count) {
    if (s.loot.length === 0) {
      if (emit && shown.length > 0) emit({ type: 'loot', seat, cards: shown, left: 0, reveals: true });
      shown = [];
      if (!reshuffle(play, seat)) break;
    }
    const kind = s.loot.pop() as number;
    drawn[kind] = (drawn[kind] as number) + 1;
    total++;
    if (emit) shown.push(LOOT[kind] as Loot);
  }
  if (emit && shown.length > 0) emit({ type: 'loot', seat, cards: shown, left: s.loot.length, reveals: true });
  const talismans = drawn[TALISMAN];
  if (talismans > 0) {
    s.talismans[seat] = (s.talismans[seat] as number) + talismans;
    s.yy[seat] = (s.yy[seat] as number) + talismans;
    emit?.({ type: 'talismans', seat, count: talismans });
  }
  const goods = total - talismans;
  if (goods === 0) return;
  const room = Math.min(goods, capacityOf(s, seat) - cargoOf(s, seat));
  s.tasks.push({ kind: 'keep', seat, caps: [drawn[0], drawn[1], drawn[2]], taken: NONE, at: 0, lo: 0, hi: room });
}

/** 4.8.10; false: both are empty. */
function reshuffle({ s, luck, emit }: Play, seat: Seat): boolean {
  for (let kind = 0; kind < LOOT.length; kind++) {
    for (let left = s.lootDiscard[kind] as number; left > 0; left--) s.loot.push(kind);
    s.lootDiscard[kind] = 0;
  }
  if (s.loot.length === 0) return false;
  luck.play.shuffle(s.loot);
  emit?.({ type: 'reshuffled', seat, count: s.loot.length });
  return true;
}

/** 4.10.15, 4.10.21: cards are turned up until a good appears, if there is one at all. */
export function findGood(play: Play, seat: Seat): void {
  const { s, emit } = play;
  if (!isGoodLeft(s)) return;
  let shown: Loot[] = [];
  const show = (): void => {
    if (emit && shown.length > 0) emit({ type: 'turned-up', seat, cards: shown, left: s.loot.length, reveals: true });
    shown = [];
  };
  for (;;) {
    if (s.loot.length === 0) {
      show();
      reshuffle(play, seat);
    }
    if (s.loot[s.loot.length - 1] !== TALISMAN) break;
    s.loot.pop();
    s.lootDiscard[TALISMAN] = (s.lootDiscard[TALISMAN] as number) + 1;
    if (emit) shown.push('talisman');
  }
  show();
  drawLoot(play, seat, 1);
}

function isGoodLeft(s: SevenSeasState): boolean {
  for (let kind = 0; kind < TALISMAN; kind++) {
    if ((s.lootDiscard[kind] as number) > 0 || s.loot.includes(kind)) return true;
  }
  return false;
}
