import { cardIds, type Card } from '../data/cards';
import { ORACLE } from '../data/suits';
import { MYSTIC } from '../data/traits';
import { traitsOf, type DeadMansDrawState } from '../state';
import { noEffect } from './no-effect';
import type { Play } from './play';

/** 4.6.6, 4.7.8: the top card (Mystic: three) is seen and stays where it is; by all, or only by the active player (R10). */
export function oracle(play: Play): void {
  const { s, emit } = play;
  const count = Math.min((traitsOf(s, s.active) & MYSTIC) !== 0 ? 3 : 1, s.draw.length);
  if (count === 0) {
    noEffect(play, ORACLE);
    return;
  }
  let reveals = false;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!s.options.oraclePublic && seat !== s.active) continue;
    if ((s.known[seat] as number) >= count) continue;
    s.known[seat] = count;
    reveals = true;
  }
  if (!emit) return;
  const cards = cardIds(topOfPile(s, count));
  const seen = s.options.oraclePublic ? { cards } : { own: { [s.active]: { cards } } };
  emit({ type: 'oracle', seat: s.active, count, ...seen, ...(reveals && { reveals }) });
}

/** The next cards of the draw pile, the first to be drawn first. */
export function topOfPile(s: DeadMansDrawState, count: number): Card[] {
  return count === 0 ? [] : s.draw.slice(-count).reverse();
}
