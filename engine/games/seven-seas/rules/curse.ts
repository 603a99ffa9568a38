import type { Seat } from '@/engine/core/game';
import { HIT_FACE, KEPT_OUT, throwsShips, WAGE, type Curse } from '../data/curses';
import { GOODS, NONE, withCount, type Good } from '../data/goods';
import { highestDemand } from '../data/ports';
import { availOf, guardsOf, type SevenSeasState } from '../state';
import { clockwise, perSeat } from '@/engine/kit/seats';
import { replaceTop, type TaskOf } from '@/engine/kit/tasks';
import type { Task } from '../view';
import { postGuards, shedOverload, unload } from './fleet';
import { lid } from './lid';
import type { Play } from './play';

/** 4.10: what a Curse does once its gift is settled. */
export function castCurse(play: Play, seat: Seat, curse: Curse, gifts: number): void {
  const { s } = play;
  if (curse === 'wages') return payWages(play, seat);
  if (curse === 'tavern') {
    // 4.10.12, 4.17.10
    s.tasks.push({ kind: 'throw', seat, by: curse, ships: perSeat(s, 0), red: s.seats, spills: 0 });
    return;
  }
  if (curse === 'idol') {
    s.tasks.push({ kind: 'overload', seat, at: 0 }, { kind: 'idol', seat });
    return;
  }
  if (throwsShips(curse)) throwFleets(play, seat, curse, gifts);
}

/** 4.10.3–4.10.5: every ship at disposal, but those that the gift keeps out. */
function throwFleets({ s, emit }: Play, curser: Seat, by: Curse, gifts: number): void {
  const ships = perSeat(s, 0);
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const avail = availOf(s, seat);
    const out = seat === curser ? Math.min(avail, gifts * KEPT_OUT) : 0;
    if (out > 0) emit?.({ type: 'kept-out', seat, count: out });
    ships[seat] = avail - out;
    total += avail - out;
  }
  if (total === 0) return;
  const red = by === 'whirlpool' ? 1 : 0;
  s.tasks.push({ kind: 'overload', seat: curser, at: 0 }, { kind: 'throw', seat: curser, by, ships, red, spills: 0 });
}

/** 4.10.6: each player's dice that show the face. */
export function hitFaces(play: Play, curser: Seat, curse: Curse): void {
  const { s } = play;
  const hits = perSeat(s, 0);
  for (let at = 0; at < lid.count; at++) {
    if (lid.face[at] === HIT_FACE[curse]) hits[lid.owner[at] as number] = (hits[lid.owner[at] as number] as number) + 1;
  }
  takeGoods(play, curser, curse, hits, goodOf(s, curse));
}

/** What Kraken, Iceberg, Sirens and Mutiny take. */
function goodOf(s: SevenSeasState, curse: Curse): number {
  return curse === 'mutiny' ? highestDemand(s.port) : (HIT_FACE[curse] as number) - 1;
}

/** IDOL_NAME: 4.10.10. */
export function nameGood(play: Play, curser: Seat, good: number): void {
  play.s.tasks.pop();
  play.emit?.({ type: 'named', seat: curser, good: GOODS[good] as Good });
  takeGoods(play, curser, 'idol', perSeat(play.s, 1), good);
}

/** 4.10.20: first the goods, one for each hit, then one ship for every hit that is left; never a guard. */
function takeGoods(play: Play, curser: Seat, by: Curse, hits: readonly number[], good: number): void {
  const { s, emit } = play;
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, curser, step);
    const hit = hits[seat] as number;
    const goods = Math.min(hit, s.goods[seat * 3 + good] as number);
    const ships = Math.min(hit - goods, availOf(s, seat));
    if (goods + ships === 0) continue;
    const lost = withCount(NONE, good, goods);
    unload(s, seat, lost);
    s.owned[seat] = (s.owned[seat] as number) - ships;
    emit?.({ type: 'lost', seat, by, goods: lost, talismans: 0, ships, chests: 0 });
  }
}

/** 4.10.8: the same with talismans. */
export function takeTalismans({ s, emit }: Play, curser: Seat, hits: readonly number[]): void {
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, curser, step);
    const hit = hits[seat] as number;
    const talismans = Math.min(hit, s.talismans[seat] as number);
    const ships = Math.min(hit - talismans, availOf(s, seat));
    if (talismans + ships === 0) continue;
    s.talismans[seat] = (s.talismans[seat] as number) - talismans;
    s.lootDiscard[3] = (s.lootDiscard[3] as number) + talismans;
    s.owned[seat] = (s.owned[seat] as number) - ships;
    emit?.({ type: 'lost', seat, by: 'whirlpool', goods: NONE, talismans, ships, chests: 0 });
  }
}

/** 4.10.11: counted by the guards at the start, for all at once; guards who are not needed any more come home. */
function payWages(play: Play, curser: Seat): void {
  const { s, emit } = play;
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, curser, step);
    const guards = guardsOf(s, seat);
    const chests = WAGE * guards;
    if (chests === 0) continue;
    s.chests[seat] = (s.chests[seat] as number) - chests;
    emit?.({ type: 'lost', seat, by: 'wages', goods: NONE, talismans: 0, ships: 0, chests });
    postGuards(play, seat, guards);
  }
}

/** 4.8.12, 4.10.17: goods that no longer fit, clockwise from the curser. */
export function lookForOverload({ s }: Play, task: TaskOf<Task, 'overload'>): void {
  if (task.at === s.seats) {
    s.tasks.pop();
    return;
  }
  replaceTop(s, { ...task, at: task.at + 1 });
  shedOverload(s, clockwise(s, task.seat, task.at));
}
