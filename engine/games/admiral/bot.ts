import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { topTask } from '@/engine/kit/tasks';
import { evaluateBy } from '@/engine/kit/win-shares';
import { ROLL, WORK_ANSWERS } from './action-table';
import type { AdmiralAction } from './actions';
import { chartFor } from './board/chart';
import { answerDeploy } from './bot/deploy';
import { answerDefence, answerJoin, answerShare, answerShift } from './bot/fight';
import { hush } from './bot/hush';
import { answerLeg } from './bot/leg';
import { answerMine } from './bot/mines';
import { plans } from './bot/plans';
import { goodMoves, race } from './bot/race';
import { sight } from './bot/sight';
import { answerTreaty } from './bot/treaties';
import { answerTurn } from './bot/turn';
import { isRace, Study } from './bot/waters';
import { winningAnswer } from './bot/win';
import { promise } from './bot/worth';
import { outcome, scoreOf } from './score';
import { chartOf, type AdmiralState } from './state';
import type { AdmiralView } from './view';

type Action = AdmiralAction;

/** 12: a sound answer by simple reckoning. */
function policy(s: AdmiralState, seat: Seat, legal: readonly Action[], luck: Stream): Action {
  const first = legal[0] as Action;
  if (legal.length === 1) return first;
  switch (topTask(s)?.kind) {
    case 'main':
      return winningAnswer(s, seat, legal) ?? (isRace(chartOf(s)) ? race(s, seat, legal) : answerTurn(s, seat, legal));
    case 'deploy':
      return chartOf(s).hasCargo || isRace(chartOf(s)) ? answerDeploy(s, seat, legal) : luck.pick(legal);
    case 'lay':
      return luck.pick(legal.length > 1 ? legal.filter(({ type }) => type === 'LayMine') : legal);
    case 'mine':
      return answerMine(s, seat, legal);
    case 'treaty':
      return answerTreaty(s, seat);
    case 'leg':
      return answerLeg(s, seat, legal);
    case 'salvo':
      return legal.includes(ROLL) ? ROLL : first;
    case 'attack':
      return answerJoin(s, legal);
    case 'defend':
      return answerDefence(s, legal);
    case 'share':
      return answerShare(s, legal);
    case 'cargo':
      return answerShift(s, legal);
    case 'fort-work':
      // Who has a fort and something to fetch has other work for his ships.
      return WORK_ANSWERS[s.lots.length > 0 && s.fortOwner.includes(seat) ? 1 : 0] as Action;
    default:
      return luck.pick(legal);
  }
}

/** In a race the better moves; what comes after a plan is answered by the rule. */
function narrow(s: AdmiralState, seat: Seat, legal: readonly Action[], luck: Stream): readonly Action[] {
  if (topTask(s)?.kind !== 'main') return legal;
  return isRace(chartOf(s)) ? goodMoves(s, seat, legal) : [policy(s, seat, legal, luck)];
}

export const brain: Brain<AdmiralState, Action, AdmiralView> = {
  policy,
  evaluate: evaluateBy(outcome, promise),
  sight,
  turn: (s) => s.turn,
  points: scoreOf,
  // A turn has a dozen decisions, and from most positions a turn or two tell all that can be told before the next wind.
  levels: {
    deckhand: { iterations: 8, noise: 0.35 },
    bosun: { iterations: 16, noise: 0.16 },
    captain: { iterations: 40, turns: 2, noise: 0.01 },
    legend: { iterations: 200, turns: 2 },
  },
  study: ({ options, seats }) => new Study(chartFor(options, seats)),
  hush,
  plans,
  narrow,
  leads: true,
};
