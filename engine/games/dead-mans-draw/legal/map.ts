import type { DeadMansDrawAction } from '../actions';
import { MAP_PICK } from '../action-table';
import { TEXT_RANK, type Card } from '../data/cards';
import { wouldBust } from '../rules/busting';
import type { DeadMansDrawState } from '../state';

/** 4.6.5.2: the cards that lie open, or for a Navigator the whole pile (4.7.5); with safeChoices none that busts (8.4). */
export function legalMaps(s: DeadMansDrawState): DeadMansDrawAction[] {
  const open = s.revealed.length > 0 ? s.revealed : s.discard;
  const cards = s.options.safeChoices ? open.filter((card) => !wouldBust(s, card, 'map')) : open.slice();
  cards.sort((a, b) => (TEXT_RANK[a] as number) - (TEXT_RANK[b] as number));
  return cards.map((card) => MAP_PICK[card] as DeadMansDrawAction);
}

export function whyNotMap(s: DeadMansDrawState, card: Card): string {
  const open = s.revealed.length > 0 ? s.revealed : s.discard;
  return open.includes(card) ? 'would-bust' : 'card-elsewhere';
}
