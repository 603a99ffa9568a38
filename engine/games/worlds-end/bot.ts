import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { topTask, type TaskOf } from '@/engine/kit/tasks';
import { evaluateBy } from '@/engine/kit/win-shares';
import type { WorldsEndAction } from './actions';
import { SKIP_CURSED, SKIP_PLATES } from './action-table';
import { answerFire, answerRoundEnd, answerWindow, fireByRule } from './bot/fight';
import { fightOdds } from './bot/fight-odds';
import { hush, narrow } from './bot/narrow';
import { plans } from './bot/plans';
import { sight } from './bot/sight';
import { sharesOf } from './bot/shares';
import { stakesAll } from './bot/stake';
import { gainAt, prospect, withCards } from './bot/target';
import { answerBid, answerPort, wantsFame } from './bot/trade';
import { answerActions } from './bot/turn';
import { CO_FRIGATE, KRAKEN } from './data/company';
import { eventFor } from './data/events';
import { seaFrom, type Sea } from './data/board';
import { fameOf } from './fame';
import { shipFrom } from './names';
import { outcome, scoreOf } from './score';
import { box, goldOf, squadronOf, type WorldsEndState } from './state';
import type { Task, WorldsEndView } from './view';

type Action = WorldsEndAction;

/** 12. Of what lies hidden it reads what this seat knows and nothing else. */
function policy(s: WorldsEndState, seat: Seat, legal: readonly Action[], luck: Stream): Action {
  const first = legal[0] as Action;
  if (legal.length === 1) return first;
  const task = topTask(s);
  switch (task?.kind) {
    case 'hero':
      return luck.pick(legal);
    case 'start-sea':
      return bestBy(legal, (a) => startWorth(s, a));
    case 'reroll':
      return such(legal, 'EVENT_REROLL', ({ dice }) => dice === (wantsReroll(s, seat, task) ? 'both' : 'none'));
    case 'convoy':
      return such(legal, 'CONVOY', ({ attack }) => attack === wantsConvoy(s, seat));
    case 'auction':
      return answerBid(s, task, seat, legal);
    case 'raid':
      return bestBy(legal, (a) =>
        'seaId' in a ? gainAt(s, task.victim, seaFrom(a.seaId) as Sea) + incomeAt(s, a) : 0,
      );
    case 'fame':
      return such(legal, 'BUY_FAME', ({ buy }) => buy === wantsFame(s, seat));
    case 'actions':
      return answerActions(s, seat, legal);
    case 'offer':
      return answerPort(s, seat, legal);
    case 'plates':
      return goldOf(s, seat) >= 600 ? dearest(s, legal) : SKIP_PLATES;
    case 'fire':
      return answerFire(s, task, seat);
    case 'window':
      return answerWindow(s, task, seat, legal);
    case 'keen-check':
      return such(legal, 'KEEN_EYE_CHECK', ({ use }) => use);
    case 'round-end':
      return answerRoundEnd(s, task, legal);
    case 'cursed':
      return worthRaising(s, dearest(s, legal)) ? dearest(s, legal) : SKIP_CURSED;
    case 'flight':
      return bestBy(legal, (a) => ('seaId' in a ? refuge(s, seat, seaFrom(a.seaId) as Sea) : 0));
    case 'gift':
      return bestBy(legal, (a) => (a.type === 'GIFT_FAME' ? -fameOf(s, a.playerId) : 0));
    default:
      return first;
  }
}

/** The answer of this type that says so. */
function such<T extends Action['type']>(
  legal: readonly Action[],
  type: T,
  fits: (action: Extract<Action, { readonly type: T }>) => boolean,
): Action {
  const found = legal.find((a) => a.type === type && fits(a as Extract<Action, { readonly type: T }>));
  return found ?? (legal[0] as Action);
}

function bestBy(legal: readonly Action[], worth: (action: Action) => number): Action {
  let best = legal[0] as Action;
  let most = -Infinity;
  for (const action of legal) {
    const one = worth(action);
    if (one <= most) continue;
    best = action;
    most = one;
  }
  return best;
}

/** A port, and something easy to take there. */
function startWorth(s: WorldsEndState, a: Action): number {
  const sea = 'seaId' in a ? box(s).seas[seaFrom(a.seaId) as Sea] : undefined;
  return sea ? (sea.port ? 2 : 0) - sea.difficulty : 0;
}

function incomeAt(s: WorldsEndState, a: Action): number {
  return 'seaId' in a ? (box(s).seas[seaFrom(a.seaId) as Sea]?.income ?? 0) / 400 : 0;
}

/** A thousand gold for a fight with one frigate (E-21). */
function wantsConvoy(s: WorldsEndState, seat: Seat): boolean {
  return prospect(s, squadronOf(s, seat), [CO_FRIGATE]).chance >= (stakesAll(s, seat) ? 0.85 : 0.6);
}

function wantsReroll(s: WorldsEndState, seat: Seat, { dice }: TaskOf<Task, 'reroll'>): boolean {
  switch (eventFor(dice[0], dice[1])) {
    case 'kraken':
      return withCards(1 - fightOdds(box(s), [KRAKEN], squadronOf(s, seat), [false, true]).first) < 0.6;
    case 'armada':
    case 'storm':
    case 'raid':
      return true;
    default:
      return false;
  }
}

function dearest(s: WorldsEndState, legal: readonly Action[]): Action {
  return bestBy(legal, (a) => ('shipId' in a ? (box(s).price[shipFrom(box(s), a.shipId)] ?? 0) : 0));
}

function worthRaising(s: WorldsEndState, a: Action): boolean {
  return 'shipId' in a && (box(s).price[shipFrom(box(s), a.shipId)] ?? 0) >= 400;
}

/** Home, or a port. */
function refuge(s: WorldsEndState, seat: Seat, sea: Sea): number {
  return (box(s).seas[sea]?.port === true ? 2 : 0) + (s.owner[sea] === seat ? 1 : 0);
}

export const brain: Brain<WorldsEndState, Action, WorldsEndView> = {
  policy,
  evaluate: evaluateBy(outcome, (s, into) => sharesOf(s, into)),
  sight,
  turn: (s) => s.turn,
  points: scoreOf,
  // With two it is enough to look at the own turn, with four to where it comes round again. Far more tries find nothing more.
  measure: { effort: 1, weight: 1, perSeat: 1.5 },
  levels: {
    bosun: { iterations: 20, noise: 0.08 },
    captain: { iterations: 50, turns: 1, noise: 0.04 },
    legend: { iterations: 240, turns: 1 },
  },
  plans,
  narrow,
  hush,
  rest(s, seat, legal, luck) {
    const task = topTask(s);
    return task?.kind === 'fire' ? fireByRule(s, task) : policy(s, seat, legal, luck);
  },
};
