import type { TaskOf } from '@/engine/kit/tasks';
import { perSeat } from '@/engine/kit/seats';
import type { Task } from '../view';
import { allDice, dieId, layOut, lid, RED } from './lid';
import type { Play } from './play';
import { endRaid } from './raid';
import { firstSquareOf, millimetres } from './ruler';

type PairTask = TaskOf<Task, 'pair'>;

/** 4.7.17 c: more tied pairs than this are not played out on paper. */
const MOST_ORDERS = 6;
/** A pair as one number, so that sorting sorts by distance, then by ids: squared distance, pirate die, red die. */
const PLACES = 64;
const most = 4 * 40;
const sorted = new Float64Array(most);
/** Sunk dice of the lid, 0 or 1. */
const sunk: number[] = [];

const pirateOf = (pair: number): number => Math.floor(pair / PLACES) % PLACES;
const caravanOf = (pair: number): number => pair % PLACES;
const squareOf = (pair: number): number => Math.floor(pair / (PLACES * PLACES));
const isOver = (pair: number): boolean => sunk[pirateOf(pair)] === 1 || sunk[caravanOf(pair)] === 1;

/** 4.7.13–4.7.15: the dice in the lid fight until one side is gone or the captain has to decide. */
export function fight(play: Play, captain: number, ships: readonly number[]): void {
  const { s } = play;
  for (let at = 0; at < lid.count; at++) sunk[at] = 0;
  const pairs = enemyPairs();
  const never = s.options.captainDecides === 'never';
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] as number;
    if (isOver(pair)) continue;
    const mm = millimetres(squareOf(pair));
    const tied = never ? [] : tiedWith(pairs, i, mm);
    if (tied.length > 1 && ordersDiffer(tied)) {
      ask(play, captain, ships, mm, tied);
      return;
    }
    duel(play, captain, pirateOf(pair), caravanOf(pair), mm);
  }
  finish(play, captain, ships);
}

/** All enemy pairs, the nearest first. Dice do not move in a battle, so one sorting serves all of it. */
function enemyPairs(): Float64Array {
  const { x, y } = lid;
  let firstRed = lid.count;
  while (firstRed > 0 && lid.owner[firstRed - 1] === RED) firstRed--;
  let count = 0;
  for (let pirate = 0; pirate < firstRed; pirate++) {
    const px = x[pirate] as number;
    const py = y[pirate] as number;
    for (let red = firstRed; red < lid.count; red++) {
      const dx = px - (x[red] as number);
      const dy = py - (y[red] as number);
      sorted[count++] = ((dx * dx + dy * dy) * PLACES + pirate) * PLACES + red;
    }
  }
  return sorted.subarray(0, count).sort();
}

/** 4.7.17 a: the living pairs from here on with the same reading. */
function tiedWith(pairs: Float64Array, from: number, mm: number): number[] {
  const tied: number[] = [];
  const end = firstSquareOf(mm + 1) * PLACES * PLACES;
  for (let i = from; i < pairs.length && (pairs[i] as number) < end; i++) {
    if (!isOver(pairs[i] as number)) tied.push(pairs[i] as number);
  }
  return tied;
}

/** 4.7.17 c, d, 4.7.18 */
function ordersDiffer(tied: readonly number[]): boolean {
  if (!shareDice(tied)) return false;
  if (tied.length > MOST_ORDERS) return true;
  const first: { ends: string | null } = { ends: null };
  return !allEndAlike(tied, [], first);
}

function shareDice(tied: readonly number[]): boolean {
  for (let i = 0; i < tied.length; i++) {
    for (let j = i + 1; j < tied.length; j++) {
      const [a, b] = [tied[i] as number, tied[j] as number];
      if (pirateOf(a) === pirateOf(b) || caravanOf(a) === caravanOf(b)) return true;
    }
  }
  return false;
}

/** Every order of the pairs on paper: do all sink the same dice as the first one did? */
function allEndAlike(left: readonly number[], lost: readonly number[], first: { ends: string | null }): boolean {
  const open = left.filter((pair) => !lost.includes(pirateOf(pair)) && !lost.includes(caravanOf(pair)));
  if (open.length === 0) {
    const ends = [...lost].sort((a, b) => a - b).join();
    first.ends ??= ends;
    return ends === first.ends;
  }
  return open.every((pair) => {
    const rest = open.filter((other) => other !== pair);
    return allEndAlike(rest, [...lost, ...losersOf(pirateOf(pair), caravanOf(pair))], first);
  });
}

/** 4.7.14: the lower one, or both. */
function losersOf(pirate: number, caravan: number): number[] {
  const gap = (lid.face[pirate] as number) - (lid.face[caravan] as number);
  return gap < 0 ? [pirate] : gap > 0 ? [caravan] : [pirate, caravan];
}

function duel({ emit }: Play, captain: number, pirate: number, caravan: number, mm: number): void {
  const losers = losersOf(pirate, caravan);
  for (const at of losers) sunk[at] = 1;
  emit?.({
    type: 'duel',
    seat: captain,
    pirate: dieId(pirate),
    caravan: dieId(caravan),
    mm,
    sunk: losers.map(dieId),
  });
}

/** 4.7.17 d */
function ask({ s }: Play, captain: number, ships: readonly number[], mm: number, tied: readonly number[]): void {
  const ties = tied.map((pair) => ({ pirate: dieId(pirateOf(pair)), caravan: dieId(caravanOf(pair)) }));
  const dice = allDice().filter((_, at) => sunk[at] === 0);
  s.tasks.push({ kind: 'pair', seat: captain, ships, dice, mm, ties });
}

/** CHOOSE_PAIR: that pair fights, then everything is measured again. */
export function choosePair(play: Play, task: PairTask, pirate: string, caravan: string): void {
  play.s.tasks.pop();
  const [one, other] = [pirate, caravan].map((id) => task.dice.findIndex((die) => die.id === id)) as [number, number];
  layOut(task.dice);
  for (let at = 0; at < lid.count; at++) sunk[at] = 0;
  duel(play, task.seat, one, other, task.mm);
  layOut(task.dice.filter((_, at) => sunk[at] === 0));
  fight(play, task.seat, task.ships);
}

function finish(play: Play, captain: number, ships: readonly number[]): void {
  const survivors = perSeat(play.s, 0);
  let destroyed = true;
  for (let at = 0; at < lid.count; at++) {
    if (sunk[at] === 1) continue;
    const owner = lid.owner[at] as number;
    if (owner === RED) destroyed = false;
    else survivors[owner] = (survivors[owner] as number) + 1;
  }
  endRaid(play, captain, ships, survivors, destroyed);
}
