import type { DeadMansDrawAction } from '../actions';
import { HOOK_PICK } from '../action-table';
import { SUIT_COUNT } from '../data/suits';
import { wouldBust } from '../rules/busting';
import { stackOf, topCard, type DeadMansDrawState } from '../state';
import { pickSuits, suitsInBank } from './targets';

/** 4.6.2.1: bits of the own stacks; with safeChoices only those whose top card does not bust (8.4). */
export function hookTargets(s: DeadMansDrawState): number {
  let suits = suitsInBank(s, s.active);
  if (!s.options.safeChoices) return suits;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const stack = stackOf(s, s.active, suit);
    if (stack !== 0 && wouldBust(s, topCard(suit, stack), 'hook')) suits &= ~(1 << suit);
  }
  return suits;
}

export function legalHooks(s: DeadMansDrawState): DeadMansDrawAction[] {
  return pickSuits(HOOK_PICK, 0, hookTargets(s));
}

export function whyNotHook(s: DeadMansDrawState, suit: number): string {
  return stackOf(s, s.active, suit) === 0 ? 'stack-empty' : 'would-bust';
}
