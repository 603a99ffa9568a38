import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { evaluateBy } from '@/engine/kit/win-shares';
import { LOSE, NAME, SELECT } from './action-table';
import type { SevenSeasAction } from './actions';
import { answerActivation, wantsCard } from './bot/answers';
import { chooseCharacter } from './bot/choice';
import { bestName } from './bot/curse';
import { answerPair, answerTavern, answerWhirl } from './bot/dice';
import { bestPortion, cheapestGood, lastDealWorth } from './bot/goods';
import { bestSend } from './bot/raid';
import { sharesOf } from './bot/shares';
import { sight } from './bot/sight';
import { CARTOGRAPHER, MERCHANT } from './data/characters';
import { goodNumber } from './data/goods';
import { costsGoods } from './rules/gift-right';
import { outcome, scoreOf } from './score';
import { type SevenSeasState } from './state';
import { type TaskOf, topTask } from '@/engine/kit/tasks';
import type { Task } from './view';

type Action = SevenSeasAction;

/** 12.3. Of what lies hidden it reads the own hand and nothing else. */
function policy(s: SevenSeasState, seat: Seat, legal: readonly Action[], luck: Stream): Action {
  const first = legal[0] as Action;
  if (legal.length === 1) return first;
  if (s.phase === 'select') return SELECT[chooseCharacter(s, seat, luck) - 1] as Action;
  if (s.phase === 'final') return finalSale(s, seat, legal);
  const task = topTask(s);
  switch (task?.kind) {
    case 'activate':
      return answerActivation(s, task, legal);
    case 'raid':
      return counted(legal, bestSend(s, task, legal.length - 1));
    case 'keep':
    case 'sell':
    case 'discard':
      return counted(legal, bestPortion(s, task));
    case 'pair':
      return answerPair(task, legal);
    case 'whirl':
      return answerWhirl(task, legal);
    case 'tavern':
      return answerTavern(s, task.seat, legal);
    case 'gift':
      // REFUSE stands before ACCEPT.
      return wantsGift(s, task) ? (legal[1] as Action) : first;
    case 'idol':
      return NAME[bestName(s, seat)] as Action;
    case 'lose':
      return LOSE[cheapestGood(s, seat)] as Action;
    default:
      return first;
  }
}

/** A card that can be played, and no chest for which a good goes overboard. */
function wantsGift(s: SevenSeasState, { seat, rank, accepted }: TaskOf<Task, 'gift'>): boolean {
  if (rank === CARTOGRAPHER) return wantsCard(s, seat);
  return rank !== MERCHANT || !costsGoods(s, seat, accepted + 1);
}

function counted(legal: readonly Action[], count: number): Action {
  for (const a of legal) if ('count' in a && a.count === count) return a;
  return legal[0] as Action;
}

/** 4.16.5: the Good Deal of the best way to sell, while there is one that adds anything. */
function finalSale(s: SevenSeasState, seat: Seat, legal: readonly Action[]): Action {
  let best = legal[0] as Action;
  let most = 0;
  for (const a of legal) {
    if (a.type !== 'RITUAL_GOOD_DEAL') continue;
    const worth = lastDealWorth(s, seat, goodNumber(a.goods[0]), goodNumber(a.goods[1]));
    if (worth <= most) continue;
    best = a;
    most = worth;
  }
  return best;
}

export const brain: Brain<SevenSeasState, Action> = {
  policy,
  evaluate: evaluateBy(outcome, (s, into, viewer) => sharesOf(s, viewer, into)),
  sight,
  turn: (s) => s.round,
  points: scoreOf,
  // Whom to send is chosen with a tremble; about 75 decisions a seat, each of little weight.
  mixes: true,
  measure: { effort: 1.4, weight: 0.2, answers: 24_000 },
  // What a role is worth shows when all have been played and come back. Among so many roles a Deckhand would mostly stay with the
  // rule of thumb, and be none, with the usual noise.
  levels: { deckhand: { noise: 0.13 }, legend: { turns: 5 } },
};
