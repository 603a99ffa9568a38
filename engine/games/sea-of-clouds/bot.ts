import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { evaluateBy } from '@/engine/kit/win-shares';
import type { SeaOfCloudsAction } from './actions';
import {
  answerBeer,
  answerDrop,
  answerObjectSwap,
  answerOrder,
  answerPick,
  answerPlacing,
  answerPlume,
  answerRumSwap,
} from './bot/answers';
import { forget } from './bot/forget';
import { isWorthTaking } from './bot/share';
import { sight } from './bot/sight';
import { sharesOf } from './bot/standing';
import { outcome, scoreOf } from './score';
import { type SeaOfCloudsState } from './state';
import { topTask } from '@/engine/kit/tasks';
import type { SeaOfCloudsView } from './view';

type Action = SeaOfCloudsAction;

/** 12.2. Of what lies hidden it reads what this seat knows and nothing else. */
function policy(s: SeaOfCloudsState, seat: Seat, legal: readonly Action[], _luck: Stream): Action {
  const first = legal[0] as Action;
  if (legal.length === 1) return first;
  const task = topTask(s);
  switch (task?.kind) {
    case 'look':
      // LEAVE stands before TAKE.
      return isWorthTaking(s, seat, task.slot) ? (legal[1] as Action) : first;
    case 'peek':
      return legal[1] as Action;
    case 'place':
      return answerPlacing(s, legal);
    case 'beer':
      return answerBeer(s, seat, legal);
    case 'take':
      return answerPick(s, seat, legal);
    case 'effects':
      return answerOrder(s, legal);
    case 'swap-object':
      return answerObjectSwap(s, task, legal);
    case 'swap-rum':
      return answerRumSwap(s, seat, legal);
    case 'plume':
      return answerPlume(s, legal);
    case 'plume-discard':
      return answerDrop(s, seat, legal);
    default:
      return first;
  }
}

export const brain: Brain<SeaOfCloudsState, Action, SeaOfCloudsView> = {
  policy,
  evaluate: evaluateBy(outcome, (s, into, viewer) => sharesOf(s, viewer, into)),
  sight,
  forget,
  turn: (s) => s.turn,
  points: scoreOf,
  // Imagined matches are short.
  measure: { effort: 0.75, weight: 1, perSeat: 1 },
  // A share is nearly always clearly worth taking or not: few imagined matches tell as much as many, so the levels lie further apart.
  levels: { deckhand: { iterations: 7 }, bosun: { iterations: 14 }, captain: { iterations: 60, turns: 1 } },
};
