import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { mixed, mixedAll } from '@/engine/kit/sight';
import { evaluateBy } from '@/engine/kit/win-shares';
import type { DeadMansDrawAction } from './actions';
import { wantsToDraw } from './bot/choice';
import { pickValue, prepare } from './bot/picks';
import { sharesOf } from './bot/standing';
import type { Card } from './data/cards';
import { outcome, scoreOf } from './score';
import type { DeadMansDrawState } from './state';

/** 12.3. Reads of the draw pile only which cards are in it, never their order, but for those the seat has seen. */
function policy(
  s: DeadMansDrawState,
  _seat: Seat,
  legal: readonly DeadMansDrawAction[],
  luck: Stream,
): DeadMansDrawAction {
  const first = legal[0] as DeadMansDrawAction;
  if (legal.length === 1) return first;
  if (first.type === 'COLLECT') return wantsToDraw(s) ? (legal[1] as DeadMansDrawAction) : first;
  if (first.type === 'PICK_LOCKER_TARGET') return luck.pick<DeadMansDrawAction>(legal);
  prepare(s);
  let best: DeadMansDrawAction = first;
  let bestValue = pickValue(s, first);
  for (let i = 1; i < legal.length; i++) {
    const action = legal[i] as DeadMansDrawAction;
    const value = pickValue(s, action);
    if (value > bestValue) {
      best = action;
      bestValue = value;
    }
  }
  return best;
}

/** What chance has just laid open: the newest card of the row, the cards of a map, what an oracle showed, what a bust sank, traits and bonus cards. */
function sight(s: DeadMansDrawState, seat: Seat): number {
  let h = s.row.length * 31 + s.turn * 7 + s.draw.length;
  h = mixed(h, s.row.length > 0 ? (s.row[s.row.length - 1] as Card) : -1);
  h = mixedAll(h, s.revealed);
  const known = s.known[seat] as number;
  for (let i = 1; i <= known; i++) h = mixed(h, s.draw[s.draw.length - i] as Card);
  h = mixed(h, s.lastDiscarded);
  return mixedAll(mixedAll(h, s.traits), s.bank);
}

export const brain: Brain<DeadMansDrawState, DeadMansDrawAction> = {
  policy,
  evaluate: evaluateBy(outcome, sharesOf),
  sight,
  turn: (s) => s.turn,
  points: scoreOf,
  // Effects of traits and of open cards make an imagined match long.
  measure: { effort: 1.25, weight: 1 },
};
