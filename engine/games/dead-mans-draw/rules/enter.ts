import { cardId, suitOf } from '../data/cards';
import { HOOK } from '../data/suits';
import { MISER } from '../data/traits';
import { markOf, putInBank, SAFE, traitsOf } from '../state';
import { useAbility } from './ability';
import { bust } from './bust';
import { divertedBy, twinOf } from './busting';
import type { Arrival, Play } from './play';
import { checkSuddenDeath } from './sudden-death';

/** 4.3: the way of every card into the row, whatever its source. */
export function enter(play: Play, { card, source, safe }: Arrival): void {
  const { s, emit } = play;
  const seat = s.active;
  // 4.3.1
  const diverter = divertedBy(s, card, source);
  if (diverter) {
    putInBank(s, seat, card);
    emit?.({ type: 'diverted', seat, card: cardId(card), by: diverter });
    checkSuddenDeath(play, seat);
    return;
  }
  // 4.3.2
  const twin = twinOf(s, card);
  if (twin >= 0) {
    bust(play, card, twin);
    return;
  }
  // 4.3.3
  s.row.push(card);
  // 4.3.4: debt, then Safe Harbor's places, then Miser's marks.
  if (s.debt > 0) s.debt--;
  let isSafe = safe || (suitOf(card) === HOOK && (traitsOf(s, seat) & MISER) !== 0);
  if (s.slots > 0) {
    s.slots--;
    isSafe = true;
  }
  s.marks.push(markOf(source) | (isSafe ? SAFE : 0));
  emit?.({ type: 'entered', seat, card: cardId(card), source, safe: isSafe, debt: s.debt, slots: s.slots });
  // 4.3.5
  useAbility(play, card);
}
