import type { Seat } from '@/engine/core/game';
import { BATTLE, describe, END_TURN, OPEN_PORT, PARLEY } from '../action-table';
import type { WorldsEndAction } from '../actions';
import { seaFrom, STEPS, type Sea } from '../data/board';
import { box, flagshipOf, goldOf, hasUsed, PORT, squadronOf, type WorldsEndState } from '../state';
import { canStillFight, chanceAt, gainAt, leastChance, ownGuns } from './target';
import type { Gun } from './odds';

type Action = WorldsEndAction;

/** Gold below which a look into a port is idle. */
const SPARE = 200;

/** 12.1: take what can be had, buy where that is possible, sail where one or the other is. */
export function answerActions(s: WorldsEndState, seat: Seat, legal: readonly Action[]): Action {
  const guns = ownGuns(s, seat);
  const here = flagshipOf(s, seat);
  const least = leastChance(s, seat);
  // In a worker the answers are copies of those of the table.
  const may = (order: Action) => legal.some((one) => one.type === order.type && describe(one) === describe(order));
  if (may(OPEN_PORT) && goldOf(s, seat) >= SPARE) return OPEN_PORT;
  if (may(BATTLE)) {
    const chance = chanceAt(s, seat, here, guns);
    if (chance >= least) return BATTLE;
    if (may(PARLEY) && chance >= least - 0.15) return PARLEY;
  }
  return bestStep(s, seat, legal, guns) ?? END_TURN;
}

/** A step to a better place, or none. */
function bestStep(s: WorldsEndState, seat: Seat, legal: readonly Action[], guns: readonly Gun[]): Action | undefined {
  let best: Action | undefined;
  let most = placeWorth(s, seat, flagshipOf(s, seat), guns, 1) + 0.05;
  for (const action of legal) {
    if (action.type !== 'MOVE' && action.type !== 'CALYPSO' && action.type !== 'COMPASS') continue;
    const price = action.type === 'MOVE' ? 0 : action.type === 'CALYPSO' ? 0.2 : 0.5;
    const worth = placeWorth(s, seat, seaFrom(action.to) as Sea, guns, 1) - price;
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

/** What can be had at a place now, or from it with a step more. */
function placeWorth(s: WorldsEndState, seat: Seat, sea: Sea, guns: readonly Gun[], ahead: number): number {
  const prey = canStillFight(s) || ahead === 0 ? preyWorth(s, seat, sea, guns) : 0;
  let worth = Math.max(prey, portWorth(s, seat, sea));
  if (ahead === 0) return worth;
  for (const next of STEPS[sea] ?? []) worth = Math.max(worth, 0.6 * placeWorth(s, seat, next, guns, ahead - 1));
  return worth;
}

function preyWorth(s: WorldsEndState, seat: Seat, sea: Sea, guns: readonly Gun[]): number {
  const chance = chanceAt(s, seat, sea, guns);
  return chance < leastChance(s, seat) ? 0 : chance * gainAt(s, seat, sea);
}

function portWorth(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const gold = goldOf(s, seat);
  if (hasUsed(s, PORT) || gold < SPARE || s.ships.length === 0 || box(s).seas[sea]?.port !== true) return 0;
  return (squadronOf(s, seat).length === 0 ? 2 : 0.5) * Math.min(1, gold / 600);
}
