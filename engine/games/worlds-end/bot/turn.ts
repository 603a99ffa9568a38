import type { Seat } from '@/engine/core/game';
import { BATTLE as ATTACK, END_TURN, OPEN_PORT, PARLEY } from '../action-table';
import type { WorldsEndAction } from '../actions';
import { seaFrom, STEPS, type Sea } from '../data/board';
import { canAttack, canOpenPort, canParley } from '../legal/actions';
import { BATTLE, box, flagshipOf, goldOf, hasUsed, PORT, squadronOf, type WorldsEndState } from '../state';
import { guardOrder } from './guards';
import { leastChance } from './stake';
import { gainAt, prospectAt } from './target';

type Action = WorldsEndAction;

/** Gold below which a look into a port is idle. */
const SPARE = 200;
/** Fame for a thousand gold of ships. */
const FAME_OF_SHIPS = 0.45 / 1000;
/** What Parley adds to a chance. */
const TALKS = 0.15;

/**
 * In a worker the answers are copies of those of the table: what may be done is asked of the rules.
 *
 * 12.1: buy where that is possible, take what can be had, sail where one or the other is, guard what is worth it.
 */
export function answerActions(s: WorldsEndState, seat: Seat, legal: readonly Action[]): Action {
  const here = flagshipOf(s, seat);
  if (canOpenPort(s, seat) && goldOf(s, seat) >= SPARE) return OPEN_PORT;
  if (canAttack(s, seat)) {
    const { chance } = prospectAt(s, seat, here);
    const least = leastChance(s, seat, here);
    if (chance >= least) return ATTACK;
    if (canParley(s, seat) && chance >= least - TALKS) return PARLEY;
  }
  return bestStep(s, seat, legal) ?? guardOrder(s, seat) ?? END_TURN;
}

/** A step to a better place, or none. */
function bestStep(s: WorldsEndState, seat: Seat, legal: readonly Action[]): Action | undefined {
  if (!legal.some((action) => action.type === 'MOVE' || action.type === 'CALYPSO' || action.type === 'COMPASS'))
    return undefined;
  const look = new Lookout(s, seat);
  let best: Action | undefined;
  let most = look.placeWorth(flagshipOf(s, seat), 0) + 0.05;
  for (const action of legal) {
    if (action.type !== 'MOVE' && action.type !== 'CALYPSO' && action.type !== 'COMPASS') continue;
    const price = action.type === 'MOVE' ? 0 : action.type === 'CALYPSO' ? 0.2 : 0.5;
    const worth = look.placeWorth(seaFrom(action.to) as Sea, most + price) - price;
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

/** A step more to where something can be had. */
const NEXT = 0.6;

/** What can be had where. A battle is reckoned only where so much hangs on it that it could change the choice. */
class Lookout {
  private readonly had: number[] = [];

  constructor(
    private readonly s: WorldsEndState,
    private readonly seat: Seat,
  ) {}

  /** What can be had at a place, or from it with a step more; where that is no more than `least`, perhaps less than it is. */
  placeWorth(sea: Sea, least: number): number {
    let most = this.hadAt(sea, least);
    for (const to of STEPS[sea] as readonly Sea[]) {
      most = Math.max(most, NEXT * this.hadAt(to, Math.max(most, least) / NEXT));
    }
    return most;
  }

  private hadAt(sea: Sea, least: number): number {
    const { s, seat, had } = this;
    const known = had[sea];
    if (known !== undefined) return known;
    const port = portWorth(s, seat, sea);
    if (gainAt(s, seat, sea) <= Math.max(least, port)) return port;
    return (had[sea] = Math.max(preyWorth(s, seat, sea), port));
  }
}

function preyWorth(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const { chance, loss } = prospectAt(s, seat, sea);
  if (chance < leastChance(s, seat, sea)) return 0;
  const worth = chance * gainAt(s, seat, sea) - FAME_OF_SHIPS * loss;
  // The battle of this turn is used: this one can be fought in the next at the earliest.
  return hasUsed(s, BATTLE) ? 0.6 * worth : worth;
}

function portWorth(s: WorldsEndState, seat: Seat, sea: Sea): number {
  const gold = goldOf(s, seat);
  if (hasUsed(s, PORT) || gold < SPARE || s.ships.length === 0 || box(s).seas[sea]?.port !== true) return 0;
  return (squadronOf(s, seat).length === 0 ? 2 : 0.5) * Math.min(1, gold / 600);
}
