import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import { nationOf, shipsOf, type Adventure } from '../data/adventures';
import { fleetCap } from '../legal/raid';
import { raidOdds } from '../odds';
import { freeOf, type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import type { Task } from '../view';
import { LOOT_CARD, roundsLeft, shipWorth } from './forecast';

/** A ship sunk pays a third of a point in Yin-Yang. */
const CONSOLATION = 1 / 3;
const MARK = 3;

/** What it is worth to send one ship of so many of all players, when a ship is worth so much. */
function worthOfOne(caravan: number, all: number, ship: number): number {
  const [, loot, sunk] = raidOdds(caravan, all);
  return (loot * LOOT_CARD - sunk * (ship - CONSOLATION)) / 1000;
}

function isCorsair(s: SevenSeasState, seat: Seat, nation: number): boolean {
  return ((s.corsair[seat] as number) & (1 << nation)) !== 0;
}

/** How many a seat would send, as far as its free ships go. */
function wouldSend(s: SevenSeasState, seat: Seat, caravan: number): number {
  const free = freeOf(s, seat);
  const cap = fleetCap(s.seats, caravan);
  return free < cap ? free : cap;
}

const sends: number[] = [];

/** What a raid on this caravan is worth to the captain, against what it is worth to the others on average. */
export function caravanWorth(s: SevenSeasState, captain: Seat, card: Adventure): number {
  const caravan = shipsOf(s.options.caravanSet, card);
  const nation = nationOf(card);
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const count = wouldSend(s, seat, caravan);
    sends[seat] = count;
    all += count;
  }
  const one = worthOfOne(caravan, all, shipWorth(roundsLeft(s)));
  let gain = 0;
  let others = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const count = sends[seat] as number;
    const worth = count * one - (count === 0 || isCorsair(s, seat, nation) ? MARK : 0);
    if (seat === captain) gain = worth;
    else others += worth;
  }
  return gain - (0.6 * others) / (s.seats - 1);
}

/** SEND_SHIPS: by the ships that have been announced and those that may still come. */
export function bestSend(s: SevenSeasState, task: TaskOf<Task, 'raid'>, most: number): number {
  const me = clockwise(s, task.seat, task.at);
  let others = 0;
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, task.seat, step);
    if (step < task.at) others += task.sent[seat] as number;
    else if (seat !== me) others += wouldSend(s, seat, task.ships);
  }
  const ship = shipWorth(roundsLeft(s));
  let best = 0;
  let bestWorth = isCorsair(s, me, task.nation) ? 0 : -MARK;
  for (let count = 1; count <= most; count++) {
    const worth = count * worthOfOne(task.ships, others + count, ship);
    if (worth > bestWorth) {
      best = count;
      bestWorth = worth;
    }
  }
  return best;
}
