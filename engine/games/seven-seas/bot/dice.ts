import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import type { SevenSeasAction } from '../actions';
import type { SevenSeasState } from '../state';
import type { LidDie, Task } from '../view';

type Action = SevenSeasAction;

/** CHOOSE_PAIR: the duel that does most for the captain: own dice live, red ones sink. */
export function answerPair(task: TaskOf<Task, 'pair'>, legal: readonly Action[]): Action {
  const die = (id: string): LidDie | undefined => task.dice.find((one) => one.id === id);
  let best = legal[0] as Action;
  let bestWorth = -100;
  for (const a of legal) {
    if (a.type !== 'CHOOSE_PAIR') continue;
    const pirate = die(a.pirate);
    const red = die(a.caravan);
    if (!pirate || !red) continue;
    const sunk = pirate.face <= red.face ? (pirate.owner === task.seat ? -1.5 : 0.4) : 0;
    const worth = sunk + (red.face <= pirate.face ? 1 : 0);
    if (worth > bestWorth) {
      best = a;
      bestWorth = worth;
    }
  }
  return best;
}

/** WHIRLPOOL_PICK: another's die if there is one. */
export function answerWhirl(task: TaskOf<Task, 'whirl'>, legal: readonly Action[]): Action {
  const owner = (id: string): Seat => task.tied.find((die) => die.id === id)?.owner ?? -1;
  return legal.find((a) => a.type === 'WHIRLPOOL_PICK' && owner(a.die) !== task.seat) ?? (legal[0] as Action);
}

/** What a die of the Tavern is worth to the player who gets it. */
function faceWorth(s: SevenSeasState, seat: Seat, face: number): number {
  const cargo = s.goods[seat * 3] !== 0 || s.goods[seat * 3 + 1] !== 0 || s.goods[seat * 3 + 2] !== 0;
  if (face === 2) return cargo ? -1.3 : 0;
  if (face === 3) return s.chests[seat] === 0 ? 0 : -1;
  return face === 1 ? -3 : face === 5 ? 1.3 : 1;
}

/** TAVERN_DEAL: the best for oneself, to each other one the worst that is left. */
export function answerTavern(s: SevenSeasState, curser: Seat, legal: readonly Action[]): Action {
  let best = legal[0] as Action;
  let bestWorth = -100;
  for (const a of legal) {
    if (a.type !== 'TAVERN_DEAL') continue;
    const worth = faceWorth(s, a.seat, a.face) * (a.seat === curser ? 1 : -1);
    if (worth > bestWorth) {
      best = a;
      bestWorth = worth;
    }
  }
  return best;
}
