import { cardFromId, type Card } from './data/cards';
import { openTable, unseenCards } from './resample';
import { wouldBust } from './rules/busting';
import type { DeadMansDrawView } from './view';

/** Of `of` cards that can be next, `bust` would end the turn at once. Whole numbers: the screen divides. */
export interface BustOdds {
  readonly bust: number;
  readonly of: number;
}

/** 11.3: exact for what this view knows. A card seen by an oracle is certain; a diverted card cannot bust (4.3.1). */
export function bustOdds(v: DeadMansDrawView): BustOdds {
  const table = openTable(v);
  const candidates = nextCards(v);
  return { bust: candidates.filter((card) => wouldBust(table, card, 'draw')).length, of: candidates.length };
}

/** Every card that may lie on top of the draw pile, each as likely as the others. */
export function nextCards(v: DeadMansDrawView): Card[] {
  if (v.drawCount === 0) return [];
  const known = v.knownTop[0];
  return known === undefined ? unseenCards(v) : [cardFromId(known) as Card];
}
