import type { Brain, Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
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

/** Shares of the win; exact when the match is over. */
function evaluate(s: DeadMansDrawState, into: number[]): void {
  const result = outcome(s);
  if (!result) {
    sharesOf(s, into);
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat] = 0;
  for (const seat of result.winners) into[seat] = 1 / result.winners.length;
}

/** What chance has just laid open: the newest card of the row, the cards of a map, what an oracle showed, what a bust sank, traits and bonus cards. */
function sight(s: DeadMansDrawState, seat: Seat): number {
  let h = s.row.length * 31 + s.turn * 7 + s.draw.length;
  h = mixed(h, s.row.length > 0 ? (s.row[s.row.length - 1] as Card) : -1);
  for (let i = 0; i < s.revealed.length; i++) h = mixed(h, s.revealed[i] as Card);
  const known = s.known[seat] as number;
  for (let i = 1; i <= known; i++) h = mixed(h, s.draw[s.draw.length - i] as Card);
  h = mixed(h, s.lastDiscarded);
  for (let i = 0; i < s.traits.length; i++) h = mixed(h, s.traits[i] as number);
  for (let i = 0; i < s.bank.length; i++) h = mixed(h, s.bank[i] as number);
  return h;
}

function mixed(h: number, x: number): number {
  return (Math.imul(h, 16777619) + x) | 0;
}

export const brain: Brain<DeadMansDrawState, DeadMansDrawAction> = {
  policy,
  evaluate,
  sight,
  turn: (s) => s.turn,
  points: scoreOf,
  // Effects of traits and of open cards make an imagined match long.
  measure: { effort: 1.25, weight: 1 },
};
