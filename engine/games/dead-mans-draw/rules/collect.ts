import { cardIds } from '../data/cards';
import { putInBank } from '../state';
import { hasKeyAndChest, keyChestBonus } from './key-chest';
import type { Play } from './play';
import { checkSuddenDeath } from './sudden-death';

/** 4.5. The turn ends when the bonus, if there is one, is done. */
export function collect(play: Play): void {
  const { s, emit } = play;
  const cards = s.row;
  s.row = [];
  s.marks = [];
  cards.forEach((card) => putInBank(s, s.active, card));
  emit?.({ type: 'collected', seat: s.active, cards: cardIds(cards) });
  if (checkSuddenDeath(play, s.active)) return;
  s.tasks.push({ kind: 'end-turn' });
  if (hasKeyAndChest(s, cards)) keyChestBonus(play, cards.length);
}
