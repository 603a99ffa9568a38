import { popOf } from '@/engine/kit/tasks';
import { cardId } from '../data/cards';
import { HOOK } from '../data/suits';
import { CAPTAINS_HOOK, MISER } from '../data/traits';
import { hookTargets } from '../legal/hook';
import { stackOf, takeFromBank, topCard, traitsOf } from '../state';
import { noEffect } from './no-effect';
import type { Arrival, Play } from './play';

/** 4.6.2; 4.7.11: Captain's Hook asks twice; 4.7.10: what a Miser's hook brings directly is safe. */
export function hook(play: Play): void {
  const { s } = play;
  if (hookTargets(s) === 0) {
    noEffect(play, HOOK);
    return;
  }
  const traits = traitsOf(s, s.active);
  s.tasks.push({ kind: 'hook', left: (traits & CAPTAINS_HOOK) !== 0 ? 2 : 1, safe: (traits & MISER) !== 0 });
}

/** The first card is run through 4.3 completely before the second is chosen (R16). */
export function pickHook(play: Play, suit: number): Arrival {
  const { s, emit } = play;
  const task = popOf(s, 'hook');
  if (task.left > 1) s.tasks.push({ ...task, left: task.left - 1 });
  const card = topCard(suit, stackOf(s, s.active, suit));
  takeFromBank(s, s.active, card);
  emit?.({ type: 'hooked', seat: s.active, card: cardId(card) });
  return { card, source: 'hook', safe: task.safe };
}
