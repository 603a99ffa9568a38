import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { topTask } from '@/engine/kit/tasks';
import { evaluateBy, shareOut } from '@/engine/kit/win-shares';
import type { AdmiralAction } from './actions';
import { sail } from './bot/sail';
import { sight } from './bot/sight';
import { distanceLeft, outcome, scoreOf } from './score';
import type { AdmiralState } from './state';
import type { AdmiralView } from './view';

type Action = AdmiralAction;

/** 12: a sound answer by simple reckoning. */
function policy(s: AdmiralState, seat: Seat, legal: readonly Action[], luck: Stream): Action {
  if (legal.length === 1) return legal[0] as Action;
  return topTask(s)?.kind === 'main' ? sail(s, seat, legal) : luck.pick(legal);
}

/** One square nearer is worth so much more of the win. */
const SPREAD = 20;

function promise(s: AdmiralState, into: number[]): void {
  const points = Array.from({ length: s.seats }, (_, seat) => -distanceLeft(s, seat));
  if (s.seats > 1) return shareOut(points, s.seats, SPREAD, into);
  into[0] = 1 / (2 + (s.round - (points[0] as number) / 2) / 12);
}

export const brain: Brain<AdmiralState, Action, AdmiralView> = {
  policy,
  evaluate: evaluateBy(outcome, promise),
  sight,
  turn: (s) => s.turn,
  points: scoreOf,
};
